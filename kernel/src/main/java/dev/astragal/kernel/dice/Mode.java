package dev.astragal.kernel.dice;

/** What an expression is asked for. */
public enum Mode {
  /** A number; truths and comparisons are refused. */
  NUMBER,
  /** A truth; a number is true when it is not zero. */
  PREDICATE,
  /** A truth that depends on no die. */
  CONDITION
}
