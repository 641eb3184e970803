package dev.astragal.games.trail.orders;

import dev.astragal.games.trail.ModernEvent.ExecOrderApplied;
import dev.astragal.games.trail.ModernEvent.ExecOrderEnded;
import dev.astragal.games.trail.ModernEvent.ExecOrderStarted;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.encounters.Affairs;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.road.Schedule;
import dev.astragal.games.trail.store.Tag;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Phase 1b: orders from above come, last a few days, and leave a pause behind. */
public final class ExecOrders extends DayPhase {
  private static final ExecOrder[] ALL = ExecOrder.values();
  private static final long[] EVEN = new long[ALL.length];
  private static final List<Candidate> CANDIDATES = new ArrayList<>();

  static {
    Arrays.fill(EVEN, 1);
    for (ExecOrder order : ALL) CANDIDATES.add(Candidate.plain(order.name(), 1));
  }

  private final OrderPolicy policy;
  private final Toll[] tolls;
  private final Schedule schedule;
  private final int chance;
  private final int chanceBehind;

  public ExecOrders(TrailContent content) {
    super("exec-orders", Streams.EVENTS);
    policy = content.modernPolicy().orders();
    schedule = new Schedule(content.modernPolicy());
    tolls = new Toll[ALL.length];
    for (ExecOrder order : ALL) {
      OrderPolicy.Row row = policy.effects().of(order);
      tolls[order.ordinal()] = new Toll(0, row.sanity(), 0, row.supplies(), row.morale(), 0, 0);
    }
    Ratio heated = policy.chance().times(Ratio.ONE.plus(content.modern().persona().orderHeat()));
    chance = Ppm.of(heated);
    chanceBehind = Ppm.of(heated.times(policy.behindSchedule()));
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Affairs affairs = state.affairs;
    if (affairs.order != Affairs.NO_ORDER) apply(state, turn);
    else if (state.clock.day > affairs.quietUntil
        && turn.rng(Streams.EVENTS, "exec order").chance(chance(state), Ppm.ONE)) {
      Rng rng = turn.rng(Streams.EVENTS);
      ExecOrder order = ALL[rng.purpose("exec order.which").pick(EVEN, () -> CANDIDATES)];
      turn.emit(new ExecOrderStarted(order, drawn(rng, policy.daysMin(), policy.daysMax())));
      apply(state, turn);
    }
    return PROCEED;
  }

  private int chance(TrailState state) {
    return schedule.behind(state) ? chanceBehind : chance;
  }

  private void apply(TrailState state, Turn<TrailState, TrailEvent> turn) {
    ExecOrder order = ALL[state.affairs.order];
    int left = state.affairs.orderDays - 1;
    turn.emit(new ExecOrderApplied(order, left, toll(order, state.travellers)));
    if (left > 0) return;
    Rng rng = turn.rng(Streams.EVENTS);
    turn.emit(new ExecOrderEnded(order, drawn(rng, policy.cooldownMin(), policy.cooldownMax())));
  }

  private Toll toll(ExecOrder order, Travellers travellers) {
    boolean spared =
        switch (order) {
          case BOOK_PANIC -> travellers.morale >= policy.bookPanicMorale();
          case TARIFF_TSUNAMI -> travellers.has(Tag.LEGAL_FUND);
          case SHUTDOWN, TRAVEL_BAN_LITE, DOE_ELIMINATED, WAR_DEPT_REORG -> false;
        };
    return spared ? Toll.NONE : tolls[order.ordinal()];
  }

  private static int drawn(Rng rng, int low, int high) {
    return low == high ? low : rng.purpose("exec order.days").between(low, high);
  }
}
