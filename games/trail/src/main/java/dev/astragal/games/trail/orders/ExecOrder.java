package dev.astragal.games.trail.orders;

/** Orders from above, while they last. */
public enum ExecOrder {
  SHUTDOWN,
  TRAVEL_BAN_LITE,
  BOOK_PANIC,
  TARIFF_TSUNAMI,
  DOE_ELIMINATED,
  WAR_DEPT_REORG
}
