package dev.astragal.games.delve.policy;

import java.util.Optional;

/** Whole policies under one name. */
public enum Preset {
  CAUTIOUS,
  BALANCED,
  BERSERK;

  private static final StandingOrders CAUTIOUS_POLICY =
      StandingOrders.DEFAULT
          .withStance(Stance.DEFENSIVE)
          .withRetreatHpThreshold(50)
          .withAutoHeal(Optional.of(50))
          .withPositionIntent(PositionIntent.FLEE_TO_NEAREST_EXPLORED_TILE);

  private static final StandingOrders BERSERK_POLICY =
      StandingOrders.DEFAULT
          .withStance(Stance.AGGRESSIVE)
          .withRetreatHpThreshold(15)
          .withPositionIntent(PositionIntent.ADVANCE_TO_MELEE);

  public StandingOrders policy() {
    return switch (this) {
      case CAUTIOUS -> CAUTIOUS_POLICY;
      case BALANCED -> StandingOrders.DEFAULT;
      case BERSERK -> BERSERK_POLICY;
    };
  }
}
