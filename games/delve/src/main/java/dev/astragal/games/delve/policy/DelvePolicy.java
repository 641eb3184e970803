package dev.astragal.games.delve.policy;

import java.util.List;
import java.util.Optional;

/**
 * The standing orders of a run. Changed only at a boundary; the next tick follows them.
 *
 * @param retreatHpThreshold percent of health at which the hero is in trouble
 * @param autoHealIfBelowThreshold percent of health below which a potion is drunk unasked
 */
public record DelvePolicy(
    FightMode fightOrAvoid,
    Stance stance,
    List<TargetTag> targetPriority,
    int retreatHpThreshold,
    Optional<Integer> autoHealIfBelowThreshold,
    PositionIntent positionIntent,
    ResourceAggression resourceAggression,
    ExplorationMode explorationMode) {
  public static final int PERCENT_MAX = 100;

  public static final DelvePolicy DEFAULT =
      new DelvePolicy(
          FightMode.FIGHT,
          Stance.BALANCED,
          List.of(TargetTag.NEAREST, TargetTag.LOWEST_HP),
          35,
          Optional.empty(),
          PositionIntent.HOLD_GROUND,
          ResourceAggression.CONSERVE,
          ExplorationMode.THOROUGH);

  public DelvePolicy {
    targetPriority = List.copyOf(targetPriority);
  }

  public DelvePolicy withFightOrAvoid(FightMode mode) {
    return new DelvePolicy(
        mode,
        stance,
        targetPriority,
        retreatHpThreshold,
        autoHealIfBelowThreshold,
        positionIntent,
        resourceAggression,
        explorationMode);
  }

  public DelvePolicy withStance(Stance chosen) {
    return new DelvePolicy(
        fightOrAvoid,
        chosen,
        targetPriority,
        retreatHpThreshold,
        autoHealIfBelowThreshold,
        positionIntent,
        resourceAggression,
        explorationMode);
  }

  public DelvePolicy withTargetPriority(List<TargetTag> tags) {
    return new DelvePolicy(
        fightOrAvoid,
        stance,
        tags,
        retreatHpThreshold,
        autoHealIfBelowThreshold,
        positionIntent,
        resourceAggression,
        explorationMode);
  }

  public DelvePolicy withRetreatHpThreshold(int percent) {
    return new DelvePolicy(
        fightOrAvoid,
        stance,
        targetPriority,
        percent,
        autoHealIfBelowThreshold,
        positionIntent,
        resourceAggression,
        explorationMode);
  }

  public DelvePolicy withAutoHeal(Optional<Integer> percent) {
    return new DelvePolicy(
        fightOrAvoid,
        stance,
        targetPriority,
        retreatHpThreshold,
        percent,
        positionIntent,
        resourceAggression,
        explorationMode);
  }

  public DelvePolicy withPositionIntent(PositionIntent intent) {
    return new DelvePolicy(
        fightOrAvoid,
        stance,
        targetPriority,
        retreatHpThreshold,
        autoHealIfBelowThreshold,
        intent,
        resourceAggression,
        explorationMode);
  }

  public DelvePolicy withResourceAggression(ResourceAggression aggression) {
    return new DelvePolicy(
        fightOrAvoid,
        stance,
        targetPriority,
        retreatHpThreshold,
        autoHealIfBelowThreshold,
        positionIntent,
        aggression,
        explorationMode);
  }

  public DelvePolicy withExplorationMode(ExplorationMode mode) {
    return new DelvePolicy(
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
