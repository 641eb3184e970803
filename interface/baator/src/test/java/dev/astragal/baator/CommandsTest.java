package dev.astragal.baator;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.astragal.cli.Main;
import dev.astragal.games.baator.BaatorGame;
import dev.astragal.games.baator.rules.Packs;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.content.YamlTrees;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands as a shell runs them. */
class CommandsTest {
  @TempDir private Path directory = Path.of("");
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Main.run(args, new PrintWriter(out, true), new PrintWriter(err, true));
  }

  private Tree.Table json() {
    return (Tree.Table) JsonTrees.read(out.toString(), "out");
  }

  private String file(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.writeString(file, text);
    return file.toString();
  }

  private String fight() throws IOException {
    return file(
        "fight.json",
        "{\"actor\": {\"stats\": {\"STR\": 3}}, \"target\": {\"hp\": 10, \"AC\": 14}}");
  }

  @Test
  void aRepetitionRollsATableAndItsOddsAreThoseOfEach() {
    for (String text : List.of("6x4d6kh3", "6#4d6kh3", "6 x 4d6kh3")) {
      out.getBuffer().setLength(0);
      assertThat(run("roll", text, "--seed", "3")).isZero();
      assertThat(out.toString().lines()).hasSize(6).allMatch(line -> line.contains("<-  4d6kh3"));
    }
    out.getBuffer().setLength(0);
    assertThat(run("odds", "6x4d6kh3")).isZero();
    assertThat(out.toString()).startsWith("4d6kh3:  mean 12.2446");
    assertThat(run("roll", "0x4d6")).isEqualTo(2);
    assertThat(run("roll", "999x4d6")).isEqualTo(2);
  }

  @Test
  void whatOtherRollersWriteIsRefusedWithTheOptionThatAllowsIt() {
    for (String text : List.of("6d6=6", "6d6==6", "8d6k>4")) {
      err.getBuffer().setLength(0);
      assertThat(run("roll", text)).isEqualTo(2);
      assertThat(err.toString().lines())
          .containsExactly(
              "astragal: '" + text + "' is written as other dice rollers have it: add --extended");
      assertThat(run("roll", text, "--extended")).isZero();
    }
  }

  @Test
  void rollsInATextAreFilledIn() {
    assertThat(run("roll", "hits for [[1d8+3]], burns for [[2d6]].", "--seed", "3")).isZero();
    assertThat(out.toString().lines().findFirst().orElseThrow())
        .matches("hits for \\d+, burns for \\d+\\.");
    assertThat(out.toString().lines()).hasSize(3);
  }

  @Test
  void macrosAreFilledInWithTheirArguments() throws IOException {
    String macros =
        file("mine.yaml", "attack(bonus): 1d20+bonus\nsmite: max(attack(7), 12) + 2d8\n");
    assertThat(run("roll", "attack(2+3)", "--macros", macros, "--faces", "4")).isZero();
    assertThat(out.toString()).startsWith("9  <-  (1d20+(2+3))");
    assertThat(run("odds", "smite", "--macros", macros)).isZero();
    assertThat(run("roll", "attack", "--macros", macros)).isEqualTo(2);
    assertThat(err.toString()).contains("the macro attack takes 1 values");
    String endless = file("endless.yaml", "a: b+1\nb: a+1\n");
    assertThat(run("roll", "a", "--macros", endless)).isEqualTo(2);
  }

  @Test
  void facesOnTheTableAreWhatDiceShow() {
    assertThat(run("roll", "4dF", "--extended", "--faces=-1,0,1,1", "--json")).isZero();
    assertThat(json().get("result")).contains(Tree.of(1));
    out.getBuffer().setLength(0);
    assertThat(run("roll", "1d6+2dc+1d{2,4,8}", "--extended", "--faces=5,0,1,8", "--json"))
        .isZero();
    assertThat(json().get("result")).contains(Tree.of(14));
    assertThat(run("roll", "1dF", "--extended", "--faces", "3")).isEqualTo(2);
  }

  @Test
  void theOddsOfARuleSayWhatItDoesOnAverage() throws IOException {
    String fight =
        file(
            "brawl.json",
            "{\"actor\": {\"stats\": {\"STR\": 3}}, \"target\": {\"hp\": 9, \"AC\": 13}}");
    assertThat(run("rules", "odds", "pulp.punch", "--ctx", fight)).isZero();
    assertThat(out.toString())
        .as("9 in 20 for 6.5, 2 in 20 for 10")
        .contains("on average physical.take_damage amount 3.93 each time");
  }

  @Test
  void anExpressionMayBeginWithAMinus() {
    assertThat(run("roll", "-1d6+10", "--faces", "4")).isZero();
    assertThat(out.toString()).startsWith("6  <-  -1d6+10");
    assertThat(run("odds", "-1d6+10")).isZero();
    assertThat(run("roll", "1d6", "--sed", "3")).isEqualTo(2);
    assertThat(err.toString()).contains("--sed");
  }

  @Test
  void aPackWithoutAVersionIsReportedWithFileAndLine() throws IOException {
    String pack = file("house.yaml", "pack_id: house\nnamespace: house\nrules: []\n");
    assertThat(run("rules", "check", pack)).isEqualTo(1);
    assertThat(out.toString())
        .contains("house.yaml:1:1: version: is missing", "house.yaml:1:1: engine_min");
  }

  @Test
  void rollUsesTheDiceOnTheTable() {
    assertThat(run("roll", "4d6kh3+2", "--faces", "2,6,1,5", "--json")).isZero();
    assertThat(out.toString().strip())
        .isEqualTo(
            "{\"expr\":\"4d6kh3+2\",\"result\":15,\"faces\":[2,6,1,5],\"kept\":[6,5,2],\"modifier\":2,"
                + "\"terms\":[{\"text\":\"4d6kh3\",\"sign\":1,\"count\":4,\"sides\":6,\"faces\":[2,6,1,5],"
                + "\"kept\":[6,5,2],\"subtotal\":13}]}");
  }

  @Test
  void rollReadsItsContextAndRepeats() throws IOException {
    assertThat(
            run(
                "roll",
                "1d20+actor.stats.STR",
                "--ctx",
                fight(),
                "--faces",
                "1,20",
                "--count",
                "2"))
        .isZero();
    assertThat(out.toString().lines().map(line -> line.split(" ", 2)[0]))
        .containsExactly("4", "23");
  }

  @Test
  void theSameSeedRollsTheSame() {
    run("roll", "10d100", "--seed", "7");
    String first = out.toString();
    out.getBuffer().setLength(0);
    run("roll", "10d100", "--seed", "7");
    assertThat(out.toString()).isEqualTo(first);
  }

  @Test
  void aWrongExpressionIsOneErrorWithCodeAndPlaceAndExitCodeTwo() {
    assertThat(run("roll", "4d6+", "--json")).isEqualTo(2);
    assertThat(out.toString().strip())
        .isEqualTo(
            "{\"expr\":\"4d6+\",\"error\":{\"code\":\"SYNTAX\",\"offset\":4,\"message\":\"a value"
                + " is missing at the end\"}}");
    assertThat(run("roll", "4d6+")).isEqualTo(2);
    assertThat(err.toString()).contains("[SYNTAX] column 5", "  4d6+\n      ^");
    assertThat(run("roll", "4d6!")).isEqualTo(2);
    assertThat(run("roll", "4d6!", "--extended", "--seed", "1")).isZero();
    assertThat(run("roll")).isEqualTo(2);
    assertThat(run("roll", "1d6", "--faces", "x")).isEqualTo(2);
    assertThat(run("roll", "1d6", "--count", "0")).isEqualTo(2);
    assertThat(run("roll", "x", "--ctx", "nowhere.json")).isEqualTo(2);
  }

  @Test
  void jsonLinesAreAnsweredOneByOneAndABadOneEndsNothing() {
    InputStream before = System.in;
    System.setIn(
        new ByteArrayInputStream(
            """
            {"expr": "2d6", "faces": [3, 4]}
            {"expr": "x > 2", "ctx": {"x": 3}, "mode": "predicate"}
            {"expr": "1d6", "seed": 7}
            {"expr": "1d6", "wings": 2}

            {"expr": 7}
            {"expr": "1d6", "mode": "fast"}
            {"expr": "1d6", "faces": "3"}
            nonsense
            {"expr": "1d"}
            """
                .getBytes(StandardCharsets.UTF_8)));
    try {
      assertThat(run("roll", "--stdin")).isZero();
    } finally {
      System.setIn(before);
    }
    List<String> lines = out.toString().lines().toList();
    assertThat(lines).hasSize(9);
    assertThat(lines.get(0)).contains("\"result\":7");
    assertThat(lines.get(1)).contains("\"result\":true");
    assertThat(lines.subList(3, 8)).allMatch(line -> line.contains("BAD_REQUEST"));
    assertThat(lines.get(8)).contains("\"code\":\"SYNTAX\"", "\"offset\":2");
  }

  @Test
  void oddsAreATableAChanceAndAComparison() {
    assertThat(run("odds", "4d6kh3", "--vs", "15", "--compare", "3d6")).isZero();
    assertThat(out.toString())
        .contains("mean 12.2446", "4d6kh3 >= 15:  23.15%  (25/108)", "4d6kh3 against 3d6:", "####");
  }

  @Test
  void oddsAsJsonAreExactFractions() {
    assertThat(run("odds", "2d20kh1", "--vs", "11", "--json")).isZero();
    Tree.Table odds = json();
    assertThat(odds.get("mean").orElseThrow().text()).contains("553/40");
    assertThat(odds.get("vs").orElseThrow().text()).contains("3/4");
    assertThat(run("odds", "1d", "--json")).isEqualTo(2);
  }

  @Test
  void rulesCheckNamesFileLineColumnAndRule() throws IOException {
    String bad =
        file(
            "bad.yaml",
            """
            pack_id: bad
            version: 1
            engine_min: "0.4"
            namespace: bad
            rules:
              - id: one
                layer: physical
                roll: "1d20+"
                on_success:
                  - { type: command, name: actor.fly, payload: {} }
            """);
    assertThat(run("rules", "check", bad)).isEqualTo(1);
    assertThat(out.toString()).contains("bad.yaml:8:11: rules[0] (rule one).roll:", "[SYNTAX]");
    assertThat(run("rules", "check", directory.resolve("none.yaml").toString())).isEqualTo(2);
    String good = file("good.yaml", Files.readString(Path.of(bad)).replace("1d20+", "1d20"));
    out.getBuffer().setLength(0);
    assertThat(run("rules", "check", good)).isZero();
    assertThat(out.toString()).contains("warning: bad.one: nobody handles", "good, 1 rules");
  }

  @Test
  void aRuleIsAppliedWithoutASession() throws IOException {
    assertThat(
            run(
                "rules",
                "apply",
                "physical.attack.basic",
                "--ctx",
                fight(),
                "--faces",
                "15,6",
                "--json"))
        .isZero();
    Tree.Table applied = json();
    assertThat(applied.get("success")).contains(Tree.of(true));
    assertThat(applied.get("effects").orElseThrow().text())
        .isEqualTo(
            "[{type: command, name: physical.take_damage, payload: {amount: 9, layer: physical}}]");
    assertThat(run("rules", "apply", "cyber.ice.attack", "--ctx", fight())).isEqualTo(2);
    assertThat(run("rules", "apply", "no.such", "--ctx", fight())).isEqualTo(2);
  }

  @Test
  void theSeedsNestedContextWorksAsWritten() throws IOException {
    String nested =
        file(
            "seed.json",
            "{\"actor\":{\"stats\":{\"physical\":{\"STR\":12}}},"
                + "\"target\":{\"hp\":1,\"stats\":{\"physical\":{\"AC\":12}}}}");
    assertThat(run("rules", "apply", "physical.attack.basic", "--ctx", nested, "--faces", "1,1"))
        .isZero();
    assertThat(out.toString()).contains("success, roll 13 against 12");
  }

  @Test
  void theOddsOfARuleAreShown() throws IOException {
    assertThat(run("rules", "odds", "physical.attack.basic", "--ctx", fight())).isZero();
    assertThat(out.toString()).contains("success 50.00% (1/2)", "mean 7.5000");
  }

  @Test
  void everyShippedPackFitsThePublishedSchema() {
    assertThat(run("rules", "schema")).isZero();
    var schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(out.toString(), InputFormat.JSON);
    for (String name : Packs.SHIPPED) {
      Tree pack = YamlTrees.read(Documents.text(BaatorGame.class, name), name);
      assertThat(schema.validate(JsonTrees.write(pack), InputFormat.JSON)).as(name).isEmpty();
    }
    assertThat(schema.validate("{\"pack_id\": 3}", InputFormat.JSON)).isNotEmpty();
    assertThat(run("rules", "list")).isZero();
    assertThat(out.toString()).contains("srd.attack.melee.advantage");
  }

  @Test
  void theConsoleTakesLinesFromAPipe() {
    InputStream before = System.in;
    System.setIn(
        new ByteArrayInputStream(
            "/roll 2d6 --faces=3,4\n/fly\n/quit\n/roll 1d6\n".getBytes(StandardCharsets.UTF_8)));
    try {
      assertThat(run("dm", "--plain", "--seed", "7")).isZero();
    } finally {
      System.setIn(before);
    }
    assertThat(out.toString())
        .contains("2d6 rolls 3 and 4: 7.", "there is no command /fly", "Goodbye.")
        .doesNotContain("1d6 rolls");
  }

  @Test
  void theConsoleWritesEveryEventWithItsTrace() throws IOException {
    Path events = directory.resolve("events.jsonl");
    InputStream before = System.in;
    System.setIn(
        new ByteArrayInputStream("/roll 2d6\n/actor Brak\n".getBytes(StandardCharsets.UTF_8)));
    try {
      assertThat(run("dm", "--plain", "--seed", "7", "--events", events.toString())).isZero();
    } finally {
      System.setIn(before);
    }
    List<Tree.Table> lines = new ArrayList<>();
    for (String line : Files.readAllLines(events))
      lines.add((Tree.Table) JsonTrees.read(line, "event"));
    assertThat(lines)
        .map(line -> line.get("name").orElseThrow().text())
        .containsExactly(
            "run.began", "rng.requested", "rng.fulfilled", "dice.resolved", "actor.added");
    for (Tree.Table line : lines)
      for (String id : List.of("trace_id", "span_id", "parent_id"))
        assertThat(((Tree.Table) line.get("trace").orElseThrow()).get(id)).isPresent();
  }

  private String said(String... args) {
    out.getBuffer().setLength(0);
    run(args);
    return out.toString().strip();
  }

  private void session(Path journal, String seed, String lines) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)));
    try {
      said("dm", "--plain", "--practice", "--seed", seed, "--journal", journal.toString());
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void aCommitmentProvesThatTheDiceOfASessionFollowFromItAndTheWords() throws IOException {
    String secret = directory.resolve("secret.txt").toString();
    String commitment = said("fair", "commit", secret);
    assertThat(commitment).hasSize(64);
    assertThat(run("fair", "commit", secret)).as("a secret is used once").isEqualTo(2);
    String seed = said("fair", "seed", secret, "--words", " owl  7,rain");
    Path journal = directory.resolve("night.jsonl");
    session(journal, seed, "/roll 4d6kh3\n/roll 1d20\n");
    String[] check = {
      "fair", "check", journal.toString(), "--commitment", commitment, "--words", "owl 7,rain"
    };
    assertThat(said(check)).startsWith("fair: every die follows");
    check[4] = commitment.replace(commitment.charAt(0), commitment.charAt(0) == '0' ? '1' : '0');
    assertThat(said(check)).contains("not the one that was committed to");
    check[4] = commitment;
    check[6] = "owl 7,storm";
    assertThat(said(check)).contains("the words in the seed are 'owl 7, rain'");
  }

  @Test
  void diceFromElsewhereOrTakenBackAreNotProven() throws IOException {
    String secret = directory.resolve("secret.txt").toString();
    String commitment = said("fair", "commit", secret);
    String seed = said("fair", "seed", secret, "--words", "owl");
    Path journal = directory.resolve("night.jsonl");
    session(journal, seed, "/roll 1d20\n/back\n/roll 1d20 --faces=20\n");
    assertThat(
            said("fair", "check", journal.toString(), "--commitment", commitment, "--words", "owl"))
        .contains("was taken back", "brought its own dice");
    Path other = directory.resolve("other.jsonl");
    session(other, "7", "/roll 1d20\n");
    assertThat(
            said("fair", "check", other.toString(), "--commitment", commitment, "--words", "owl"))
        .contains("the seed was not made by 'fair seed'");
  }
}
