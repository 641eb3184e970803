package dev.astragal.games.trail.health;

import dev.astragal.games.trail.ModernEvent.IllnessDay;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.modern.ModernPolicy.Disease;
import dev.astragal.games.trail.road.Schedule;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 4: strain makes people ill; an illness lasts days and leaves a pause behind. */
public final class Illness extends DayPhase {
  private final Disease policy;
  private final Toll toll;
  private final Schedule schedule;
  private final int behind;

  public Illness(ModernPolicy modern) {
    super("affliction", Streams.HEALTH);
    policy = modern.disease();
    schedule = new Schedule(modern);
    behind = Ppm.of(policy.behindSchedule());
    toll = Toll.of(-policy.hp(), -policy.sanity(), -policy.supplies(), 0);
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Travellers travellers = state.travellers;
    if (travellers.illDays > 0) {
      int left = travellers.illDays - 1;
      turn.emit(new IllnessDay(left, false, toll, left == 0 ? policy.cooldownDays() : 0));
      return PROCEED;
    }
    if (state.clock.day <= travellers.immuneUntil) return PROCEED;
    if (!turn.rng(Streams.HEALTH, "illness").chance(chance(state), Ppm.ONE)) return PROCEED;
    int days =
        policy.daysMin() == policy.daysMax()
            ? policy.daysMin()
            : turn.rng(Streams.HEALTH, "illness.days").between(policy.daysMin(), policy.daysMax());
    turn.emit(new IllnessDay(days, true, toll, 0));
    return PROCEED;
  }

  private long chance(TrailState state) {
    int onCurve = (int) Ppm.times(policy.curveScale(), GeneralStrain.normPpm(state));
    long chance = state.content.afflictionChance(onCurve);
    return schedule.behind(state) ? Ppm.times(chance, behind) : chance;
  }
}
