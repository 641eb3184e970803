package dev.astragal.games.trail.modern;

import static dev.astragal.games.trail.Invariants.within;

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
    within(travellers.supplies, caps.supplies(), "RANGE", "supplies", out);
    within(travellers.hp, caps.hp(), "RANGE", "hp", out);
    within(travellers.sanity, caps.sanity(), "RANGE", "sanity", out);
    within(travellers.credibility, caps.credibility(), "RANGE", "credibility", out);
    within(travellers.morale, caps.morale(), "RANGE", "morale", out);
    within(travellers.allies, caps.allies(), "RANGE", "allies", out);
    within(travellers.pants, caps.pants(), "RANGE", "pants", out);
    within(travellers.budgetCents, Integer.MAX_VALUE, "RANGE", "budget", out);
    within(state.vehicle.health, Vehicle.MOST, "RANGE", "vehicle health", out);
    within(state.vehicle.wear, Vehicle.MOST, "RANGE", "vehicle wear", out);
    for (int part = 0; part < state.vehicle.spares.size(); part++)
      within(state.vehicle.spares.get(part), Integer.MAX_VALUE, "RANGE", "spares", out);
    within(state.journey.milliMiles, state.content.modern().length(), "RANGE", "miles", out);
    within(state.journey.waits(), Integer.MAX_VALUE, "RANGE", "waits", out);
  }
}
