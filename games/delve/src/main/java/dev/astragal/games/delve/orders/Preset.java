package dev.astragal.games.delve.orders;

import java.util.Optional;

/** Whole sets of orders under one name. */
public enum Preset {
  CAUTIOUS,
  BALANCED,
  BERSERK;

  private static final StandingOrders CAUTIOUS_ORDERS =
      StandingOrders.DEFAULT
          .with(StandingOrders::stance, Stance.DEFENSIVE)
          .with(StandingOrders::retreatHpThreshold, 50)
          .with(StandingOrders::autoHealIfBelowThreshold, Optional.of(50))
          .with(StandingOrders::positionIntent, PositionIntent.FLEE_TO_NEAREST_EXPLORED_TILE);

  private static final StandingOrders BERSERK_ORDERS =
      StandingOrders.DEFAULT
          .with(StandingOrders::stance, Stance.AGGRESSIVE)
          .with(StandingOrders::retreatHpThreshold, 15)
          .with(StandingOrders::positionIntent, PositionIntent.ADVANCE_TO_MELEE);

  public StandingOrders orders() {
    return switch (this) {
      case CAUTIOUS -> CAUTIOUS_ORDERS;
      case BALANCED -> StandingOrders.DEFAULT;
      case BERSERK -> BERSERK_ORDERS;
    };
  }
}
