package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalException;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.web.match.LiveMatch;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** However a match is made, it costs what any match costs, and the others nothing. */
@Timeout(120)
final class AnotherMatchTest {
  private static final String BOTS =
      "{\"game\":\"pig\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}";

  @TempDir private Path directory;

  private static Limits keeping(int matches, Limits.Rate made) {
    Limits usual = TestServer.GENEROUS;
    return new Limits(
        usual.crowd(),
        usual.requests(),
        usual.messages(),
        usual.patience(),
        new Limits.Keeping(matches, made, Optional.empty()),
        usual.bots());
  }

  /** A match of somebody who never scores, which is over. */
  private static Tree lost(TestServer server) {
    Tree made = server.create("{\"game\":\"pig\"}");
    try (Client you = server.connect().hello(text(made, "match.id"), text(made, "token"))) {
      for (Tree heard = you.next(); !text(heard, "type").equals("ended"); heard = you.next())
        if (!text(heard, "prompt.id").isEmpty()) you.answer(number(heard, "prompt.id"), "\"HOLD\"");
    }
    return made;
  }

  @Test
  void playingAgainCountsAsMakingAMatch() throws Exception {
    try (TestServer server = TestServer.over(directory, keeping(100, new Limits.Rate(1, 3)))) {
      Tree over = lost(server);
      try (Client you = server.seated(text(over, "match.id"), text(over, "token"))) {
        for (int i = 0; i < 100; i++) you.send("rematch", "");
        you.expect("rematch");
        assertThat(text(you.expect("refused"), "code")).isEqualTo("TOO_MANY_REQUESTS");
      }
    }
  }

  @Test
  void playingOnFromARecordingCountsAsMakingAMatch() throws Exception {
    try (TestServer server = TestServer.over(directory, keeping(100, new Limits.Rate(1, 3)))) {
      String path = "/api/runs/" + text(lost(server), "match.id") + "/play";
      String wanted = "{\"at\":1,\"seat\":0}";
      HttpResponse<String> last = server.post(path, wanted);
      assertThat(last.statusCode()).isEqualTo(201);
      while (last.statusCode() == 201) last = server.post(path, wanted);
      assertThat(last.statusCode()).isEqualTo(429);
      assertThat(last.body()).contains("TOO_MANY_REQUESTS");
    }
  }

  @Test
  void aStoreWithoutRoomHasNoneForPlayingAgain() throws Exception {
    try (TestServer server = TestServer.over(directory, keeping(1, TestServer.OFTEN))) {
      Tree over = lost(server);
      try (Client you = server.seated(text(over, "match.id"), text(over, "token"))) {
        you.send("rematch", "");
        assertThat(text(you.expect("refused"), "code")).isEqualTo("TOO_MANY_MATCHES");
      }
    }
  }

  /** Two who did so for each other's match would wait for ever. */
  @Test
  void whoeverWaitsForRoomKeepsNobodyFromAnyMatch() throws Exception {
    Limits two = TestServer.limits(new Limits.Crowd(2, 100, 100, 100, 4, 10));
    try (TestServer server = TestServer.over(directory, two)) {
      LiveMatch over = server.match(text(lost(server), "match.id"));
      LiveMatch busy = server.match(text(server.create("{\"game\":\"pig\"}"), "match.id"));
      Thread again = Thread.ofPlatform().unstarted(() -> server.matches().rematch(over));
      Thread looking = Thread.ofPlatform().unstarted(() -> over.summary(Optional.empty()));
      synchronized (busy) {
        again.start();
        while (again.getState() != Thread.State.BLOCKED) Thread.sleep(1);
        looking.start();
        looking.join();
      }
      again.join();
      assertThat(over.about().next()).isPresent();
    }
  }

  @Test
  void aMatchThatCannotBePutBackCostsTheOthersNothing() throws Exception {
    Limits one = TestServer.limits(new Limits.Crowd(1, 100, 100, 100, 4, 10));
    MatchStore store = HinderedStore.over(directory, AnotherMatchTest::overtakenAtTheEnd);
    try (TestServer server = TestServer.over(store, one)) {
      LiveMatch over = server.match(text(server.create(BOTS), "match.id"));
      while (!over.closed()) Thread.sleep(1);
      assertThat(text(server.create(BOTS), "match.game")).isEqualTo("pig");
    }
  }

  /** Another program has the match before its end could be written. */
  private static void overtakenAtTheEnd(String deed, Object[] arguments) {
    if (deed.equals("append") && arguments[0] instanceof JournalLine.End)
      throw new JournalException(JournalException.Reason.OVERTAKEN, "it was overtaken");
  }

  @Test
  void whoeverPlaysAMatchThatWasTakenAwayComesBackToWhatIsThere() throws Exception {
    AtomicBoolean away = new AtomicBoolean();
    MatchStore store =
        HinderedStore.over(
            directory,
            (deed, _) -> {
              if (away.get() && deed.equals("append"))
                throw new JournalException(JournalException.Reason.OVERTAKEN, "it was overtaken");
            });
    try (TestServer server = TestServer.over(store, TestServer.GENEROUS)) {
      Tree made = server.create("{\"game\":\"pig\"}");
      try (Client you = server.seated(text(made, "match.id"), text(made, "token"));
          Client watching = server.seated(text(made, "match.id"), "")) {
        away.set(true);
        you.answer(0, "\"ROLL\"");
        assertThat(text(you.expect("refused"), "code")).isEqualTo("OVERTAKEN");
        assertThat(text(watching.expect("refused"), "code")).isEqualTo("OVERTAKEN");
        assertThat(number(watching.expect("closed"), "code")).isEqualTo(4409);
      }
      away.set(false);
      try (Client you = server.seated(text(made, "match.id"), text(made, "token"))) {
        you.play(0, "\"ROLL\"");
      }
    }
  }

  @Test
  void whoseTimeIsOverIsReplacedOnceThatCanBeKept() throws Exception {
    AtomicInteger failing = new AtomicInteger();
    MatchStore store =
        HinderedStore.over(
            directory,
            (deed, _) -> {
              if (deed.equals("describe") && failing.getAndDecrement() > 0)
                throw new BadInputException("the disk is full");
            });
    try (TestServer server = TestServer.over(store, TestServer.GENEROUS)) {
      Tree made =
          server.create(
              "{\"game\":\"pig\",\"clockSeconds\":5,"
                  + "\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"}]}");
      String id = text(made, "match.id");
      server.post("/api/matches/" + id + "/join", "{}");
      failing.set(2);
      try (Client you = server.seated(id, text(made, "token"))) {
        assertThat(text(you.expect("refused"), "code")).isEqualTo("SEAT_GIVEN");
      }
      assertThat(failing.get()).isNegative();
    }
  }
}
