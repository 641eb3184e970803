package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A game master and two players over the wire: what is hidden reaches nobody else. */
@Timeout(120)
final class MasterTest {
  private static final String NO_DICE = "\"extra\":[],\"faces\":[]";

  /** As a number of its own: names of matches are hexadecimal, and some hold these digits. */
  private static final String HIT_POINTS = "(?<![0-9a-f])777(?![0-9a-f])";

  @TempDir private Path directory;

  @Test
  void whatTheMasterHidesReachesNoPlayerAndNoSpectator() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      Company company = new Company(server);
      try (Client master = company.master();
          Client player = company.player();
          Client watching = server.connect().hello(company.id, "")) {
        watching.expect("update");
        master(
            master,
            "{\"type\":\"Recruit\",\"template\":\"fighter\",\"name\":\"Brak\",\"count\":1}",
            "{\"type\":\"Give\",\"actor\":\"Brak\",\"seat\":1}",
            "{\"type\":\"Recruit\",\"template\":\"ogre\",\"name\":\"Grumm\",\"count\":1}",
            "{\"type\":\"Recruit\",\"template\":\"wraith\",\"name\":\"Zsadist\",\"count\":1,\"hidden\":true}",
            "{\"type\":\"Muster\",\"slot\":\"default\",\"name\":\"Bridge\",\"ours\":[\"Brak\"],"
                + "\"theirs\":[\"Grumm\",\"Zsadist\"],\"ourRule\":\"physical.attack.basic\",\"theirRule\":\"physical.attack.basic\"}",
            "{\"type\":\"Note\",\"text\":\"the bridge is a trap\",\"secret\":true}",
            "{\"type\":\"Roll\",\"expr\":\"7d7+7000\",\"extended\":true,\"actor\":\"\",\"target\":\"\","
                + NO_DICE
                + ",\"secret\":true}",
            "{\"type\":\"ApplyRule\",\"slot\":\"default\",\"rule\":\"srd.heal.potion\",\"actor\":\"Zsadist\","
                + "\"target\":\"Zsadist\","
                + NO_DICE
                + "}",
            "{\"type\":\"SetValue\",\"actor\":\"Grumm\",\"path\":\"hp\",\"value\":777}",
            "{\"type\":\"NextTurn\",\"slot\":\"default\"}",
            "{\"type\":\"NextTurn\",\"slot\":\"default\"}",
            "{\"type\":\"NextTurn\",\"slot\":\"default\"}",
            "{\"type\":\"Note\",\"text\":\"everybody hears this\"}");

        awaitText(player, "everybody hears this");
        awaitText(watching, "everybody hears this");
        for (Client other : List.of(player, watching))
          assertThat(String.join("\n", other.heard()))
              .contains("Brak", "Grumm", "Bridge")
              .doesNotContain("Zsadist", "is a trap", "7d7+")
              .doesNotContainPattern(HIT_POINTS);
        assertThat(String.join("\n", master.heard()))
            .contains("Zsadist", "is a trap", "7d7+")
            .containsPattern(HIT_POINTS);

        master(master, "{\"type\":\"Hide\",\"actor\":\"Zsadist\",\"hidden\":false}");
        awaitText(player, "Zsadist comes into sight");
      }
    }
  }

  @Test
  void aPlayerActsForItsOwnAndForNobodyElse() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      Company company = new Company(server);
      try (Client master = company.master();
          Client player = company.player()) {
        master(
            master,
            "{\"type\":\"Recruit\",\"template\":\"fighter\",\"name\":\"Brak\",\"count\":1}",
            "{\"type\":\"Recruit\",\"template\":\"ogre\",\"name\":\"Grumm\",\"count\":1}",
            "{\"type\":\"Give\",\"actor\":\"Brak\",\"seat\":1}");
        awaitText(player, "plays Brak");
        long prompt = prompt(player);
        assertThat(refused(player, prompt, "{\"type\":\"Close\"}")).isEqualTo("NOT_YOURS");
        assertThat(refused(player, prompt, rule("Grumm", "Brak"))).isEqualTo("NOT_YOURS");
        assertThat(refused(player, prompt, rule("Brak", "Nobody"))).isEqualTo("UNKNOWN_ACTOR");
        player.play(prompt, rule("Brak", "Grumm"));
        awaitText(master, "Brak begins: Blade, target Grumm.");
        assertThat(String.join("\n", player.heard()))
            .as("the numbers of a foreign sheet")
            .doesNotContain("\"dc\":11", "45 hit points");
      }
    }
  }

  @Test
  void theMasterLeadsEverybodyOnFromAnEarlierMoment() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      Company company = new Company(server);
      String next;
      try (Client master = company.master();
          Client player = company.player()) {
        master(
            master,
            "{\"type\":\"Recruit\",\"template\":\"goblin\",\"name\":\"Snik\",\"count\":1}",
            "{\"type\":\"Note\",\"text\":\"a mistake\"}");
        player.send("branch", "\"step\":1");
        assertThat(text(player.expect("refused"), "code")).isEqualTo("NOT_LEADING");
        master.send("branch", "\"step\":1");
        next = text(master.expect("rematch"), "match");
        awaitText(player, "\"next\":\"" + next + "\"");
      }
      try (Client master = server.connect().hello(next, company.token);
          Client player = server.connect().hello(next, company.playerToken)) {
        assertThat(text(player.expect("welcome"), "seat")).isEqualTo("1");
        assertThat(master.expect("update").text()).contains("Snik").doesNotContain("a mistake");
        master(master, "{\"type\":\"Note\",\"text\":\"better\"}");
        awaitText(player, "better");
        player.send("export", "");
        assertThat(text(player.expect("export"), "text"))
            .contains("# Baator", "Snik appears.", "Note: better")
            .doesNotContain("a mistake");
      }
    }
  }

  @Test
  void whatAChoiceWouldBringIsToldBeforeItIsTaken() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      Company company = new Company(server);
      try (Client master = company.master();
          Client player = company.player()) {
        master(
            master,
            "{\"type\":\"Recruit\",\"template\":\"fighter\",\"name\":\"Brak\",\"count\":1}",
            "{\"type\":\"Recruit\",\"template\":\"ogre\",\"name\":\"Grumm\",\"count\":1}",
            "{\"type\":\"Give\",\"actor\":\"Brak\",\"seat\":1}");
        awaitText(player, "plays Brak");
        preview(master, rule("Brak", "Grumm"));
        assertThat(master.expect("preview").text()).contains("against 11", "80 in 100 succeed");
        preview(player, rule("Brak", "Grumm"));
        assertThat(player.expect("preview").text())
            .contains("Rolls 1d20+4+2")
            .doesNotContain("against 11", "in 100 succeed");
        preview(
            master,
            "{\"type\":\"Muster\",\"slot\":\"default\",\"name\":\"Bridge\",\"ours\":[\"Brak\"],"
                + "\"theirs\":[\"Grumm\"],\"ourRule\":\"srd.attack.melee\",\"theirRule\":\"srd.attack.heavy\"}");
        assertThat(master.expect("preview").text()).contains("of 100 times", "rounds", "fall on");
      }
    }
  }

  private static void preview(Client client, String choice) {
    client.send("preview", "\"prompt\":" + prompt(client) + ",\"choice\":" + choice);
  }

  private static String rule(String actor, String target) {
    return "{\"type\":\"ApplyRule\",\"slot\":\"default\",\"rule\":\"srd.attack.melee\",\"actor\":\""
        + actor
        + "\",\"target\":\""
        + target
        + "\","
        + NO_DICE
        + "}";
  }

  private static void master(Client master, String... choices) {
    for (String choice : choices) {
      long wanted = inputs(master) + 1;
      master.play(prompt(master), choice);
      while (inputs(master) < wanted) master.next();
    }
  }

  private static String refused(Client client, long prompt, String choice) {
    client.answer(prompt, choice);
    return text(client.expect("refused"), "code");
  }

  private static long prompt(Client client) {
    return number(lastUpdate(client), "prompt.id");
  }

  private static long inputs(Client client) {
    return number(lastUpdate(client), "status.inputs");
  }

  private static Tree lastUpdate(Client client) {
    awaitText(client, "\"type\":\"update\"");
    return JsonTrees.read(
        client.heard().stream()
            .filter(message -> message.startsWith("{\"type\":\"update\""))
            .reduce((_, last) -> last)
            .orElseThrow(),
        "update");
  }

  /** Waits until something that came over the wire says this. */
  private static void awaitText(Client client, String words) {
    while (client.heard().stream().noneMatch(message -> message.contains(words))) client.next();
  }

  /** Three seats: a game master, a player, and one that is still open. */
  private static final class Company {
    private final TestServer server;
    private final String id;
    private final String token;
    private final String playerToken;

    Company(TestServer server) throws Exception {
      this.server = server;
      Tree made =
          server.create(
              "{\"game\":\"baator\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"},{\"kind\":\"open\"}]}");
      id = text(made, "match.id");
      token = text(made, "token");
      playerToken =
          text(
              JsonTrees.read(server.post("/api/matches/" + id + "/join", "{}").body(), "joined"),
              "token");
    }

    Client master() {
      return server.connect().hello(id, token);
    }

    Client player() {
      return server.connect().hello(id, playerToken);
    }
  }
}
