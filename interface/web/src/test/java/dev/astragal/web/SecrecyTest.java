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
import dev.astragal.runtime.journal.Hashes;
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

/** What goes over the wire to a seat is what that seat may know, until the end and after it. */
@Timeout(240)
final class SecrecyTest {
  private static final int ANSWERS_MAX = 5_000;
  private static final int ANSWERS_BETWEEN_LOOKS = 12;
  private static final int DREAMS = 3;

  @TempDir private Path directory;

  @Test
  void untilTheEndEachSeatAndTheSpectatorHearOnlyWhatTheyMayKnow() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      Tree made =
          server.create(
              "{\"game\":\"regrets\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"},{\"kind\":\"bot\",\"bot\":\"random\"}]}");
      String id = text(made, "match.id");
      Tree joined =
          JsonTrees.read(server.post("/api/matches/" + id + "/join", "{}").body(), "joined");
      LiveMatch match = server.match(id);
      try (Client first = server.connect().hello(id, text(made, "token"));
          Client second = server.connect().hello(id, text(joined, "token"));
          Client watching = server.connect().hello(id, "")) {
        List<Listener> listeners =
            List.of(
                new Listener(first, Seat.of(0)),
                new Listener(second, Seat.of(1)),
                new Listener(watching, Seat.SPECTATOR));
        String hashBeforeTheEnd = playToTheEnd(match, listeners, server);
        for (Listener listener : listeners) {
          listener.awaitEnd();
          heardNoSeedBeforeTheEnd(listener, match, hashBeforeTheEnd);
          heardExactly(listener, match);
        }
        assertThat(listeners.getLast().updates())
            .as("nothing is asked of a spectator")
            .allMatch(update -> text(update, "prompt.id").isEmpty());
        assertThat(server.get("/api/runs/" + id).text())
            .as("after the end everybody may know everything")
            .contains(match.session().spec().seed().text());
      }
    }
  }

  /** Somebody connected, with everything that came over the wire so far. */
  private static final class Listener {
    private final Client client;
    private final Seat seat;
    private final List<Tree> messages = new ArrayList<>();

    private Listener(Client client, Seat seat) {
      this.client = client;
      this.seat = seat;
    }

    private List<Tree> messages() {
      List<String> heard = client.heard();
      for (String message : heard.subList(messages.size(), heard.size()))
        messages.add(JsonTrees.read(message, "heard"));
      return messages;
    }

    private List<Tree> updates() {
      return messages().stream().filter(message -> text(message, "type").equals("update")).toList();
    }

    private Optional<Tree> latest() {
      List<Tree> all = messages();
      for (int i = all.size() - 1; i >= 0; i--)
        if (text(all.get(i), "type").equals("update")) return Optional.of(all.get(i));
      return Optional.empty();
    }

    private void awaitEnd() throws InterruptedException {
      while (messages().stream().noneMatch(message -> text(message, "type").equals("ended")))
        Thread.sleep(2);
    }
  }

  /** Gives the hash of the last state but one, which nobody may have been told. */
  private static String playToTheEnd(
      LiveMatch match, List<Listener> listeners, TestServer server)
      throws InterruptedException {
    Random choosing = new Random(1);
    String hash = "";
    int looks = 0;
    for (int answers = 0; !match.over(); answers++) {
      assertThat(answers).isLessThan(ANSWERS_MAX);
      if (answers % ANSWERS_BETWEEN_LOOKS == 0) {
        for (Listener listener : listeners) looks += seesNothingHidden(listener, match) ? 1 : 0;
        assertThat(server.get("/api/matches/" + match.id()).text())
            .doesNotContain(match.session().spec().seed().text());
      }
      hash = match.turnstile().get(() -> Hashes.text(match.session().run().hash()));
      answerWhoeverIsAsked(listeners.subList(0, 2), match, choosing);
    }
    assertThat(looks).as("looked at in the middle of the game").isGreaterThan(10);
    return hash;
  }

  /** One of the players is asked sooner or later; that one answers. */
  private static void answerWhoeverIsAsked(
      List<Listener> players, LiveMatch match, Random choosing)
      throws InterruptedException {
    while (!match.over()) {
      for (Listener player : players) {
        Optional<Tree> last = player.latest();
        if (last.isEmpty() || number(last.get(), "seq") < match.sequence()) continue;
        List<Tree> choices = choices(last.get());
        if (choices.isEmpty()) continue;
        String choice = JsonTrees.write(choices.get(choosing.nextInt(choices.size())));
        player.client.answer(number(last.get(), "prompt.id"), choice);
        long seq = number(last.get(), "seq");
        while (match.sequence() == seq && !match.over()) Thread.sleep(1);
        return;
      }
      Thread.sleep(1);
    }
  }

  private static List<Tree> choices(Tree update) {
    List<Tree> choices = new ArrayList<>();
    if (TreePath.parse("prompt.choices").find(update).orElse(Tree.none()) instanceof Tree.Rows rows)
      for (Tree item : rows.items())
        if (item instanceof Tree.Table table) table.get("choice").ifPresent(choices::add);
    return choices;
  }

  /** A moment of a match. */
  private record Moment<S, C extends Choice, E extends Event>(long seq, Run<S, C, E> run) {}

  /** Whether the game still went on when it was looked at. */
  private static <S, C extends Choice, E extends Event> boolean seesNothingHidden(
      Listener listener, LiveMatch<S, C, E> match) throws InterruptedException {
    PlayJson<S, C, E> json = json(match);
    while (!match.over()) {
      Moment<S, C, E> now =
          match.turnstile().get(() -> new Moment<>(match.sequence(), match.session().run().copy()));
      Optional<Tree> told = listener.latest();
      if (told.isEmpty() || number(told.get(), "seq") != now.seq()) {
        Thread.sleep(1);
        continue;
      }
      for (long salt = 1; salt <= DREAMS; salt++) {
        Run<S, C, E> dream = now.run().fork(new Fork.Dream(listener.seat, salt));
        assertThat(json.screen(dream, listener.seat))
            .as("a view that does not depend on what is hidden")
            .isEqualTo(part(told.get(), "screen"));
        assertThat(json.prompt(dream, listener.seat))
            .as("a question that does not depend on what is hidden")
            .isEqualTo(part(told.get(), "prompt"));
      }
      return true;
    }
    return false;
  }

  private static <S, C extends Choice, E extends Event> PlayJson<S, C, E> json(
      LiveMatch<S, C, E> match) {
    return new PlayJson<>(
        match.session().kernel(), Messages.of(match.session().kernel().game(), "", ""));
  }

  private static Tree part(Tree message, String name) {
    return TreePath.parse(name).find(message).orElseThrow();
  }

  private static void heardNoSeedBeforeTheEnd(
      Listener listener, LiveMatch match, String hash) {
    String seed = match.session().spec().seed().text();
    boolean ended = false;
    for (String message : listener.client.heard()) {
      boolean last = message.startsWith("{\"type\":\"ended\"");
      if (last) assertThat(message).contains(seed);
      else assertThat(message).doesNotContain(seed, hash);
      assertThat(ended && message.startsWith("{\"type\":\"update\"")).isFalse();
      ended |= last;
    }
    assertThat(ended).isTrue();
  }

  /** Every event of the whole game as this seat may see it, each once, and no other. */
  private static <S, C extends Choice, E extends Event> void heardExactly(
      Listener listener, LiveMatch<S, C, E> match) {
    PlayJson<S, C, E> json = json(match);
    Timeline<S, C, E> timeline = match.session().timeline();
    List<String> may = new ArrayList<>();
    int hidden = 0;
    Run<S, C, E> run = timeline.at(0);
    for (long step = 1; step <= timeline.lastStep(); step++) {
      run = timeline.stepped(run);
      for (E event : run.events()) {
        Optional<Event> seen = event.seenBy(listener.seat);
        if (seen.isEmpty() || !seen.get().equals(event)) hidden++;
        seen.ifPresent(known -> may.add(text(json.event("", 0, known), "data")));
      }
    }
    List<String> heard = new ArrayList<>();
    for (Tree update : listener.updates())
      if (part(update, "events") instanceof Tree.Rows rows)
        for (Tree event : rows.items()) heard.add(text(event, "data"));
    assertThat(heard).isEqualTo(may);
    assertThat(hidden).as("the game has secrets").isPositive();
  }
}
