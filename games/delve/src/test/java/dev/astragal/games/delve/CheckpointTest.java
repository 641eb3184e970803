package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.session.Session;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CheckpointTest {
  private static final RunSpec SPEC =
      new RunSpec(
          "delve",
          Seed.of(9),
          1,
          new LinkedHashMap<>(java.util.Map.of("mode", "easy")),
          List.of(),
          new LinkedHashMap<>());

  private record Input(long tick, DelveChoice choice) {}

  /** Plays an easy run to its first fall, noting inputs and the hash after each. */
  private static Session<DelveState, DelveChoice, DelveEvent> fallen(
      List<Input> inputs, List<Long> hashes) {
    Session<DelveState, DelveChoice, DelveEvent> session =
        Session.begin(Dungeon.EASY, SPEC, Optional.empty());
    var bot = Dungeon.EASY.rules().bots().get(1);
    while (session.run().state().progress().ending() == Ending.NONE) {
      Run<DelveState, DelveChoice, DelveEvent> run = session.run();
      if (run.status() instanceof Status.Awaiting<DelveChoice>(Prompt<DelveChoice> prompt)) {
        DelveChoice choice =
            bot.choose(run.state(), Seat.of(0), prompt, Players.luck(Seed.of(1), 0));
        inputs.add(new Input(run.tick(), choice));
        assertThat(session.submit(new Answer<>(run.promptId(), Seat.of(0), choice)).success())
            .isTrue();
        hashes.add(session.run().hash());
      } else {
        session.advance(1_000);
      }
    }
    return session;
  }

  private static Run<DelveState, DelveChoice, DelveEvent> replayed(
      Kernel<DelveState, DelveChoice, DelveEvent> kernel, List<Input> inputs) {
    var run = kernel.begin(SPEC.seed());
    for (Input input : inputs) {
      while (run.tick() < input.tick) run.passTime();
      run.choose(Seat.of(0), input.choice);
    }
    return run;
  }

  @Test
  void easyModeMarksGodBranchAndPerkButNoFloors() {
    try (var session = fallen(new ArrayList<>(), new ArrayList<>())) {
      assertThat(session.checkpoints().stream().map(point -> point.reason()))
          .contains("BRANCH_COMMITTED", "GOD_CHOICE_RESOLVED", "PERK_CHOSEN");
    }
  }

  @Test
  void aFallInEasyModeOffersTheCheckpointsBeforeItIsFinal() {
    try (var session = fallen(new ArrayList<>(), new ArrayList<>())) {
      assertThat(Dungeon.prompt(session.run()).kind()).isEqualTo(Prompt.CHECKPOINTS);
      assertThat(session.waysBack()).isEqualTo(session.checkpoints()).isNotEmpty();
      Answer<DelveChoice> accept =
          new Answer<>(session.run().promptId(), Seat.of(0), Reply.ACCEPT_DEATH);
      assertThat(session.submit(accept).success()).isTrue();
      assertThat(session.outcome()).isPresent();
      assertThat(session.waysBack()).isEmpty();
    }
  }

  @Test
  void goingBackTruncatesAndReplaysToTheVeryStateOfTheCheckpoint() {
    List<Input> inputs = new ArrayList<>();
    List<Long> hashes = new ArrayList<>();
    try (var session = fallen(inputs, hashes)) {
      for (var point : session.checkpoints().reversed()) {
        int kept = (int) point.seq();
        session.restore(point.id());
        assertThat(session.run().hash()).isEqualTo(hashes.get(kept - 1));
        assertThat(replayed(Dungeon.EASY, inputs.subList(0, kept)).hash())
            .isEqualTo(hashes.get(kept - 1));
      }
    }
  }

  @Test
  void aSnapshotRestoresTheSameStateAsAReplay() {
    List<Input> inputs = new ArrayList<>();
    fallen(inputs, new ArrayList<>()).close();
    for (int kept = 1; kept <= inputs.size(); kept += 5) {
      var replayed = replayed(Dungeon.EASY, inputs.subList(0, kept));
      var restored = Dungeon.EASY.restore(SPEC.seed(), replayed.snapshot());
      assertThat(restored.hash()).isEqualTo(replayed.hash());
      restored.advance(50);
      replayed.advance(50);
      assertThat(restored.hash()).isEqualTo(replayed.hash());
    }
  }

  @Test
  void ironmanHasNoCheckpoints() {
    var run = Dungeon.KERNEL.begin(SPEC.seed());
    Dungeon.play(run, "balanced", state -> false);
    assertThat(run.state().progress().checkpoints()).isZero();
    assertThat(run.status()).isInstanceOf(Status.Finished.class);
  }

  @Test
  void buildDefiningLootIsACheckpointAndOrdinaryLootIsNot() {
    assertThat(checkpointsAfterKeeping("phase_dagger")).isEqualTo(1);
    assertThat(checkpointsAfterKeeping("iron_mace")).isZero();
  }

  private static int checkpointsAfterKeeping(String item) {
    var run = Dungeon.easy("#####", "#@..#", "#####").item(1, 1, item).run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.KEEP_LOOT);
    return run.state().progress().checkpoints();
  }
}
