package dev.astragal.games.delve;

import dev.astragal.games.delve.map.FieldOfView;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;

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
   * @param doorOneIn one corridor mouth in so many has a door
   */
  public record Floors(
      int count,
      int width,
      int height,
      int vaultsMin,
      int vaultsMax,
      int extraEnemies,
      int extraHazards,
      int doorOneIn,
      int doorsMax) {}

  /** The player at the start. */
  public record Hero(int hp, int attack, int defense, int speed, int sight) {}

  /**
   * Time in ticks.
   *
   * @param action divided by speed, the cost of an action
   * @param stallTurns player turns without movement or attack that end the run
   * @param aimlessTurns player turns without anything new that end the run
   * @param holdTurns how long a held position waits for a foe to come
   * @param retreatTurns player turns without anything new that end a retreat
   */
  public record Time(
      int action, int swap, int stallTurns, int aimlessTurns, int holdTurns, int retreatTurns) {}

  /** Statuses and hazards. */
  public record Harm(int hazard, int poison, int poisonEvery, int bleed, int slowFactor) {}

  /** What the stances change. */
  public record Stances(
      int aggressiveAttack, int aggressiveDefense, int defensiveAttack, int defensiveDefense) {}

  /** How many of each potion can be carried. */
  public record Potions(int carriedMax) {}

  /** Rest at a sanctuary, once per floor. */
  public record Camp(int belowPercent, int healPercent, int ticks) {}

  /** How many perks are offered on a new floor. */
  public record Offers(int perks) {}

  private static final int FLOORS_MAX = 5;
  private static final int SIDE_MIN = 15;
  private static final int SIDE_MAX = 60;

  public DelvePolicy {
    require(
        floors.count >= 1 && floors.count <= FLOORS_MAX, "floors.count must be 1 to " + FLOORS_MAX);
    require(
        floors.width >= SIDE_MIN
            && floors.width <= SIDE_MAX
            && floors.height >= SIDE_MIN
            && floors.height <= SIDE_MAX,
        "floors must be " + SIDE_MIN + " to " + SIDE_MAX + " wide and high");
    require(
        hero.sight >= 1 && hero.sight <= FieldOfView.RADIUS_MAX - 2,
        "hero.sight must be 1 to " + (FieldOfView.RADIUS_MAX - 2));
    require(
        hero.hp >= 1 && hero.speed >= 1 && hero.speed <= time.action,
        "hero needs hp and speed above zero");
    require(time.stallTurns >= 1 && time.aimlessTurns >= 1, "time needs its watchdogs");
    require(
        floors.vaultsMin >= 0 && floors.vaultsMax >= floors.vaultsMin, "vaults must be a range");
  }

  public static DelvePolicy of(Tree policy) {
    return Shape.of(DelvePolicy.class).read(policy);
  }

  private static void require(boolean holds, String message) {
    if (!holds)
      throw new dev.astragal.kernel.tree.TreeException(
          "", dev.astragal.kernel.tree.Mark.NONE, message);
  }
}
