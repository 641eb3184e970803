package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.AnglerCard;
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
  private static final int BASE_DICE_MAX = 9;
  private static final int SLOTS_MAX = 4;

  /** Five boats with so many leave some in the deck. */
  private static final int REGRETS_MAX = 9;

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
   * @param regrets how many Regrets everybody has from the start
   * @param plugPulled whether the sea drains from the start
   */
  public record Start(
      FirstPlayer firstPlayer,
      int bucks,
      int dice,
      int mountSlots,
      int regrets,
      boolean plugPulled) {}

  public record DicePool(boolean topUp) {}

  public record Sea(
      SwimAway swimAway,
      Reveals reveals,
      WormsReach wormsReach,
      PlugErodes plugErodes,
      int descendDie,
      int descendDieMin,
      int preserverHelp) {}

  public record Turns(
      boolean atomic, int lastAtSea, int lastAtPort, boolean resolveBeforePassing) {}

  public record Port(
      int bucksMax,
      int preserverDiscount,
      int chitDiscount,
      int cycleCost,
      int visibleCards,
      int visibleTackle) {}

  public record Madness(MadnessAbilities abilities, List<Tier> tiers) {}

  /** One row of the madness table, from {@code regrets} cards upwards. */
  public record Tier(int regrets, int fair, int foul, int dice, int discount) {}

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

  private void check(Tree tree) {
    require(setup.bucks() >= 0 && setup.bucks() <= port.bucksMax(), tree, "setup.bucks");
    require(setup.dice() >= 1 && setup.dice() <= BASE_DICE_MAX, tree, "setup.dice");
    require(setup.mountSlots() >= 0 && setup.mountSlots() < SLOTS_MAX, tree, "setup.mountSlots");
    require(setup.regrets() >= 0 && setup.regrets() <= REGRETS_MAX, tree, "setup.regrets");
    require(sea.descendDie() >= 1 && sea.descendDie() <= 6, tree, "sea.descendDie");
    require(
        sea.descendDieMin() >= 1 && sea.descendDieMin() <= sea.descendDie(),
        tree,
        "sea.descendDieMin");
    require(turns.lastAtSea() >= 1, tree, "turns.lastAtSea");
    require(turns.lastAtPort() >= 1, tree, "turns.lastAtPort");
    require(port.cycleCost() >= 1, tree, "port.cycleCost");
    require(port.visibleCards() >= 1, tree, "port.visibleCards");
    require(port.visibleTackle() >= 0, tree, "port.visibleTackle");
    require(madness.tiers().size() == TIERS, tree, "madness.tiers");
    require(madness.tiers().getFirst().regrets() == 0, tree, "madness.tiers[0].regrets");
    for (int i = 0; i < TIERS; i++) {
      Tier tier = madness.tiers().get(i);
      String path = "madness.tiers[" + i + "]";
      require(tier.dice() >= 1 && tier.dice() <= BASE_DICE_MAX, tree, path + ".dice");
      require(
          i == 0 || tier.regrets() > madness.tiers().get(i - 1).regrets(), tree, path + ".regrets");
    }
    require(scoring.mountMultipliers().size() == SLOTS_MAX, tree, "scoring.mountMultipliers");
    require(solo.ranks().size() == RANKS, tree, "solo.ranks");
    for (int i = 1; i < RANKS; i++) {
      require(solo.ranks().get(i) > solo.ranks().get(i - 1), tree, "solo.ranks[" + i + "]");
    }
  }

  private static void require(boolean holds, Tree tree, String path) {
    if (!holds) throw new TreeException(path, tree.mark(), "is out of its range");
  }
}
