package dev.astragal.games.delve;

import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.parts.board.FieldOfView;
import java.util.List;

/** Every number a designer may want to move, from the policy. */
public record DelvePolicy(
    Floors floors,
    Hero hero,
    Time time,
    Harm harm,
    Stances stances,
    Potions potions,
    Camp camp,
    Offers offers,
    Veteran veteran,
    Tree tables) {

  /**
   * The dungeon.
   *
   * @param extraEnemies per floor of branch A
   * @param extraHazards per floor of branch B
   * @param extraItems per floor of branch A, since the second rules
   * @param doorOneIn one corridor mouth in so many has a door
   * @param deepEnemies how many more there are on each floor below the third
   * @param deepAttack what enemies below the third floor have more
   * @param deepHealth how many percent more health they have
   * @param listen how near to a closed door somebody must be to be heard; with 0 every door asks
   * @param starter whether floor 1 is the one drawn by hand
   * @param rooms the fewest a generated floor tries for; up to two more
   * @param weapons how many finds in a hundred are weapons
   * @param perks how many finds in a hundred are perks; what is neither is used up
   */
  public record Floors(
      @AtLeast(1) @AtMost(5) int count,
      boolean starter,
      @AtLeast(4) @AtMost(20) int rooms,
      @AtLeast(0) @AtMost(50) int weapons,
      @AtLeast(0) @AtMost(50) int perks,
      @AtLeast(15) @AtMost(60) int width,
      @AtLeast(15) @AtMost(60) int height,
      @AtLeast(0) @AtMost(4) int vaultsMin,
      @AtLeast(0) @AtMost(4) int vaultsMax,
      @AtLeast(0) @AtMost(8) int extraEnemies,
      @AtLeast(0) @AtMost(20) int extraHazards,
      @AtLeast(0) @AtMost(4) int extraItems,
      @AtLeast(1) @AtMost(100) int doorOneIn,
      @AtLeast(0) @AtMost(20) int doorsMax,
      @AtLeast(0) @AtMost(40) int listen,
      @AtLeast(0) @AtMost(6) int deepEnemies,
      @AtLeast(0) @AtMost(100) int deepAttack,
      @AtLeast(0) @AtMost(1_000) int deepHealth) {
    private static final int USUAL = 3;

    /** Whether a floor lies below those that every dungeon has. */
    public boolean deep(int floor) {
      return floor > USUAL;
    }
  }

  /**
   * The player at the start.
   *
   * @param noticedAt how far enemies notice the hero from
   * @param vanishes whether a blink leads away from enemies, and those it leaves too far off to
   *     notice the hero forget it
   * @param mendEvery while nobody is in view, ticks for a point of health; 0 for never
   * @param start an item or perk to begin with, or {@code nothing}
   */
  public record Hero(
      @AtLeast(1) @AtMost(1_000) int hp,
      @AtLeast(0) @AtMost(100) int attack,
      @AtLeast(-20) @AtMost(100) int defense,
      @AtLeast(1) @AtMost(100) int speed,
      @AtLeast(1) @AtMost(FieldOfView.RADIUS_MAX - 2) int sight,
      @AtLeast(1) @AtMost(FieldOfView.RADIUS_MAX) int noticedAt,
      boolean vanishes,
      @AtLeast(0) @AtMost(10_000) int mendEvery,
      String start) {}

  /**
   * Time in ticks.
   *
   * @param action divided by speed, the cost of an action
   * @param stallTurns player turns without movement or attack that end the run
   * @param aimlessTurns player turns without anything new that end the run
   * @param holdTurns how long a held position waits for a foe to come
   * @param retreatTurns player turns without anything new that end a retreat
   * @param chase how many steps behind an enemy out of view gives up; 0 for never
   */
  @AtLeast(0)
  @AtMost(10_000)
  public record Time(
      @AtLeast(1) int action,
      int swap,
      @AtLeast(1) int stallTurns,
      @AtLeast(1) int aimlessTurns,
      int holdTurns,
      int retreatTurns,
      int chase) {}

  /**
   * Statuses, hazards and heavy blows.
   *
   * @param heavyOneIn of those who strike heavy blows, one in so many is one, and they draw back
   *     for it; with 0 it is each third, without warning
   */
  @AtLeast(0)
  @AtMost(100)
  public record Harm(
      int hazard,
      int poison,
      @AtLeast(1) int poisonEvery,
      int bleed,
      @AtLeast(1) int slowFactor,
      int heavyOneIn) {}

  /**
   * What the stances change.
   *
   * @param charge attack of the first blow at an unhurt enemy by who walks up to enemies
   * @param brace defense of who waits against the first blow of each enemy
   * @param cover defense of who is ready to run against shots
   * @param hurry ticks that an action takes less in trouble
   * @param bare defense less in trouble
   */
  @AtLeast(-20)
  @AtMost(20)
  public record Stances(
      int aggressiveAttack,
      int aggressiveDefense,
      int defensiveAttack,
      int defensiveDefense,
      int charge,
      @AtLeast(0) int brace,
      @AtLeast(0) int cover,
      @AtLeast(0) int hurry,
      @AtLeast(0) int bare) {}

  /**
   * How many of each can be carried.
   *
   * @param charmsMax of runes, scrolls and devices; with 0 they work the moment they are taken
   * @param atHand whether drinking unasked takes no time
   * @param atHandAttack attack less of who has a potion at hand
   */
  public record Potions(
      @AtLeast(0) @AtMost(99) int carriedMax,
      @AtLeast(0) @AtMost(99) int charmsMax,
      boolean atHand,
      @AtLeast(0) @AtMost(20) int atHandAttack) {}

  /** Rest at a sanctuary, once per floor. */
  public record Camp(
      @AtLeast(0) @AtMost(101) int belowPercent,
      @AtLeast(0) @AtMost(100) int healPercent,
      @AtLeast(0) @AtMost(10_000) int ticks) {}

  /**
   * Gifts.
   *
   * @param perks how many are offered on a new floor
   * @param bountyKills how many kills a floor may have seen that still counts as bloodless
   */
  public record Offers(
      @AtLeast(0) @AtMost(10) int perks, @AtLeast(0) @AtMost(40) int bountyKills) {}

  /**
   * Habits of the bot of that name, for comparing them; {@code any} where it chooses by itself.
   *
   * @param threshold percent of health, or -1 where it chooses by itself
   * @param heal percent of health below which it drinks unasked, or -1 for never
   */
  public record Veteran(
      String stance,
      String position,
      @AtLeast(-1) @AtMost(100) int threshold,
      @AtLeast(-1) @AtMost(100) int heal,
      String branch,
      String god,
      boolean retreats,
      boolean avoids,
      boolean charms) {
    /** Left to itself. */
    static final String ANY = "any";

    public Veteran {
      among("stance", stance, ANY, "aggressive", "balanced", "defensive");
      among("position", position, ANY, "hold", "advance", "flee");
      among("branch", branch, ANY, "a", "b");
      among("god", god, ANY, "veil", "forge");
    }

    private static void among(String name, String value, String... known) {
      List<String> all = List.of(known);
      require(all.contains(value), "veteran." + name, "must be one of " + String.join(", ", all));
    }
  }

  /** No thing to begin with. */
  static final String NOTHING = "nothing";

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
