package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.timeline.Timeline;
import dev.astragal.web.json.PlayJson;
import dev.astragal.web.match.LiveMatch;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What goes over the wire to a seat is what that seat may know. */
@Timeout(120)
final class SecrecyTest {
  /**
   * Two people who do nothing but declare and pass answer 24 times in a week: nobody has won by
   * then.
   */
  private static final int ANSWERS = 20;

  @TempDir private Path directory;

  @Test
  void eachSeatAndTheSpectatorHearOnlyWhatTheyMayKnow() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      Tree made =
          server.create(
              "{\"game\":\"regrets\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"},{\"kind\":\"bot\",\"bot\":\"random\"}]}");
      String id = text(made, "match.id");
      Tree joined =
          JsonTrees.read(server.post("/api/matches/" + id + "/join", "{}").body(), "joined");
      LiveMatch<?, ?, ?> match = server.match(id);
      String seed = match.session().spec().seed().text();
      try (Client first = server.connect().hello(id, text(made, "token"));
          Client second = server.connect().hello(id, text(joined, "token"));
          Client watching = server.connect().hello(id, "")) {
        List<Client> players = List.of(first, second);
        Random choosing = new Random(1);
        for (int i = 0; i < ANSWERS && match.session().outcome().isEmpty(); i++)
          answerWhoeverIsAsked(players, match, choosing);
        assertThat(match.session().outcome()).isEmpty();
        settled(first, match);
        settled(second, match);
        settled(watching, match);
        for (Client client : List.of(first, second, watching))
          assertThat(client.heard()).noneMatch(message -> message.contains(seed));
        assertThat(server.get("/api/matches/" + id).text()).doesNotContain(seed);
        heardExactly(first, Seat.of(0), match);
        heardExactly(second, Seat.of(1), match);
        heardExactly(watching, Seat.SPECTATOR, match);
        assertThat(watching.heard().stream().map(SecrecyTest::read))
            .allMatch(message -> text(message, "prompt.id").isEmpty());
      }
    }
  }

  private static Tree read(String message) {
    return JsonTrees.read(message, "heard");
  }

  /** One of the players is asked sooner or later; that one answers. */
  private static void answerWhoeverIsAsked(
      List<Client> players, LiveMatch<?, ?, ?> match, Random choosing) throws InterruptedException {
    while (match.session().outcome().isEmpty()) {
      for (Client player : players) {
        Optional<Tree> last = updates(player).reversed().stream().findFirst();
        if (last.isEmpty() || number(last.get(), "seq") < match.sequence()) continue;
        List<Tree> choices = choices(last.get());
        if (choices.isEmpty()) continue;
        String choice = JsonTrees.write(choices.get(choosing.nextInt(choices.size())));
        player.play(number(last.get(), "prompt.id"), choice);
        return;
      }
      Thread.sleep(2);
    }
  }

  private static List<Tree> choices(Tree update) {
    List<Tree> choices = new ArrayList<>();
    if (TreePath.parse("prompt.choices").find(update).orElse(Tree.none()) instanceof Tree.Rows rows)
      for (Tree item : rows.items())
        if (item instanceof Tree.Table table) table.get("choice").ifPresent(choices::add);
    return choices;
  }

  private static void settled(Client client, LiveMatch<?, ?, ?> match) throws InterruptedException {
    while (lastSequence(client) < match.sequence()) Thread.sleep(2);
  }

  private static long lastSequence(Client client) {
    return updates(client).stream().mapToLong(update -> number(update, "seq")).max().orElse(-1);
  }

  private static List<Tree> updates(Client client) {
    return client.heard().stream()
        .map(SecrecyTest::read)
        .filter(message -> text(message, "type").equals("update"))
        .toList();
  }

  private static <S, C extends Choice, E extends Event> void heardExactly(
      Client client, Seat seat, LiveMatch<S, C, E> match) {
    PlayJson<S, C, E> json =
        new PlayJson<>(
            match.session().kernel(), Messages.of(match.session().kernel().game(), "", ""));
    Timeline<S, C, E> timeline = match.session().timeline();
    List<String> may = new ArrayList<>();
    int hidden = 0;
    Run<S, C, E> run = timeline.at(0);
    for (long step = 1; step <= timeline.lastStep(); step++) {
      run = timeline.stepped(run);
      for (E event : run.events()) {
        Optional<Event> seen = event.seenBy(seat);
        if (seen.isEmpty() || !seen.get().equals(event)) hidden++;
        seen.ifPresent(known -> may.add(text(json.event("", 0, known), "data")));
      }
    }
    List<String> heard = new ArrayList<>();
    for (Tree update : updates(client))
      if (TreePath.parse("events").find(update).orElseThrow() instanceof Tree.Rows rows)
        for (Tree event : rows.items()) heard.add(text(event, "data"));
    assertThat(heard).isEqualTo(may);
    assertThat(hidden).as("the game has secrets").isPositive();
    Run<S, C, E> now = match.session().run();
    Tree shown = TreePath.parse("screen").find(updates(client).getLast()).orElseThrow();
    for (long salt = 1; salt <= 5; salt++)
      assertThat(json.screen(now.fork(new Fork.Dream(seat, salt)), seat))
          .as("a view that does not depend on what is hidden")
          .isEqualTo(shown);
  }
}
