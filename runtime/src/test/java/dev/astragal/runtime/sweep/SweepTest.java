package dev.astragal.runtime.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.statistics.Moments;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A sweep is the same sweep however it is cut up. */
final class SweepTest {
  private static final List<String> CAUTIOUS = List.of("cautious");

  @TempDir private Path directory;

  @Test
  void oneThreadAndManyCountTheSame() {
    byte[] alone = TallyCodec.bytes(played(plan("1", 300), 1).tallies());
    for (int threads : new int[] {2, 3, 8})
      assertThat(TallyCodec.bytes(played(plan("1", 300), threads).tallies())).isEqualTo(alone);
    assertThat(played(plan("2", 300), 1).digest()).isNotEqualTo(played(plan("1", 300), 1).digest());
  }

  @Test
  void aSweepThatIsStoppedAndResumedHasTheSameDigest() {
    SweepResult whole = played(plan("1", 2_000), 2);
    Path file = directory.resolve("half.sweep");
    SweepResult begun = SweepResult.empty(plan("1", 2_000));
    LocalSweep[] sweep = new LocalSweep[1];
    SweepTask task = new SweepTask(begun.plan());
    sweep[0] =
        new LocalSweep(
            begun,
            () ->
                index -> {
                  if (sweep[0].games() >= 700) sweep[0].stop();
                  return task.results(index);
                },
            1);
    sweep[0].run();
    assertThat(begun.partial()).isTrue();
    assertThat(begun.played().size()).isBetween(700L, 1_999L);
    SweepFile.write(file, begun);
    SweepResult resumed = SweepFile.read(file);
    assertThat(resumed.played().all()).isEqualTo(begun.played().all());
    new LocalSweep(resumed, 2).run();
    assertThat(resumed.partial()).isFalse();
    assertThat(resumed.digest()).isEqualTo(whole.digest());
    assertThat(TallyCodec.bytes(resumed.tallies())).isEqualTo(TallyCodec.bytes(whole.tallies()));
  }

  @Test
  void aFinishedSweepCanGrow() {
    SweepResult small = played(plan("1", 100), 1);
    SweepResult grown =
        new SweepResult(small.plan().withRuns(250), small.played(), small.tallies());
    new LocalSweep(grown, 2).run();
    assertThat(grown.digest()).isEqualTo(played(plan("1", 250), 1).digest());
  }

  @Test
  void beyondTheFirstTenThousandGamesOneInTenIsLookedAtClosely() {
    SweepPlan plan = plan("1", 12_000);
    SweepResult some = played(plan, 1);
    assertThat(TallyCodec.bytes(played(plan, 3).tallies()))
        .isEqualTo(TallyCodec.bytes(some.tallies()));
    SweepResult all = played(plan.lookingAtEvery(1), 3);
    ArmTally few = some.tallies().getFirst();
    ArmTally every = all.tallies().getFirst();
    assertThat(few.games()).isEqualTo(12_000);
    assertThat(few.close()).isEqualTo(10_200);
    assertThat(every.close()).isEqualTo(12_000);
    assertThat(few.events()).containsOnlyKeys(every.events().keySet());
    few.events()
        .forEach(
            (kind, counts) -> {
              Distribution known = Optional.ofNullable(every.events().get(kind)).orElseThrow();
              assertThat(counts.count()).isEqualTo(10_200);
              assertThat(known.count()).isEqualTo(12_000);
              assertThat(counts.mean()).isCloseTo(known.mean(), withinPercentage(1));
            });
  }

  @Test
  void whatAGameTellsAtItsEndIsCountedOfAllHoweverFewAreLookedAtClosely() {
    SweepPlan plan = plan("1", 12_000);
    SweepResult some = played(plan, 3);
    SweepResult all = played(plan.lookingAtEvery(1), 3);
    assertThat(some.digest()).isEqualTo(all.digest());
    assertThat(atTheEnd(some)).isEqualTo(atTheEnd(all));
  }

