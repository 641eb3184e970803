package dev.astragal.games.trail.health;

import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.Ending;

/** Whether the travellers can go on, judged at the end of every day in a fixed order. */
public final class Failure {
  private Failure() {}

  public static Ending of(TrailState state) {
    Travellers travellers = state.travellers;
    if (travellers.pants >= state.content.caps().pants()) return Ending.COLLAPSE_PANIC;
    if (travellers.hp <= 0) return byDamage(travellers.lastDamage);
    return travellers.sanity <= 0 ? Ending.SANITY_LOSS : Ending.NONE;
  }

  private static Ending byDamage(Damage damage) {
    return switch (damage) {
      case HUNGER -> Ending.COLLAPSE_HUNGER;
      case COLD -> Ending.EXPOSURE_COLD;
      case HEAT -> Ending.EXPOSURE_HEAT;
      case ENCOUNTER, NONE -> Ending.COLLAPSE_ENCOUNTER;
      case DISEASE -> Ending.COLLAPSE_DISEASE;
    };
  }
}
