package dev.astragal.games.delve.orders;

import java.util.Optional;

/** Whole sets of orders under one name. */
public enum Preset {
  CAUTIOUS,
  BALANCED,
  BERSERK;

  private static final StandingOrders CAUTIOUS_ORDERS =
      StandingOrders.DEFAULT
          .withStance(Stance.DEFENSIVE)
          .withRetreatHpThreshold(50)
          .withAutoHeal(Optional.of(50))
          .withPositionIntent(PositionIntent.FLEE_TO_NEAREST_EXPLORED_TILE);

  private static final StandingOrders BERSERK_ORDERS =
      StandingOrders.DEFAULT
          .withStance(Stance.AGGRESSIVE)
          .withRetreatHpThreshold(15)
          .withPositionIntent(PositionIntent.ADVANCE_TO_MELEE);

  public StandingOrders orders() {
    return switch (this) {
      case CAUTIOUS -> CAUTIOUS_ORDERS;
      case BALANCED -> StandingOrders.DEFAULT;
      case BERSERK -> BERSERK_ORDERS;
    };
  }
}
