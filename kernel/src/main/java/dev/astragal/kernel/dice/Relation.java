package dev.astragal.kernel.dice;

/** How two numbers can relate. */
public enum Relation {
  EQUAL("=="),
  UNEQUAL("!="),
  LESS("<"),
  GREATER(">"),
  AT_MOST("<="),
  AT_LEAST(">=");

  private final String symbol;

  Relation(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }

  public boolean holds(long left, long right) {
    return switch (this) {
      case EQUAL -> left == right;
      case UNEQUAL -> left != right;
      case LESS -> left < right;
      case GREATER -> left > right;
      case AT_MOST -> left <= right;
      case AT_LEAST -> left >= right;
    };
  }
}
