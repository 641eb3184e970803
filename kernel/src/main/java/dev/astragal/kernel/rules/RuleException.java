package dev.astragal.kernel.rules;

import dev.astragal.kernel.dice.DiceException;

/** A rule that could not be applied: which part of which rule, and why. */
public final class RuleException extends RuntimeException {
  private final String rule;
  private final String part;
  private final DiceException reason;

  public RuleException(String rule, String part, DiceException reason) {
    super(rule + "." + part + ": '" + reason.expression() + "': " + reason.line(), reason);
    this.rule = rule;
    this.part = part;
    this.reason = reason;
  }

  public String rule() {
    return rule;
  }

  public String part() {
    return part;
  }

  public DiceException reason() {
    return reason;
  }
}
