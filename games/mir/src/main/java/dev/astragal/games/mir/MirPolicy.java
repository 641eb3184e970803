package dev.astragal.games.mir;

import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Every number of the tactics profile that a designer may move. */
public record MirPolicy(
    Movement movement,
    Attack attack,
    Conditions conditions,
    Vision vision,
    Fight fight,
    Campaign campaign,
    List<Ability> abilities) {
  private static final Shape<MirPolicy> SHAPE = Shape.of(MirPolicy.class);

  /** What a step costs where the ground is not open. */
  public record Movement(@AtLeast(1) int difficultCost, @AtLeast(1) int corpseCost) {}

  /**
   * Blows.
   *
   * @param criticalFrom the lowest die that always hits and hurts more; 21 for never
   * @param fumbleTo the highest die that always misses; 0 for never
   */
  public record Attack(
      int range,
      int damageDice,
      int damageSides,
      int criticalFrom,
      int criticalFactor,
      int fumbleTo) {}

  /** What conditions do. */
  public record Conditions(
      int dodgingAc, int stunnedAc, int blessedAttack, int burningSides, int proneAc) {}

  /** How far anybody sees, in king's moves. */
  public record Vision(int radius) {}

  /**
   * A fight as a whole.
   *
   * @param roundsMax after so many it is over, and nobody has won
   * @param enemyHp hundredths of the hit points a fight's sheet gives to the machine's side
   * @param enemyAttack added to every die of theirs
   */
  public record Fight(int roundsMax, int enemyHp, int enemyAttack) {}

  /**
   * What happens between the fights of a campaign.
   *
   * @param restPercent how much of what is missing is healed
   * @param fallenPercent with how much of their hit points the fallen get up again, at least
   */
  public record Campaign(int restPercent, int fallenPercent) {}

  /** Whom an ability may be used on. */
  public enum Aim {
    ENEMY,
    ALLY
  }

  /**
   * Something special somebody can do.
   *
   * @param dice how many dice of {@code sides} it rolls; none for one that only sets a condition
   * @param bonus added to the die that decides whether an enemy is hit
   * @param condition what it leaves behind, or empty
   */
  public record Ability(
      String id,
      Aim aim,
      int range,
      int dice,
      int sides,
      int bonus,
      int cooldown,
      String condition,
      int turns) {}

  public static MirPolicy read(Tree tree) {
    return SHAPE.read(tree);
  }

  public @Nullable Ability ability(String id) {
    for (Ability ability : abilities) if (ability.id.equals(id)) return ability;
    return null;
  }
}
