package dev.astragal.games.mir.tactics;

/** The conditions the rules know; all others are inert. */
public final class ConditionNames {
  /** Guarding until the bearer's next turn. */
  public static final String DODGING = "dodging";

  /** May only end the turn, and is easier to hit. */
  public static final String STUNNED = "stunned";

  /** Rolls twice and takes the worse. */
  public static final String POISONED = "poisoned";

  /** Hits more easily. */
  public static final String BLESSED = "blessed";

  /** Loses hit points when a turn begins. */
  public static final String BURNING = "burning";

  /** On the ground: easier to hit from the next cell. */
  public static final String PRONE = "prone";

  private ConditionNames() {}
}