  /** The bytes of all but events, curves and games that stand out by their events. */
  private static byte[] atTheEnd(SweepResult result) {
    for (ArmTally tally : result.tallies()) {
      tally.close = 0;
      tally.events.clear();
      tally.curves.clear();
      tally.extremes.busiest.clear();
    }
    return TallyCodec.bytes(result.tallies());
  }

  @Test
  void howManyGamesAreLookedAtCloselyIsKeptInAFileAndHasBounds() {
    Path file = directory.resolve("closely.sweep");
    SweepPlan plan = plan("1", 50);
    SweepFile.write(file, played(plan.lookingAtEvery(7), 1));
    assertThat(SweepFile.read(file).plan().withRuns(60).every()).isEqualTo(7);
    for (int every : new int[] {0, 1_000_001})
      assertThatThrownBy(() -> plan.lookingAtEvery(every))
          .isInstanceOf(BadInputException.class)
          .hasMessage("--every must be from 1 to 1000000, not " + every);
  }

  @Test
  void aFileThatIsDamagedOrForeignIsRefused() throws IOException {
    Path file = directory.resolve("a.sweep");
    SweepFile.write(file, played(plan("1", 50), 1));
    byte[] good = Files.readAllBytes(file);
    for (int at = 20; at < good.length; at += 97) {
      byte[] bad = good.clone();
      bad[at] ^= 4;
      Files.write(file, bad);
      assertThatThrownBy(() -> SweepFile.read(file))
          .isInstanceOf(BadInputException.class)
          .hasMessage(file + " is damaged: its sum does not match");
    }
    Files.write(file, Arrays.copyOf(good, good.length / 2));
    assertThatThrownBy(() -> SweepFile.read(file)).hasMessageContaining("is damaged");
    Files.writeString(file, "astragal sweep 1\nand so on");
    assertThatThrownBy(() -> SweepFile.read(file))
        .hasMessage(file + " was written by an earlier build, which counted otherwise; start anew");
    Files.writeString(file, "hello");
    assertThatThrownBy(() -> SweepFile.read(file)).hasMessageContaining("is not a sweep");
    Files.delete(file);
    assertThatThrownBy(() -> SweepFile.read(file)).hasMessageContaining("does not exist");
  }

  @Test
  void theSameRulesGiveTheSameGamesAndOtherRulesOtherOnes() {
    SweepResult result = played(grid("goal=40,60", 400), 2);
    List<Comparisons.Row> rows = Comparisons.of(result.tallies());
    Comparisons.Row longer = row(rows, "inputs");
    assertThat(longer.comparison().difference())
        .isCloseTo(mean(result, 1, "inputs") - mean(result, 0, "inputs"), within(1e-9));
    assertThat(longer.significant()).isTrue();
    assertThat(longer.comparison().varianceRemoved()).isBetween(0.2, 1.0);
    SweepResult same = played(grid("grudge=no,yes", 200), 1);
    for (Comparisons.Row row : Comparisons.of(same.tallies())) {
      assertThat(row.comparison().difference()).isZero();
      assertThat(row.significant()).isFalse();
    }
  }

  @Test
  void figuresHaveNamesForValuesEventsAndShares() {
    SweepResult result = played(plan("1", 200), 1);
    var figures = Figures.of(result.tallies().getFirst());
    assertThat(figures)
        .containsKeys("inputs", "win.seat0", "score.seat1", "events.Rolled", "outcome=won");
    assertThat(figure(figures, "outcome=won").mean()).isEqualTo(1);
    Moments rolled = figure(figures, "events.Rolled");
    Moments banked = figure(figures, "events.Banked");
    assertThat(rolled.sum().add(banked.sum())).isEqualTo(figure(figures, "inputs").sum());
    assertThatThrownBy(() -> Figures.require(List.of("gold"), figures.keySet()))
        .isInstanceOf(BadInputException.class)
        .hasMessage(
            "there is no metric 'gold'; there are inputs, outcome=won, score.seat0, score.seat1,"
                + " win.seat0, win.seat1 and events.KIND");
    assertThatThrownBy(() -> Figures.require(List.of("events.Gold"), figures.keySet()))
        .hasMessage("there is no metric 'events.Gold'; there are events.Banked, events.Rolled");
  }

