package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Told;
import dev.astragal.web.match.LiveMatch;
import dev.astragal.web.message.Json;
import dev.astragal.web.message.QuestionInfo;
import dev.astragal.web.message.Worded;
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
            .contains(match.recording().spec().seed().text());
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
  private static String playToTheEnd(LiveMatch match, List<Listener> listeners, TestServer server)
      throws InterruptedException {
    Random choosing = new Random(1);
    String hash = "";
    int looks = 0;
    for (int answers = 0; !match.over(); answers++) {
      assertThat(answers).isLessThan(ANSWERS_MAX);
      if (answers % ANSWERS_BETWEEN_LOOKS == 0) {
        for (Listener listener : listeners) looks += seesNothingHidden(listener, match) ? 1 : 0;
        String told = server.get("/api/matches/" + match.id()).text();
        // A bot may have ended the game meanwhile.
        if (!match.over()) assertThat(told).doesNotContain(match.recording().spec().seed().text());
      }
      hash = Hashes.text(now(match).moment().hash());
      answerWhoeverIsAsked(listeners.subList(0, 2), match, choosing);
    }
    assertThat(looks).as("looked at in the middle of the game").isGreaterThan(10);
    return hash;
  }

  /** One of the players is asked sooner or later; that one answers. */
  private static void answerWhoeverIsAsked(List<Listener> players, LiveMatch match, Random choosing)
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

  /** How a match stood at a change. */
  private record Standing(long seq, Recording past, Moment moment) {}

  private static Standing now(LiveMatch match) {
    synchronized (match) {
      Recording past = match.recording().copy();
      return new Standing(match.sequence(), past, past.at(past.lastStep()));
    }
  }

  /** Whether the game still went on when it was looked at. */
  private static boolean seesNothingHidden(Listener listener, LiveMatch match)
      throws InterruptedException {
    Worded words = words(match);
    while (!match.over()) {
      Standing now = now(match);
      Optional<Tree> told = listener.latest();
      if (told.isEmpty() || number(told.get(), "seq") != now.seq()) {
        Thread.sleep(1);
        continue;
      }
      for (long salt = 1; salt <= DREAMS; salt++) {
        Moment dream = dream(now.past(), new Fork.Dream(listener.seat, salt));
        assertThat(Json.tree(words.screen(dream.screen(listener.seat))))
            .as("a view that does not depend on what is hidden")
            .isEqualTo(part(told.get(), "screen"));
        Optional<QuestionInfo> asked =
            dream
                .question(listener.seat, Worded.LISTED_MAX)
                .map(question -> words.question(question, List.of()));
        assertThat(asked.map(Json::tree).orElse(Tree.none()))
            .as("a question that does not depend on what is hidden")
            .isEqualTo(part(told.get(), "prompt"));
      }
      return true;
    }
    return false;
  }

  /** The same moment had everything hidden from a seat been otherwise. */
  private static Moment dream(Recording past, Fork.Dream other) {
    long step = past.lastStep();
    return past.future(step, other, Optional.empty(), List.of(), Seed.of(1), 0).at(step);
  }

  private static Worded words(LiveMatch match) {
    Messages plain = Messages.of(GameLibrary.game(match.recording().spec().game()));
    return new Worded(plain.naming(match.about().seating().names(plain)));
  }

  private static Tree part(Tree message, String name) {
    return TreePath.parse(name).find(message).orElseThrow();
  }

  private static void heardNoSeedBeforeTheEnd(Listener listener, LiveMatch match, String hash) {
    String seed = match.recording().spec().seed().text();
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
  private static void heardExactly(Listener listener, LiveMatch match) {
    Worded words = words(match);
    Recording past = match.recording();
    List<String> may = new ArrayList<>();
    List<Event> seen = new ArrayList<>();
    for (Told told : past.told(listener.seat, 0, past.lastStep())) {
      may.add(words(Json.tree(words.event("", told))));
      seen.add(told.event());
    }
    List<String> heard = new ArrayList<>();
    for (Tree update : listener.updates())
      if (part(update, "events") instanceof Tree.Rows rows)
        for (Tree event : rows.items()) heard.add(words(event));
    assertThat(heard).isEqualTo(may);
    long hidden = 0;
    for (long step = 1; step <= past.lastStep(); step++)
      hidden += past.step(step).events().stream().filter(e -> !seen.contains(e.event())).count();
    assertThat(hidden).as("the game has secrets").isPositive();
  }

  private static String words(Tree event) {
    return text(event, "text") + " " + text(event, "data");
  }
}
