package dev.astragal.games.trail.resolvers;

import dev.astragal.games.trail.Encounters;
import dev.astragal.games.trail.Encounters.Row;
import dev.astragal.games.trail.ModernEvent.EncounterResolved;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailRules;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.phases.dystrail.ModernDistance;
import dev.astragal.games.trail.phases.dystrail.ModernMiles;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Ratio;

/** What an answer to somebody on the road brings. */
public final class EncounterResolver {
  private final ModernDistance distance;
  private final Ratio receipt;
  private final int personaBonus;

  public EncounterResolver(TrailRules rules) {
    distance = new ModernDistance(rules);
    receipt = rules.policy().dystrail().encounters().receipt();
    personaBonus = rules.modern().persona().receiptBonus();
  }

  public void resolve(TrailState state, int option, Turn<TrailState, TrailEvent> turn) {
    Row row = state.rules.encounters().get(state.pending.encounter);
    Encounters.Answer answer = row.choices().get(option);
    long lift = answer.travel().of(distance.today(state));
    int miles = (int) Math.min(lift, ModernMiles.left(state));
    Ratio odds = receipt.plus(Ratio.of(state.travellers.receiptBonus + personaBonus, 100));
    boolean found = turn.rng(Streams.ENCOUNTER, "receipt").chance(odds);
    turn.emit(
        new EncounterResolved(
            row.id(), option, answer.toll(), miles, found ? 1 : 0, answer.rest()));
  }
}
