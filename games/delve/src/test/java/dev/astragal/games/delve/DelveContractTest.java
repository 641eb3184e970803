package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Limits;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.fuzz.Fuzz;
import dev.astragal.runtime.kit.GameKit;
import dev.astragal.runtime.kit.Playthrough;
import dev.astragal.runtime.library.RunSpec;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DelveContractTest {
  private static final int BATCH_RUNS = 20;
  private static final int BOT_RUNS = 300;
  private static final int PLAYED_RUNS = 40;

  private static RunSpec easy() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("mode", "easy");
    return new RunSpec("delve", new Seed("kit-easy"), 1, options, List.of(), new LinkedHashMap<>());
  }

  /** As people play it, where there is more to say. */
  private static RunSpec played() {
    return new RunSpec(
        "delve",
        new Seed("kit-play"),
        1,
        new LinkedHashMap<>(),
        List.of(new RunSpec.Overlay.Named("play")),
        new LinkedHashMap<>());
  }

  @Test
  void keepsTheContract() {
    GameKit.check(new DelveGame(), List.of(easy(), played()), 3);
    GameKit.checkWords(new DelveGame(), List.of(easy(), played()), 3);
  }

  @Test
  void playsAsRecorded() {
    Playthrough.check(
        new DelveGame(),
        RunSpec.of("delve", Seed.of(42), 1),
        "balanced",
        Path.of(
            System.getProperty("astragal.root"), "games/delve/src/test/resources/balanced-42.txt"));
  }

  @Test
  void aThousandRandomRunsBreakNothingAndNoneStalls(@TempDir Path directory) {
    RunSpec spec = RunSpec.of("delve", new Seed("fuzz"), 1);
    Fuzz.Report report = Fuzz.run(Dungeon.KERNEL, spec, 1_000, directory, done -> {});
    assertThat(report.failure()).isEmpty();
    assertThat(report.runs()).isEqualTo(1_000);
    assertThat(report.outcomes().keySet())
        .contains(Ending.KILLED.code())
        .doesNotContain(Ending.STALLED.code(), Outcome.STALLED, Outcome.LIMIT);
  }

  @Test
  void noBotIsStruckUnannouncedOrDiesWhileAQuestionIsDue(@TempDir Path directory) {
    RunSpec spec = RunSpec.of("delve", new Seed("announced"), 1);
    for (String bot : new DelveGame().manifest().bots()) {
      Fuzz.Report report =
          Fuzz.run(Dungeon.KERNEL, spec, List.of(bot), BOT_RUNS, directory, done -> {});
      assertThat(report.failure()).as(bot).isEmpty();
      assertThat(report.outcomes()).as(bot).containsKey(Ending.KILLED.code());
      assertThat(
              Fuzz.run(Dungeon.PLAYED, played(), List.of(bot), PLAYED_RUNS, directory, done -> {})
                  .failure())
          .as("%s with the numbers for people", bot)
          .isEmpty();
    }
  }

  @Test
  void anUnfairDeathIsFoundOut() {
    assertThat(broken(state -> state.actors.attacks[1] = 1)).contains("UNANNOUNCED");
    assertThat(
            broken(
                state -> {
                  state.actors.hp[Actors.HERO] = 0;
                  state.progress.thresholdCrossed = true;
                }))
        .contains("QUESTION_OWED");
    assertThat(broken(state -> state.progress.ending = Ending.HAZARD)).contains("GROUND_UNASKED");
  }

  private static String broken(Consumer<DelveState> change) {
    DelveState state = Dungeon.of("#####", "#@.g#", "#####").state();
    change.accept(state);
    Violations found = new Violations();
    Invariants.check(state, found);
    return found.all().toString();
  }

  @Test
  void noRunComesNearTheLimitsThatStopAReplay() {
    Limits limits = new DelveGame().manifest().limits();
    for (int seed = 0; seed < 200; seed++) {
      var run = Dungeon.KERNEL.begin(Seed.of(seed));
      Dungeon.play(run, "cautious", state -> false);
      assertThat(run.tick() * 10).isLessThan(limits.ticks());
      assertThat(run.inputs() * 10).isLessThan(limits.inputs());
    }
  }

  @Test
  void manySmallAdvancesEqualOneLarge() {
    for (int seed = 0; seed < BATCH_RUNS; seed++) {
      Run<DelveState, DelveChoice, DelveEvent> small = Dungeon.KERNEL.begin(Seed.of(seed));
      Run<DelveState, DelveChoice, DelveEvent> large = Dungeon.KERNEL.begin(Seed.of(seed));
      while (!(large.status() instanceof Status.Finished<DelveChoice>)) {
        int ticks = large.advance(37).ticks();
        for (int i = 0; i < ticks; i++) small.advance(1);
        assertThat(small.hash()).isEqualTo(large.hash());
        if (!large.state().question().stands()) continue;
        DelveChoice choice = Dungeon.prompt(large).choices(Seat.first()).get(0);
        Dungeon.answer(small, choice);
        Dungeon.answer(large, choice);
      }
    }
  }

  @Test
  void promptsAreNumberedByAnswersAndAStaleAnswerIsRefused() {
    var run = Dungeon.KERNEL.begin(Seed.of(42));
    for (int answered = 0; answered < 5; answered++) {
      Dungeon.advance(run, 1_000);
      assertThat(run.promptId()).isEqualTo(answered);
      var stale =
          new dev.astragal.kernel.run.Answer<>(
              run.promptId() + 1,
              dev.astragal.kernel.game.Seat.of(0),
              Dungeon.prompt(run).choices(Seat.first()).get(0));
      assertThat(run.refusal(stale)).get().extracting("code").isEqualTo("STALE_PROMPT");
      Dungeon.answer(run, Dungeon.prompt(run).choices(Seat.first()).get(0));
    }
  }

  @Test
  void theHashCoversWhatTheSeedLists() {
    long plain = Dungeon.of("#####", "#@.g#", "#####").run().hash();
    assertThat(Dungeon.of("#####", "#@.g#", "#####").run().hash()).isEqualTo(plain);
    assertThat(
            Dungeon.of("#####", "#@.g#", "#####")
                .with(state -> state.actors.hp[1] = 9)
                .run()
                .hash())
        .isNotEqualTo(plain);
    assertThat(Dungeon.of("#####", "#@^g#", "#####").run().hash()).isNotEqualTo(plain);
    assertThat(Dungeon.of("#####", "#@.g#", "#####").item(2, 1, "iron_mace").run().hash())
        .isNotEqualTo(plain);
    assertThat(
            Dungeon.of("#####", "#@.g#", "#####")
                .order(new DelveChoice.SetRetreatHpThreshold(36))
                .run()
                .hash())
        .isNotEqualTo(plain);
    assertThat(
            Dungeon.of("#####", "#@.g#", "#####")
                .with(state -> state.progress.answers = 1)
                .run()
                .hash())
        .isNotEqualTo(plain);
  }
}
