package dev.astragal.games.trail.encounters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.Trip;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.road.Miles;
import dev.astragal.games.trail.road.Road;
import java.util.List;
import org.junit.jupiter.api.Test;

class WayfarerTest {
  private static final int KANSAS_MILES = 102;

  @Test
  void whoIsAtAPlaceByNoonMeetsNobodyBeforeIt() {
    Trip trip = Trip.onTheRoad().calm().script(Streams.ENCOUNTER, 1, 0);
    trip.state.journey.milliMiles = (KANSAS_MILES - 10) * Road.MILE;
    assertThat(trip.day().kinds()).doesNotContain("EncounterTriggered").contains("ArrivedAtNode");
  }

  @Test
  void nobodyIsMetWithinAMileOfAPlace() {
    var kernel = Trip.kernel("play");
    for (int seed = 0; seed < 100; seed++) {
      Trip trip = Trip.seeded(kernel, seed);
      trip.play(
          List.of("balanced", "aggressive").get(seed % 2),
          () -> {
            if (trip.state.pending.asked == Asked.ENCOUNTER)
              assertThat(Miles.left(trip.state)).isGreaterThanOrEqualTo(Road.MILE);
          });
    }
  }
}
