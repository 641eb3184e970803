package dev.astragal.tui.watch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.pig.Pig;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.replay.Replayed;
import dev.astragal.runtime.session.Session;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RecordingTest {
  private static final RunSpec SPEC = RunSpec.of("pig", new Seed("recording"), 2);

  @TempDir private Path directory = Path.of("");

  private static Kernel<Pig.Table, Pig.Move, Pig.Happening> kernel() {
    Pig pig = new Pig();
    return Kernel.of(pig, GameLibrary.setup(pig, SPEC));
  }

  private static Session<Pig.Table, Pig.Move, Pig.Happening> played() {
    Kernel<Pig.Table, Pig.Move, Pig.Happening> kernel = kernel();
    Session<Pig.Table, Pig.Move, Pig.Happening> session =
        Session.begin(kernel, SPEC, Optional.empty());
    Match.play(session, Players.seated(kernel, List.of("hold20"), SPEC.seed()));
    return session;
  }

  @Test
  void aStepBackShowsTheStateOfTheStepBefore() {
    Recording<Pig.Table, Pig.Move, Pig.Happening> recording =
        new Recording<>(SPEC, played().timeline());
    recording.goTo(5);
    long fifth = recording.run().hash();
    recording.goTo(6);
    assertThat(recording.run().hash()).isNotEqualTo(fifth);
    recording.goTo(5);
    assertThat(recording.run().hash()).isEqualTo(fifth);
  }

  @Test
  void stepsBeyondTheEndsStopThere() {
    Recording<Pig.Table, Pig.Move, Pig.Happening> recording =
        new Recording<>(SPEC, played().timeline());
    recording.goTo(-3);
    assertThat(recording.step()).isZero();
    recording.goTo(Long.MAX_VALUE);
    assertThat(recording.step()).isEqualTo(recording.lastStep());
  }

  @Test
  void markersAreTheTurnsWhereNothingElseStandsOut() {
    Recording<Pig.Table, Pig.Move, Pig.Happening> recording =
        new Recording<>(SPEC, played().timeline());
    assertThat(recording.markers()).isNotEmpty().isSorted();
    long first = recording.marker(1).orElseThrow();
    recording.goTo(first);
    assertThat(recording.marker(1).orElseThrow()).isGreaterThan(first);
    assertThat(recording.marker(-1)).isEmpty();
  }

  @Test
  void aForkWithNewLuckHasTheSamePastAndOtherDice() {
    Session<Pig.Table, Pig.Move, Pig.Happening> session = played();
    Path file = directory.resolve("lucky.jsonl");
    long hash;
    try (Session<Pig.Table, Pig.Move, Pig.Happening> fork =
        Branch.at(session.timeline(), SPEC, 7, new Fork.NewLuck(3), file)) {
      assertThat(fork.run().state()).isEqualTo(session.timeline().at(7).state());
      assertThat(fork.run().hash()).isNotEqualTo(session.timeline().at(7).hash());
      hash = fork.run().hash();
    }
    Replayed<Pig.Table, Pig.Move, Pig.Happening> replayed =
        Replay.of(kernel(), JournalReader.read(file), Long.MAX_VALUE);
    assertThat(replayed.divergence()).isEmpty();
    assertThat(replayed.run().hash()).isEqualTo(hash);
  }

  @Test
  void aForkHasTheSamePastAndAJournalThatReplaysByItself() {
    Session<Pig.Table, Pig.Move, Pig.Happening> session = played();
    Path file = directory.resolve("fork.jsonl");
    long hash = session.timeline().at(7).hash();
    try (Session<Pig.Table, Pig.Move, Pig.Happening> fork =
        Branch.at(session.timeline(), SPEC, 7, new Fork.SameLuck(), file)) {
      assertThat(fork.run().hash()).isEqualTo(hash);
    }
    Replayed<Pig.Table, Pig.Move, Pig.Happening> replayed =
        Replay.of(kernel(), JournalReader.read(file), Long.MAX_VALUE);
    assertThat(replayed.divergence()).isEmpty();
    assertThat(replayed.run().hash()).isEqualTo(hash);
  }
}
