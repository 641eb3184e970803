package dev.astragal.web.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.runtime.store.DirectoryStore;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.web.Limits;
import dev.astragal.web.message.Json;
import dev.astragal.web.message.NewMatch;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bots that answer at once are told of together with what they answer to. */
final class GatheredMovesTest {
  private static final int TURNS = 8;

  /** Bots are known to answer at once only after they have done so for a while. */
  private static final int KNOWN = 4;

  /** No time passes, and what is to be done is done when the test says so. */
  private static final class StandingStill implements Machine {
    private final Deque<Runnable> todo = new ArrayDeque<>();
    private byte guarded;

    @Override
    public Instant now() {
      return Instant.EPOCH;
    }

    @Override
    public long nanos() {
      return 0;
    }

    @Override
    public void start(Runnable work) {
      todo.add(work);
    }

    @Override
    public void after(Duration wait, Runnable work) {}

    @Override
    public void guard(byte[] secret) {
      secret[0] = ++guarded;
    }

    private void goOn() {
      while (!todo.isEmpty()) todo.remove().run();
    }
  }

  private static final class Counting implements Viewer {
    private int told;

    @Override
    public void changed() {
      told++;
    }

    @Override
    public void expelled(Rejection why) {}
  }

  @Test
  void whatBotsAnswerAtOnceIsToldWithWhatTheyAnswerTo(@TempDir Path directory) {
    assertThat(tellings(directory, "{\"game\":\"pig\",\"seed\":\"1\"}")).isEqualTo(1);
  }

  @Test
  void whereBotsPauseEveryMoveIsToldByItself(@TempDir Path directory) {
    assertThat(tellings(directory, "{\"game\":\"pig\",\"seed\":\"1\",\"botPaceMillis\":500}"))
        .isEqualTo(2);
  }

  /** How often somebody is told of something after a last answer, and what the bot does then. */
  private static int tellings(Path directory, String wanted) {
    StandingStill machine = new StandingStill();
    try (MatchStore store = new DirectoryStore(directory, machine);
        Matches matches = new Matches(store, Optional.empty(), Limits.USUAL, machine)) {
      Matches.Created made =
          matches.create(Proposal.of(Json.read(NewMatch.class, wanted), OwnPolicies.NONE, machine));
      LiveMatch match = made.match();
      Counting viewer = new Counting();
      Seat seat = match.admit(made.token(), viewer);
      machine.goOn();
      int told = 0;
      for (int turn = 0; turn < TURNS; turn++) {
        var asked = match.update(seat, -1, Optional.empty()).prompt();
        if (asked.isEmpty()) return told;
        viewer.told = 0;
        long inputs = match.inputs();
        match.answer(seat, asked.get().id(), Tree.of("HOLD"));
        machine.goOn();
        assertThat(match.inputs()).isGreaterThan(inputs + 1);
        told = viewer.told;
        if (turn >= KNOWN) assertThat(match.shown()).isEqualTo(match.sequence());
      }
      return told;
    }
  }
}
