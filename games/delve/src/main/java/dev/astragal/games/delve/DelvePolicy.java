package dev.astragal.games.delve;

import dev.astragal.games.delve.map.FieldOfView;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;

/** Every number a designer may want to move, from the policy. */
public record DelvePolicy(
    Floors floors,
    Hero hero,
    Time time,
    Harm harm,
    Stances stances,
    Potions potions,
    Camp camp,
    Offers offers) {

  /**
   * The dungeon.
   *
   * @param extraEnemies per floor of branch A
   * @param extraHazards per floor of branch B
   * @param extraItems per floor of branch A, since the second rules
   * @param doorOneIn one corridor mouth in so many has a door
   */
  public record Floors(
      @AtLeast(1) @AtMost(5) int count,
      @AtLeast(15) @AtMost(60) int width,
      @AtLeast(15) @AtMost(60) int height,
      @AtLeast(0) @AtMost(4) int vaultsMin,
      @AtLeast(0) @AtMost(4) int vaultsMax,
      @AtLeast(0) @AtMost(8) int extraEnemies,
      @AtLeast(0) @AtMost(20) int extraHazards,
      @AtLeast(0) @AtMost(4) int extraItems,
      @AtLeast(1) @AtMost(100) int doorOneIn,
      @AtLeast(0) @AtMost(20) int doorsMax) {}

  /** The player at the start. */
  public record Hero(
      @AtLeast(1) @AtMost(1_000) int hp,
      @AtLeast(0) @AtMost(100) int attack,
      @AtLeast(-20) @AtMost(100) int defense,
      @AtLeast(1) @AtMost(100) int speed,
      @AtLeast(1) @AtMost(FieldOfView.RADIUS_MAX - 2) int sight) {}

  /**
   * Time in ticks.
   *
   * @param action divided by speed, the cost of an action
   * @param stallTurns player turns without movement or attack that end the run
   * @param aimlessTurns player turns without anything new that end the run
   * @param holdTurns how long a held position waits for a foe to come
   * @param retreatTurns player turns without anything new that end a retreat
   */
  @AtLeast(0)
  @AtMost(10_000)
  public record Time(
      @AtLeast(1) int action,
      int swap,
      @AtLeast(1) int stallTurns,
      @AtLeast(1) int aimlessTurns,
      int holdTurns,
      int retreatTurns) {}

  /** Statuses and hazards. */
  @AtLeast(0)
  @AtMost(100)
  public record Harm(
      int hazard, int poison, @AtLeast(1) int poisonEvery, int bleed, @AtLeast(1) int slowFactor) {}

  /** What the stances change. */
  @AtLeast(-20)
  @AtMost(20)
  public record Stances(
      int aggressiveAttack, int aggressiveDefense, int defensiveAttack, int defensiveDefense) {}

  /** How many of each potion can be carried. */
  public record Potions(@AtLeast(0) @AtMost(99) int carriedMax) {}

  /** Rest at a sanctuary, once per floor. */
  public record Camp(
      @AtLeast(0) @AtMost(101) int belowPercent,
      @AtLeast(0) @AtMost(100) int healPercent,
      @AtLeast(0) @AtMost(10_000) int ticks) {}

  /** How many perks are offered on a new floor. */
  public record Offers(@AtLeast(0) @AtMost(10) int perks) {}

  public DelvePolicy {
    require(hero.speed <= time.action, "hero.speed", "must be at most time.action");
  }

  public static DelvePolicy of(Tree policy) {
    return Shape.of(DelvePolicy.class).read(policy);
  }

  private static void require(boolean holds, String path, String message) {
    if (!holds) throw new TreeException(path, Mark.NONE, message);
  }
}
