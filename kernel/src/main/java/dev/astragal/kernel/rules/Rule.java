package dev.astragal.kernel.rules;

import dev.astragal.kernel.dice.DiceExpression;
import java.util.List;
import java.util.Optional;

/**
 * One rule of a pack, with every expression understood.
 *
 * @param key namespace and id, how everybody calls it
 * @param when all must hold
 * @param critical the natural face from which on a roll succeeds whatever it adds up to
 * @param fumble the natural face up to which a roll fails whatever it adds up to
 * @param onCritical what follows a critical success; without any, what follows a success
 */
public record Rule(
    String key,
    String id,
    String description,
    Layer layer,
    List<DiceExpression> when,
    Optional<DiceExpression> cost,
    Optional<DiceExpression> roll,
    Optional<DiceExpression> dc,
    Optional<DiceExpression> critical,
    Optional<DiceExpression> fumble,
    List<Effect> onSuccess,
    List<Effect> onFailure,
    List<Effect> onCritical) {
  public Rule {
    when = List.copyOf(when);
    onSuccess = List.copyOf(onSuccess);
    onFailure = List.copyOf(onFailure);
    onCritical = List.copyOf(onCritical);
  }

  /** What follows when it ended like this. */
  public List<Effect> effects(boolean success, boolean isCritical) {
    if (!success) return onFailure;
    return isCritical && !onCritical.isEmpty() ? onCritical : onSuccess;
  }

  /** The same rule with another roll. */
  public Rule rolling(DiceExpression other) {
    return new Rule(
        key,
        id,
        description,
        layer,
        when,
        cost,
        Optional.of(other),
        dc,
        critical,
        fumble,
        onSuccess,
        onFailure,
        onCritical);
  }
}
