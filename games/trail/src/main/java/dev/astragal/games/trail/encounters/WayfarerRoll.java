package dev.astragal.games.trail.encounters;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.WayfarerMet;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.decisions.Pending;
import dev.astragal.games.trail.encounters.Wayfarers.Row;
import dev.astragal.games.trail.road.Distance;
import dev.astragal.games.trail.road.Miles;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.wagon.WagonPolicy;
import dev.astragal.games.trail.weather.WeatherEffects;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Candidate.Factor;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Phase 9: somebody on the road. The day ends halfway, and an answer is asked for. Nobody is met
 * where that would be at a place or within a mile of one: another day would go for a few steps.
 */
public final class WayfarerRoll extends DayPhase {
  private final WagonPolicy.Encounters policy;
  private final Distance distance;
  private final Ratio partialDay;
  private final int chance;
  private final boolean alone;

  /** By whoever was met last, from nobody on. */
  private final long[][] weights;

  /** Nobody gets as far as this in half a day. */
  private final int near;

  public WayfarerRoll(TrailContent content) {
    super("encounter", Streams.ENCOUNTER);
    WagonPolicy wagon = content.wagonPolicy();
    alone = content.revised();
    policy = wagon.encounters();
    distance = new Distance(wagon);
    partialDay = wagon.travel().partialDay();
    near = (int) partialDay.of(distance.most(content)) + 2 * Road.MILE;
    chance = Ppm.of(policy.chance());
    Wayfarers pool = content.wayfarers();
    weights = new long[pool.size() + 1][pool.size()];
    for (int last = Pending.NONE; last < pool.size(); last++)
      for (int i = 0; i < pool.size(); i++)
        weights[last - Pending.NONE][i] = i == last ? 0 : pool.get(i).weight();
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    if (state.clock.day < state.journey.quietUntil) return PROCEED;
    if (alone && endsAtAPlace(state)) return PROCEED;
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
    Miles.advance(state, Math.min(Miles.left(state) - 1, halfway(state)), turn);
    return ENCOUNTER;
  }

  private int halfway(TrailState state) {
    return (int) partialDay.of(distance.today(state));
  }

  /** Most days are too far from any place to need reckoning. */
  private boolean endsAtAPlace(TrailState state) {
    int left = Miles.left(state);
    return left < near && left - halfway(state) < Road.MILE;
  }

  /** By weight, but not the same face twice running. */
  private int pick(TrailState state, Rng rng) {
    Wayfarers pool = state.content.wayfarers();
    long[] hat = weights[state.pending.encounter - Pending.NONE];
    return rng.purpose("encounter.who").pick(hat, () -> explained(pool, hat));
  }

  private static List<Candidate> explained(Wayfarers pool, long[] weights) {
    List<Candidate> all = new ArrayList<>();
    for (int i = 0; i < weights.length; i++) {
      Row row = pool.get(i);
      List<Factor> factors =
          weights[i] == row.weight() ? List.of() : List.of(new Factor("met_last", Ratio.ZERO));
      all.add(new Candidate(row.id(), row.weight(), factors, weights[i]));
    }
    return all;
  }
}
