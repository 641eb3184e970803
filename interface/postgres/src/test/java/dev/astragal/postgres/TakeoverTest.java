package dev.astragal.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.astragal.games.pig.Pig;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.testbed.Child;
import dev.astragal.testbed.PrivatePostgres;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Two programs on one database, one of them killed. */
@Timeout(180)
final class TakeoverTest {
  private static final RunSpec SPEC = RunSpec.of("pig", new Seed("42"), 2);
  private static PrivatePostgres postgres;

  @BeforeAll
  static void startPostgres() {
    assumeTrue(PrivatePostgres.installed(), PrivatePostgres.MISSING);
    postgres = PrivatePostgres.started();
  }

  @AfterAll
  static void stopPostgres() {
    if (postgres != null) postgres.close();
  }

  @Test
  void aMatchHalfPlayedByAProgramThatIsKilledIsFinishedByAnotherWithTheSameHash() throws Exception {
    Object[] place = {"--store", postgres.url(), "--match", "friday"};
    try (Child first = started("play pig --plain --seed 42 --human 1,2", place)) {
      for (int i = 0; i < 12; i++) first.say("1");
      int rolls = 0;
      while (rolls < 12) if (first.readLine().orElseThrow().contains(" rolls a ")) rolls++;
      try (Child second = started("run --bot hold20", place)) {
        assertThat(second.rest())
            .singleElement()
            .asString()
            .startsWith("astragal: the match 'friday' is being played by process ");
        assertThat(second.exitCode()).isEqualTo(2);
      }
      first.kill();
    }
    try (Child second = started("run --json --bot hold20", place)) {
      assertThat(second.rest())
          .singleElement()
          .asString()
          .contains("\"hash\":\"" + Hashes.text(hashWithoutInterruption(12)) + "\"");
      assertThat(second.exitCode()).isZero();
    }
    try (MatchStore store = PostgresStore.at(postgres.url())) {
      JournalFile journal = store.read("friday");
      assertThat(journal.lines().getLast()).isInstanceOf(JournalLine.End.class);
      var replayed = Replay.audited(GameLibrary.kernel(SPEC), journal, Long.MAX_VALUE);
      assertThat(replayed.divergence()).isEmpty();
    }
    try (Child list = started("matches --ended", "--store", postgres.url())) {
      assertThat(list.rest()).singleElement().asString().contains("friday").endsWith("won");
    }
  }

  @Test
  void aStoreThatCannotBeOpenedEndsTheProgramWithOneLine() throws Exception {
    String wrong = postgres.url(PrivatePostgres.USER, "wrong", "postgres");
    try (Child child = started("run pig --seed 1", "--store", wrong)) {
      assertThat(child.rest())
          .singleElement()
          .asString()
          .endsWith("refuses this user and password");
      assertThat(child.exitCode()).isEqualTo(2);
    }
  }

  private static long hashWithoutInterruption(int rolls) {
    return hash(GameLibrary.kernel(new Pig(), SPEC), rolls);
  }

  private static <S, C extends Choice, E extends Event> long hash(
      Kernel<S, C, E> kernel, int rolls) {
    try (Session<S, C, E> session = Session.begin(kernel, SPEC, Optional.empty())) {
      for (int i = 0; i < rolls; i++) {
        if (!(session.run().status() instanceof Status.Awaiting<C>(var prompt)))
          throw new AssertionError("the game is over too early");
        C roll = prompt.choices(prompt.firstSeat()).list().getFirst();
        session.submit(new Answer<>(session.run().promptId(), prompt.firstSeat(), roll));
      }
      Match.play(session, Players.seated(kernel, List.of("hold20"), SPEC.seed()));
      return session.run().hash();
    }
  }

  private static Child started(String words, Object... more) throws Exception {
    Object[] given = words.split(" ", -1);
    Object[] all = new Object[given.length + more.length];
    System.arraycopy(given, 0, all, 0, given.length);
    System.arraycopy(more, 0, all, given.length, more.length);
    return Child.started(all);
  }
}
