package dev.astragal.games.trail.encounters;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.WayfarerMet;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.encounters.Wayfarers.Row;
import dev.astragal.games.trail.road.Distance;
import dev.astragal.games.trail.road.Miles;
import dev.astragal.games.trail.wagon.WagonPolicy;
import dev.astragal.games.trail.weather.WeatherEffects;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Phase 9: somebody on the road. The day ends halfway, short of any place, and an answer is asked
 * for.
 */
public final class WayfarerRoll extends DayPhase {
  private final WagonPolicy.Encounters policy;
  private final Distance distance;
  private final Ratio partialDay;
  private final int chance;

  public WayfarerRoll(WagonPolicy wagon) {
    super("encounter", Streams.ENCOUNTER);
    policy = wagon.encounters();
    distance = new Distance(wagon);
    partialDay = wagon.travel().partialDay();
    chance = Ppm.of(policy.chance());
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    if (state.clock.day < state.journey.quietUntil) return PROCEED;
    WeatherEffects effects = state.content.effects(state);
    int risk = Math.min(chance + effects.encounter(), effects.encounterMax());
    Rng rng = turn.rng(Streams.ENCOUNTER);
    if (!rng.purpose("encounter").chance(risk, Ppm.ONE)) return PROCEED;
    int picked = pick(state, rng);
    turn.emit(
        new WayfarerMet(
            picked,
            state.content.wayfarers().get(picked).id(),
            state.clock.day + policy.cooldownDays()));
    int left = Miles.left(state) - 1;
    Miles.advance(state, Math.min(left, (int) partialDay.of(distance.today(state))), turn);
    return ENCOUNTER;
  }

  /** By weight, but not the same face twice running. */
  private static int pick(TrailState state, Rng rng) {
    Wayfarers pool = state.content.wayfarers();
    long[] weights = new long[pool.size()];
    for (int i = 0; i < weights.length; i++)
      weights[i] = i == state.pending.encounter ? 0 : pool.get(i).weight();
    return rng.purpose("encounter.who")
        .pick(
            weights,
            () -> {
              List<Candidate> all = new ArrayList<>();
              for (int i = 0; i < weights.length; i++) {
                Row row = pool.get(i);
                all.add(new Candidate(row.id(), row.weight(), List.of(), weights[i]));
              }
              return all;
            });
  }
}
