package dev.astragal.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The whole system in a made-up world; {@code astragal simulate} does so for as long as one likes.
 */
final class SimulationTest {
  private static final int WORLDS = Integer.getInteger("simulation.worlds", 60);

  @Test
  void everyPromiseIsKeptInWorldsNobodyHasSeen() {
    long first = new SplittableRandom().nextLong(Integer.MAX_VALUE);
    for (long seed = first; seed < first + WORLDS; seed++)
      assertThat(Simulation.of(Scenario.of(seed)).broken())
          .as("astragal simulate --seed " + seed + " --count 1")
          .isEmpty();
  }

  @Test
  void aMatchThatCouldNotBeOpenedIsNotKeptLocked() {
    List<Happening> opened =
        List.of(
            new Happening.Bots(0),
            new Happening.PowerCut(0, 8063452584445919709L),
            new Happening.Answer(2, 62),
            new Happening.Start(1),
            new Happening.Start(0),
            new Happening.Fail(3, 1),
            new Happening.Sit(1, 1));
    assertThat(Simulation.of(new Scenario(2000134, opened)).broken()).isEmpty();
  }

  @Test
  void aRefusalInDoubtMayArriveLate() {
    List<Happening> refused =
        List.of(
            new Happening.Answer(0, 29),
            new Happening.Start(1),
            new Happening.Fail(2, 4),
            new Happening.Meanwhile(0, 0, 1),
            new Happening.Answer(1, 8),
            new Happening.Answer(0, 51));
    assertThat(Simulation.of(new Scenario(7000454, refused)).broken()).isEmpty();
  }

  @Test
  void theSameSeedGivesTheSameTrace() {
    assertThat(Simulation.of(Scenario.of(7)).trace())
        .isEqualTo(Simulation.of(Scenario.of(7)).trace())
        .isNotEqualTo(Simulation.of(Scenario.of(8)).trace());
  }

  @Test
  void aScenarioIsReadAsItWasWritten(@TempDir Path directory) {
    Scenario scenario = Scenario.of(3);
    scenario.write(directory.resolve("scenario.json"));
    assertThat(Scenario.read(directory.resolve("scenario.json"))).isEqualTo(scenario);
  }

  @Test
  void whatHasNoSenseWhereItComesChangesNothing() {
    List<Happening> idle =
        List.of(
            new Happening.Repeat(0),
            new Happening.Flow(1),
            new Happening.Start(0),
            new Happening.Stop(1),
            new Happening.Redeliver(5));
    assertThat(Simulation.of(new Scenario(1, idle)).broken()).isEmpty();
  }
}
