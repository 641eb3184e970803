package dev.astragal.games.trail.health;

import dev.astragal.games.trail.ModernEvent.GeneralStrainComputed;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.breakdowns.Vehicle;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.encounters.Affairs;
import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.modern.ModernPolicy.Strain;
import dev.astragal.games.trail.weather.Sky;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Ratio;

/**
 * Phase 3b: one hidden number for how bad things are; it drives odds and feeds back into nothing.
 */
public final class GeneralStrain extends DayPhase {
  private static final int UNIT = 1000;

  private final int hpMost;
  private final int sanityMost;
  private final int perHp;
  private final int perSanity;
  private final int perPants;
  private final int perMalnutrition;
  private final int fullWear;
  private final int order;
  private final int[] severity;

  public GeneralStrain(ModernPolicy modern) {
    super("strain");
    Strain policy = modern.strain();
    hpMost = modern.caps().hp();
    sanityMost = modern.caps().sanity();
    perHp = thousandths(policy.hp());
    perSanity = thousandths(policy.sanity());
    perPants = thousandths(policy.pants());
    perMalnutrition = thousandths(policy.malnutrition());
    fullWear = thousandths(policy.wear());
    order = thousandths(policy.order());
    severity = new int[Sky.values().length];
    for (Sky sky : Sky.values())
      severity[sky.ordinal()] =
          thousandths(policy.weather().times(modern.weather().severity().of(sky)));
  }

  private static int thousandths(Ratio share) {
    return (int) share.nearest(UNIT);
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Travellers travellers = state.travellers;
    int strain = perHp * (hpMost - travellers.hp) + perSanity * (sanityMost - travellers.sanity);
    strain += perPants * travellers.pants + perMalnutrition * travellers.malnutrition;
    strain += (int) ((long) fullWear * state.vehicle.wear / Vehicle.MOST);
    strain += severity[state.weather.today.ordinal()];
    if (state.affairs.order != Affairs.NO_ORDER) strain += order;
    turn.emit(new GeneralStrainComputed(Math.max(0, strain)));
    return PROCEED;
  }

  /** Between none and all, in parts per million. */
  public static int normPpm(TrailState state) {
    return Ppm.clamp((long) state.travellers.strain * Ppm.ONE / state.content.strainNorm());
  }
}
