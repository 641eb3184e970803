package dev.astragal.games.delve.orders;

import java.util.List;
import java.util.Optional;

/**
 * The standing orders of a run. Changed only at a boundary; the next tick follows them.
 *
 * @param retreatHpThreshold percent of health at which the hero is in trouble
 * @param autoHealIfBelowThreshold percent of health below which a potion is drunk unasked
 */
public record StandingOrders(
    FightMode fightOrAvoid,
    Stance stance,
    List<TargetTag> targetPriority,
    int retreatHpThreshold,
    Optional<Integer> autoHealIfBelowThreshold,
    PositionIntent positionIntent,
    ResourceAggression resourceAggression,
    ExplorationMode explorationMode) {
  public static final int PERCENT_MAX = 100;

  public static final StandingOrders DEFAULT =
      new StandingOrders(
          FightMode.FIGHT,
          Stance.BALANCED,
          List.of(TargetTag.NEAREST, TargetTag.LOWEST_HP),
          35,
          Optional.empty(),
          PositionIntent.HOLD_GROUND,
          ResourceAggression.CONSERVE,
          ExplorationMode.THOROUGH);

  public StandingOrders {
    targetPriority = List.copyOf(targetPriority);
  }

  public StandingOrders withFightOrAvoid(FightMode mode) {
    return new StandingOrders(
        mode,
        stance,
        targetPriority,
        retreatHpThreshold,
        autoHealIfBelowThreshold,
        positionIntent,
        resourceAggression,
        explorationMode);
  }

  public StandingOrders withStance(Stance chosen) {
    return new StandingOrders(
        fightOrAvoid,
        chosen,
        targetPriority,
        retreatHpThreshold,
        autoHealIfBelowThreshold,
        positionIntent,
        resourceAggression,
        explorationMode);
  }

  public StandingOrders withTargetPriority(List<TargetTag> tags) {
    return new StandingOrders(
        fightOrAvoid,
        stance,
        tags,
        retreatHpThreshold,
        autoHealIfBelowThreshold,
        positionIntent,
        resourceAggression,
        explorationMode);
  }

  public StandingOrders withRetreatHpThreshold(int percent) {
    return new StandingOrders(
        fightOrAvoid,
        stance,
        targetPriority,
        percent,
        autoHealIfBelowThreshold,
        positionIntent,
        resourceAggression,
        explorationMode);
  }

  public StandingOrders withAutoHeal(Optional<Integer> percent) {
    return new StandingOrders(
        fightOrAvoid,
        stance,
        targetPriority,
        retreatHpThreshold,
        percent,
        positionIntent,
        resourceAggression,
        explorationMode);
  }

  public StandingOrders withPositionIntent(PositionIntent intent) {
    return new StandingOrders(
        fightOrAvoid,
        stance,
        targetPriority,
        retreatHpThreshold,
        autoHealIfBelowThreshold,
        intent,
        resourceAggression,
        explorationMode);
  }

  public StandingOrders withResourceAggression(ResourceAggression aggression) {
    return new StandingOrders(
        fightOrAvoid,
        stance,
        targetPriority,
        retreatHpThreshold,
        autoHealIfBelowThreshold,
        positionIntent,
        aggression,
        explorationMode);
  }

  public StandingOrders withExplorationMode(ExplorationMode mode) {
    return new StandingOrders(
        fightOrAvoid,
        stance,
        targetPriority,
        retreatHpThreshold,
        autoHealIfBelowThreshold,
        positionIntent,
        resourceAggression,
        mode);
  }
}