  @Test
  void strangeGamesAreTheRarestAndCanBePlayedAgain() {
    SweepPlan plan = plan("1", 500);
    SweepResult result = played(plan, 2);
    List<StrangeGames.Strange> strange = StrangeGames.of(result.tallies());
    assertThat(strange).hasSize(StrangeGames.SHOWN);
    assertThat(strange).extracting(StrangeGames.Strange::index).doesNotHaveDuplicates();
    for (StrangeGames.Strange game : strange) {
      GameResult again = new SweepTask(plan).results(game.index()).getFirst();
      Map<String, Long> told = new HashMap<>(again.values());
      again.events().forEach((kind, count) -> told.put("events." + kind, count));
      String[] reason = game.reason().split(" ", -1);
      assertThat(told).containsEntry(reason[0], Long.parseLong(reason[1]));
      assertThat(game.games()).isBetween(1L, 5L);
    }
  }

  @Test
  void gridsThatCannotBePlayedAreRefused() {
    refused("a grid is written path=a,b,c, not 'goal'", "goal");
    refused("a grid is written path=a,b,c, not '=1'", "=1");
    refused("the grid 'goal=1,,2' has an empty value", "goal=1,,2");
    refused("the grid 'goal=40,40' has the value 40 twice", "goal=40,40");
    refused("the policy has no such value", "speed=1,2");
    refused("expected a whole number, found 'fast'", "goal=10,fast");
    refused("the grid's grudge=maybe: option grudge of tuned is one of no, yes", "grudge=no,maybe");
    StringBuilder wide = new StringBuilder("goal=1");
    for (int i = 2; i < 1_100; i++) wide.append(',').append(i);
    refused("the grid has more than 1000 arms", wide.toString());
    assertThatThrownBy(() -> plan("1", 0)).hasMessageContaining("--runs must be from 1");
    assertThatThrownBy(() -> new SweepPlan(tuned("1"), List.of(), List.of("shark"), 1))
        .hasMessageContaining("has no bot 'shark'");
  }

  /** Each repetition asks for an interval that holds the truth 95 times in 100. */
  @Test
  void theExactOddsOfADiceGameLieInTheSweepsOwnInterval() {
    double exact = new RaceOdds(8, 40).firstWins();
    int held = 0;
    for (int repetition = 0; repetition < 100; repetition++) {
      SweepResult result = played(plan("repetition " + repetition, 1_000), 2);
      if (value(result, 0, "win.seat0").interval().holds(exact)) held++;
    }
    assertThat(held).isBetween(94, 99);
  }

  private static void refused(String message, String grid) {
    assertThatThrownBy(() -> grid(grid, 1))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining(message);
  }

  private static double mean(SweepResult result, int arm, String name) {
    return value(result, arm, name).mean();
  }

  private static Distribution value(SweepResult result, int arm, String name) {
    return Optional.ofNullable(result.tallies().get(arm).values().get(name)).orElseThrow();
  }

  private static Moments figure(SortedMap<String, Moments> figures, String name) {
    return Optional.ofNullable(figures.get(name)).orElseThrow();
  }

  private static Comparisons.Row row(List<Comparisons.Row> rows, String name) {
    return rows.stream().filter(row -> row.name().equals(name)).findFirst().orElseThrow();
  }

  private static SweepResult played(SweepPlan plan, int threads) {
    SweepResult result = SweepResult.empty(plan);
    new LocalSweep(result, threads).run();
    return result;
  }

  private static SweepPlan plan(String seed, long runs) {
    return new SweepPlan(tuned(seed), List.of(), CAUTIOUS, runs);
  }

  private static SweepPlan grid(String axis, long runs) {
    return new SweepPlan(tuned("1"), List.of(axis), CAUTIOUS, runs);
  }

  private static RunSpec tuned(String seed) {
    return RunSpec.of("tuned", new Seed(seed), 2);
  }
}
