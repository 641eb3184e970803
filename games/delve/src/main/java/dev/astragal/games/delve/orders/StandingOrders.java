package dev.astragal.games.delve.orders;

import dev.astragal.kernel.state.Withers;
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
    ExplorationMode explorationMode)
    implements Withers<StandingOrders> {
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
}
