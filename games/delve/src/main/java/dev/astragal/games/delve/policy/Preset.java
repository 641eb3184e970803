package dev.astragal.games.delve.policy;

import java.util.Optional;

/** Whole policies under one name. */
public enum Preset {
  CAUTIOUS(
      DelvePolicy.DEFAULT
          .withStance(Stance.DEFENSIVE)
          .withRetreatHpThreshold(50)
          .withAutoHeal(Optional.of(50))
          .withPositionIntent(PositionIntent.FLEE_TO_NEAREST_EXPLORED_TILE)),
  BALANCED(DelvePolicy.DEFAULT),
  BERSERK(
      DelvePolicy.DEFAULT
          .withStance(Stance.AGGRESSIVE)
          .withRetreatHpThreshold(15)
          .withPositionIntent(PositionIntent.ADVANCE_TO_MELEE));

  private final DelvePolicy policy;

  Preset(DelvePolicy policy) {
    this.policy = policy;
  }

  public DelvePolicy policy() {
    return policy;
  }
}
