package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.AnglerCard;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.List;

/** The numbers and rule options of {@code policy.yaml}, typed. */
public record RegretsPolicy(
    Start setup,
    DicePool dice,
    Sea sea,
    Turns turns,
    Port port,
    Madness madness,
    Scoring scoring,
    Solo solo,
    List<AnglerCard> crew) {
  private static final int TIERS = 6;
  private static final int SLOTS_MAX = 4;

  private static final int RANKS = 5;

  /** Who starts on Monday. */
  public enum FirstPlayer {
    SEAT_ZERO,
    RANDOM
  }

  /** What becomes of fish that were revealed and not caught. */
  public enum SwimAway {
    DISCARD,
    HIDE
  }

  /** How many cards a fishing turn may turn up. */
  public enum Reveals {
    ONE,
    UNLIMITED
  }

  /** Where worms may be dangled. */
  public enum WormsReach {
    OWN_DEPTH,
    ANYWHERE
  }

  /** When the sea drains once The Plug is out. */
  public enum PlugErodes {
    DAILY,
    EVERY_TURN
  }

  /** What the madness printed on a fish does. */
  public enum MadnessAbilities {
    INERT,
    DRAW_REGRETS,
    TIER_SHIFT
  }

  /** Who pays when several have the highest Regret value. */
  public enum TiedPenalty {
    ALL,
    FIRST_SEAT,
    NOBODY
  }

  /**
   * What everybody begins with.
   *
   * @param regrets how many Regrets everybody has from the start; five boats with the most leave
   *     some in the deck
   * @param plugPulled whether the sea drains from the start
   */
  public record Start(
      FirstPlayer firstPlayer,
      @AtLeast(0) int bucks,
      @AtLeast(1) @AtMost(9) int dice,
      @AtLeast(0) @AtMost(SLOTS_MAX - 1) int mountSlots,
      @AtLeast(0) @AtMost(9) int regrets,
      boolean plugPulled) {}

  public record DicePool(boolean topUp) {}

  public record Sea(
      SwimAway swimAway,
      Reveals reveals,
      WormsReach wormsReach,
      PlugErodes plugErodes,
      @AtLeast(1) @AtMost(6) int descendDie,
      int descendDieMin,
      int preserverHelp) {}

  public record Turns(
      boolean atomic,
      @AtLeast(1) int lastAtSea,
      @AtLeast(1) int lastAtPort,
      boolean resolveBeforePassing) {}

  public record Port(
      int bucksMax,
      int preserverDiscount,
      int chitDiscount,
      @AtLeast(1) int cycleCost,
      @AtLeast(1) int visibleCards,
      @AtLeast(0) int visibleTackle) {}

  public record Madness(MadnessAbilities abilities, List<Tier> tiers) {}

  /** One row of the madness table, from {@code regrets} cards upwards. */
  public record Tier(
      int regrets, int fair, int foul, @AtLeast(1) @AtMost(9) int dice, int discount) {}

  public record Scoring(
      Ints mountMultipliers,
      TiedPenalty tiedPenalty,
      boolean penaltyAtZero,
      boolean soloPenalty,
      int lifeboatRegret,
      int tale,
      boolean taleOnSaturday) {}

  /**
   * What a week alone is measured by.
   *
   * @param ranks the points that earn each rank but the lowest, in rising order
   */
  public record Solo(Par par, Ints ranks) {}

  /** The points that win a week alone, by how hard it is to be. */
  public record Par(int calm, int fresh, int gale) {}

  /** Reads and checks a resolved policy. */
  public static RegretsPolicy of(Tree tree) {
    RegretsPolicy policy = Shape.of(RegretsPolicy.class).read(tree);
    policy.check(tree);
    return policy;
  }

  /** What depends on more than one value. */
  private void check(Tree tree) {
    between(0, setup.bucks(), port.bucksMax(), tree, "setup.bucks");
    between(1, sea.descendDieMin(), sea.descendDie(), tree, "sea.descendDieMin");
    require(madness.tiers().size() == TIERS, tree, "madness.tiers", "must be " + TIERS);
    require(
        madness.tiers().getFirst().regrets() == 0, tree, "madness.tiers[0].regrets", "must be 0");
    for (int i = 1; i < TIERS; i++) {
      int before = madness.tiers().get(i - 1).regrets();
      above(before, madness.tiers().get(i).regrets(), tree, "madness.tiers[" + i + "].regrets");
    }
    require(
        scoring.mountMultipliers().size() == SLOTS_MAX,
        tree,
        "scoring.mountMultipliers",
        "must be " + SLOTS_MAX);
    require(solo.ranks().size() == RANKS, tree, "solo.ranks", "must be " + RANKS);
    for (int i = 1; i < RANKS; i++)
      above(solo.ranks().get(i - 1), solo.ranks().get(i), tree, "solo.ranks[" + i + "]");
  }

  private static void between(int low, int value, int high, Tree tree, String path) {
    require(
        value >= low && value <= high,
        tree,
        path,
        "must be " + low + " to " + high + ", not " + value);
  }

  private static void above(int least, int value, Tree tree, String path) {
    require(value > least, tree, path, "must be more than " + least + ", not " + value);
  }

  private static void require(boolean holds, Tree tree, String path, String range) {
    if (!holds) throw new TreeException(path, tree.mark(), range);
  }
}
