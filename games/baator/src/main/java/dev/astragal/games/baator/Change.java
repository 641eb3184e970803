package dev.astragal.games.baator;

/** What an effect did to a fact; doing it again elsewhere is how later effects survive an undo. */
public enum Change {
  LOWER,
  RAISE,
  SET;

  public int apply(int before, int amount) {
    return switch (this) {
      case LOWER -> Math.max(0, before - amount);
      case RAISE -> (int) Math.min(Fact.MAX, (long) before + amount);
      case SET -> amount;
    };
  }
}
