package dev.astragal.games.trail.camp;

import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.road.NodeKind;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.wagon.WagonPolicy;
import dev.astragal.games.trail.weather.Sky;
import dev.astragal.kernel.game.Rejection;
import java.util.Optional;

/** Whether there is anything to hunt with, in what weather, and away from people. */
public final class HuntingGround {
  private final int bulletsMax;

  public HuntingGround(WagonPolicy policy) {
    bulletsMax = policy.hunt().bulletsMax();
  }

  public int bulletsMax(TrailState state) {
    return Math.min(bulletsMax, state.stores.bullets);
  }

  public Optional<Rejection> refusal(TrailState state, int bullets) {
    if (state.stores.bullets == 0) return refused("NO_BULLETS");
    Sky sky = state.weather.today;
    if (sky == Sky.STORM || sky == Sky.SMOKE) return refused("SEVERE_WEATHER");
    if (crowded(state)) return refused("CROWDED_LOCATION");
    if (bullets < 1 || bullets > bulletsMax(state))
      return refused("BULLETS_OUT_OF_RANGE", "most", bulletsMax(state));
    return Optional.empty();
  }

  /** Stores and rivers draw crowds. */
  private static boolean crowded(TrailState state) {
    Road.Node node = state.content.road().node(state.journey.node);
    boolean here =
        state.journey.milliMiles
            == state.content.road().marker(state.journey.variant, state.journey.node);
    return here && (node.store() || node.kind() == NodeKind.RIVER);
  }

  private static Optional<Rejection> refused(String code, Object... namesAndValues) {
    return Optional.of(Rejection.because(code, namesAndValues).at("bullets"));
  }
}
