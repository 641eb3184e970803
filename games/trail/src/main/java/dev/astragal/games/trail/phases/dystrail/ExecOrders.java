package dev.astragal.games.trail.phases.dystrail;

import dev.astragal.games.trail.Affairs;
import dev.astragal.games.trail.DayOutcome;
import dev.astragal.games.trail.ExecOrder;
import dev.astragal.games.trail.ModernEvent.ExecOrderApplied;
import dev.astragal.games.trail.ModernEvent.ExecOrderCooledDown;
import dev.astragal.games.trail.ModernEvent.ExecOrderEnded;
import dev.astragal.games.trail.ModernEvent.ExecOrderStarted;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.Toll;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Travellers;
import dev.astragal.games.trail.phases.DayPhase;
import dev.astragal.games.trail.policy.DystrailPolicy;
import dev.astragal.games.trail.policy.DystrailPolicy.Orders;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;

/** Phase 1b: orders from above come, last a few days, and leave a pause behind. */
public final class ExecOrders extends DayPhase {
  private static final ExecOrder[] ALL = ExecOrder.values();

  private final Orders policy;

  public ExecOrders(DystrailPolicy policy) {
    super("exec-orders", Streams.EVENTS);
    this.policy = policy.orders();
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Affairs affairs = state.affairs;
    if (affairs.order != Affairs.NO_ORDER) apply(state, turn);
    else if (affairs.orderCooldown > 0)
      turn.emit(new ExecOrderCooledDown(affairs.orderCooldown - 1));
    else if (turn.rng(Streams.EVENTS, "exec order").chance(chance(state))) {
      Rng rng = turn.rng(Streams.EVENTS);
      ExecOrder order = ALL[rng.purpose("exec order.which").below(ALL.length)];
      turn.emit(new ExecOrderStarted(order, drawn(rng, policy.daysMin(), policy.daysMax())));
      apply(state, turn);
    }
    return PROCEED;
  }

  private Ratio chance(TrailState state) {
    return Schedule.behind(state)
        ? policy.chance().times(policy.behindSchedule())
        : policy.chance();
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
    return switch (order) {
      case SHUTDOWN -> new Toll(0, 0, 0, -1, -1, 0, 0);
      case TRAVEL_BAN_LITE -> Toll.of(0, -1, 0, 0);
      case BOOK_PANIC ->
          travellers.morale < policy.bookPanicMorale() ? Toll.of(0, -1, 0, 0) : Toll.NONE;
      case TARIFF_TSUNAMI -> Toll.of(0, 0, -1, 0);
      case DOE_ELIMINATED -> new Toll(0, 0, 0, 0, -1, 0, 0);
      case WAR_DEPT_REORG -> Toll.NONE;
    };
  }

  private static int drawn(Rng rng, int low, int high) {
    return low == high ? low : rng.purpose("exec order.days").between(low, high);
  }
}
