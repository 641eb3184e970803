package dev.astragal.games.trail.orders;

import dev.astragal.kernel.rng.Ratio;

/** Orders from above: how often, how long, and what each does while it stands. */
public record OrderPolicy(
    Ratio chance,
    Ratio behindSchedule,
    int daysMin,
    int daysMax,
    int cooldownMin,
    int cooldownMax,
    int bookPanicMorale,
    Ratio travelLeast,
    Ratio breakdownMost,
    Rows effects) {

  /** What one order takes each day, what it leaves of the speed, and what it adds to breakdowns. */
  public record Row(int sanity, int supplies, int morale, Ratio travel, Ratio breakdown) {}

  public record Rows(
      Row shutdown,
      Row travelBanLite,
      Row bookPanic,
      Row tariffTsunami,
      Row doeEliminated,
      Row warDeptReorg) {
    public Row of(ExecOrder order) {
      return switch (order) {
        case SHUTDOWN -> shutdown;
        case TRAVEL_BAN_LITE -> travelBanLite;
        case BOOK_PANIC -> bookPanic;
        case TARIFF_TSUNAMI -> tariffTsunami;
        case DOE_ELIMINATED -> doeEliminated;
        case WAR_DEPT_REORG -> warDeptReorg;
      };
    }
  }
}
