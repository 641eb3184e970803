package dev.astragal.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.league.League;
import dev.astragal.runtime.league.LeagueEngine;
import dev.astragal.runtime.league.LeaguePlan;
import dev.astragal.runtime.league.Standing;
import dev.astragal.runtime.library.RunSpec;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A league on a cluster comes out as on this machine, whatever the pieces. */
final class SparkLeagueTest {
  @Test
  void theTableIsTheSameAsHere() {
    RunSpec spec = RunSpec.of("pig", Seed.of(1), 2);
    LeaguePlan plan = LeaguePlan.of(spec, List.of("hold20", "random", "hold20"), false, 2);
    League here = new League(plan);
    here.play(150, League.threads(2), Optional.empty());
    League far = new League(plan);
    try (LeagueEngine.Playing engine = new SparkLeagueEngine().prepare(plan, "local[2]")) {
      far.play(150, engine, Optional.empty());
    }
    for (int duel = 0; duel < plan.duels(); duel++) {
      Standing one = far.table().get(duel);
      assertThat(one.games()).isEqualTo(300);
      assertThat(one.share()).isEqualTo(here.table().get(duel).share());
      assertThat(one.interval()).isEqualTo(here.table().get(duel).interval());
    }
  }
}
