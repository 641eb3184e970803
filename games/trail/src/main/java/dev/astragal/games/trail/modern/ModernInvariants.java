package dev.astragal.games.trail.modern;

import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.breakdowns.Vehicle;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.kernel.game.Violations;

/** What holds on the modern road at every moment. */
final class ModernInvariants {
  private ModernInvariants() {}

  static void check(TrailState state, Violations out) {
    Travellers travellers = state.travellers;
    ModernPolicy.Stats caps = state.content.caps();
    within(travellers.supplies, caps.supplies(), "supplies", out);
    within(travellers.hp, caps.hp(), "hp", out);
    within(travellers.sanity, caps.sanity(), "sanity", out);
    within(travellers.credibility, caps.credibility(), "credibility", out);
    within(travellers.morale, caps.morale(), "morale", out);
    within(travellers.allies, caps.allies(), "allies", out);
    within(travellers.pants, caps.pants(), "pants", out);
    within(travellers.budgetCents, Integer.MAX_VALUE, "budget", out);
    within(state.vehicle.health, Vehicle.MOST, "vehicle health", out);
    within(state.vehicle.wear, Vehicle.MOST, "vehicle wear", out);
    for (int spare : state.vehicle.spares) within(spare, Integer.MAX_VALUE, "spares", out);
    within(state.journey.milliMiles, state.content.modern().length(), "miles", out);
    within(state.journey.waits(), Integer.MAX_VALUE, "waits", out);
  }

  private static void within(int value, int most, String what, Violations out) {
    if (value < 0 || value > most)
      out.report("RANGE", what + " is " + value + ", not within 0.." + most);
  }
}
