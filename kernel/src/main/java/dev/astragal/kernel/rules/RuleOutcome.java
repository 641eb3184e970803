package dev.astragal.kernel.rules;

import dev.astragal.kernel.dice.Roll;
import java.util.List;
import java.util.OptionalLong;

/**
 * What a rule came to.
 *
 * @param applied false when a condition did not hold; then nothing else happened
 * @param reason why it was not applied, or empty
 * @param rolls every roll made for it, when the engine keeps them
 */
public record RuleOutcome(
    boolean applied,
    boolean success,
    boolean critical,
    OptionalLong roll,
    OptionalLong dc,
    OptionalLong cost,
    String reason,
    List<Roll> rolls) {
  public static final String CONDITION_FAILED = "condition_failed";

  private static final RuleOutcome NOT_APPLIED =
      new RuleOutcome(
          false,
          false,
          false,
          OptionalLong.empty(),
          OptionalLong.empty(),
          OptionalLong.empty(),
          CONDITION_FAILED,
          List.of());

  public static RuleOutcome notApplied() {
    return NOT_APPLIED;
  }
}
