package dev.astragal.games.trail.encounters;

import dev.astragal.games.trail.MeetingEvent.EncounterResolved;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.encounters.Encounters.Row;
import dev.astragal.games.trail.road.ModernDistance;
import dev.astragal.games.trail.road.ModernMiles;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Ratio;

/** What an answer to somebody on the road brings. */
public final class EncounterResolver {
  private static final int PERCENT = Ppm.ONE / 100;

  private final ModernDistance distance;
  private final int receipt;
  private final int personaBonus;

  public EncounterResolver(TrailContent content) {
    distance = new ModernDistance(content);
    receipt = Ppm.of(content.modernPolicy().encounters().receipt());
    personaBonus = content.modern().persona().receiptBonus();
  }

  public void resolve(TrailState state, int option, Turn<TrailState, TrailEvent> turn) {
    Row row = state.content.encounters().get(state.pending.encounter);
    Encounters.Answer answer = row.choices().get(option);
    int odds = receipt + (state.travellers.receiptBonus + personaBonus) * PERCENT;
    boolean found = turn.rng(Streams.ENCOUNTER, "receipt").chance(odds, Ppm.ONE);
    int miles = answer.travel().equals(Ratio.ZERO) ? 0 : lift(state, answer.travel());
    turn.emit(
        new EncounterResolved(
            row.id(), option, answer.toll(), miles, found ? 1 : 0, answer.rest()));
  }

  private int lift(TrailState state, Ratio share) {
    return (int) Math.min(share.of(distance.today(state)), ModernMiles.left(state));
  }
}
