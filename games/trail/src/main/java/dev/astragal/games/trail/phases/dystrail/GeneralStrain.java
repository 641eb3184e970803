package dev.astragal.games.trail.phases.dystrail;

import dev.astragal.games.trail.Affairs;
import dev.astragal.games.trail.DayOutcome;
import dev.astragal.games.trail.ModernEvent.GeneralStrainComputed;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Sky;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Travellers;
import dev.astragal.games.trail.Vehicle;
import dev.astragal.games.trail.phases.DayPhase;
import dev.astragal.games.trail.policy.DystrailPolicy;
import dev.astragal.games.trail.policy.DystrailPolicy.Strain;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Ratio;

/**
 * Phase 3b: one hidden number for how bad things are; it drives odds and feeds back into nothing.
 */
public final class GeneralStrain extends DayPhase {
  private static final int UNIT = 1000;

  private final Strain policy;
  private final DystrailPolicy dystrail;
  private final int[] severity;

  public GeneralStrain(DystrailPolicy dystrail) {
    super("strain");
    this.dystrail = dystrail;
    policy = dystrail.strain();
    severity = new int[Sky.values().length];
    for (Sky sky : Sky.values())
      severity[sky.ordinal()] =
          (int) policy.weather().times(dystrail.weather().severity().of(sky)).nearest(UNIT);
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Travellers travellers = state.travellers;
    long strain = policy.hp().nearest((long) (dystrail.caps().hp() - travellers.hp) * UNIT);
    strain += policy.sanity().nearest((long) (dystrail.caps().sanity() - travellers.sanity) * UNIT);
    strain += policy.pants().nearest((long) travellers.pants * UNIT);
    strain += policy.malnutrition().nearest((long) travellers.malnutrition * UNIT);
    strain += policy.wear().nearest((long) state.vehicle.wear * UNIT / Vehicle.MOST);
    strain += severity[state.weather.today.ordinal()];
    if (state.affairs.order != Affairs.NO_ORDER) strain += policy.order().nearest(UNIT);
    turn.emit(new GeneralStrainComputed((int) Math.max(0, strain)));
    return PROCEED;
  }

  /** Between none and all, in parts per million. */
  static int normPpm(TrailState state) {
    Ratio norm = state.rules.policy().dystrail().strain().norm();
    return Ppm.clamp((long) state.travellers.strain * Ppm.ONE / norm.nearest(UNIT));
  }
}
