package dev.astragal.games.regrets.rules;

import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.RegretsPolicy;
import dev.astragal.games.regrets.RegretsPolicy.MadnessAbilities;
import dev.astragal.games.regrets.RegretsPolicy.Tier;
import dev.astragal.games.regrets.cards.Ability;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Effect;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.cards.TackleDice;
import java.util.Optional;

/** The numbers of the game, worked out from cards and policy. Every rule asks here. */
public final class Figures {
  /** The highest difficulty a clockwork reel lands without a die. */
  public static final int EASY = 3;

  private final Cards cards;
  private final RegretsPolicy policy;
  private final Optional<Goal> goal;
  private final int[] tierOf = new int[Regret.COUNT + 1];
  private final Tier[] tiers;

  public Figures(Cards cards, RegretsPolicy policy, Optional<Goal> goal) {
    this.cards = cards;
    this.policy = policy;
    this.goal = goal;
    this.tiers = policy.madness().tiers().toArray(Tier[]::new);
    for (int tier = 0; tier < tiers.length; tier++) {
      for (int regrets = tiers[tier].regrets(); regrets <= Regret.COUNT; regrets++) {
        tierOf[regrets] = tier;
      }
    }
  }

  public Cards cards() {
    return cards;
  }

  public RegretsPolicy policy() {
    return policy;
  }

  /** What a table for one plays for. */
  public Optional<Goal> goal() {
    return goal;
  }

  public int tier(int regretCards) {
    return tierOf[regretCards];
  }

  public int tier(Fisher fisher) {
    return Math.min(tiers.length - 1, tierOf[fisher.regretCount()] + fisher.madness());
  }

  /** The tier with so many Regrets more or fewer, and a mind that has slipped so much further. */
  public int tierAfter(Fisher fisher, int regrets, int slipped) {
    int count = Math.clamp(fisher.regretCount() + regrets, 0, Regret.COUNT);
    return Math.min(tiers.length - 1, tierOf[count] + fisher.madness() + slipped);
  }

  /** How many base dice may be fresh. */
  public int maxDice(Fisher fisher) {
    return tiers[tier(fisher)].dice() + cards.extraDice(fisher.angler());
  }

  public int fishValue(int fish, int tier) {
    int modifier = cards.fair(fish) ? tiers[tier].fair() : tiers[tier].foul();
    return Math.max(0, cards.value(fish) + modifier);
  }

  public int fishValue(int fish, Fisher fisher) {
    return fishValue(fish, tier(fisher));
  }

  public int multiplier(int slot) {
    return policy.scoring().mountMultipliers().get(slot);
  }

  /** Whether gear or a dink of this seat has an effect. */
  public boolean has(Fisher fisher, Effect effect) {
    return (fisher.gear() & cards.gearWith(effect)) != 0
        || (fisher.dinks() & cards.dinksWith(effect)) != 0;
  }

  /** The lowest face a die must show to buy one level of depth. */
  public int descendDie(Fisher fisher) {
    int helpers =
        Integer.bitCount(fisher.gear() & cards.gearWith(Effect.CHEAPER_DESCENT))
            + Integer.bitCount(fisher.dinks() & cards.dinksWith(Effect.CHEAPER_DESCENT));
    return descendDie(helpers);
  }

  public int descendDie(int helpers) {
    return Math.max(policy.sea().descendDieMin(), policy.sea().descendDie() - helpers);
  }

  /** What a cast must reach to land a fish; 0 means no dice are needed. */
  public int needed(Fisher fisher, int fish) {
    int printed = cards.difficulty(fish);
    if (cards.grips(fish)) return printed;
    int help = fisher.preserverArmed() ? policy.sea().preserverHelp() : 0;
    int effective = Math.max(0, printed - help);
    boolean easy = effective <= EASY && has(fisher, Effect.EASY_FISH_FOR_NOTHING);
    return easy ? 0 : effective;
  }

  /** How many Regrets a fish brings whoever catches it, where nothing keeps them away. */
  public int catchRegrets(int fish) {
    int regrets = 0;
    if (cards.has(fish, Ability.DRAW_REGRET)) regrets++;
    if (cards.has(fish, Ability.DRAW_TWO_REGRETS)) regrets += 2;
    boolean bites = policy.madness().abilities() == MadnessAbilities.DRAW_REGRETS;
    return bites ? regrets + catchMadness(fish) : regrets;
  }

  /** How much madness is printed on a fish. */
  public int catchMadness(int fish) {
    int madness = cards.has(fish, Ability.MADNESS_1) ? 1 : 0;
    return cards.has(fish, Ability.MADNESS_2) ? madness + 2 : madness;
  }

  /** What chosen base dice are worth in a cast. */
  public int payment(Fisher fisher, int dice) {
    int sum = Dice.sum(dice) + (fisher.baitArmed() ? 1 : 0);
    if (dice != Dice.NONE && has(fisher, Effect.LOWEST_DIE_AND_A_HALF)) {
      sum += (Dice.lowest(dice) + 1) / 2;
    }
    return sum;
  }

  public int gearCost(Fisher fisher, Gear gear, boolean preserver, boolean chit) {
    int discount = tiers[tier(fisher)].discount();
    if (preserver) discount += policy.port().preserverDiscount();
    if (chit) discount += policy.port().chitDiscount();
    return Math.max(0, cards.price(gear) - discount);
  }

  /** Madness does not make tackle cheaper; the Life Preserver helps with the dearest die. */
  public int tackleCost(int tackle, boolean preserver) {
    int sum = 0;
    int dearest = 0;
    for (int colour = 0; colour < TackleDice.COLOURS; colour++) {
      int count = TackleDice.count(tackle, colour);
      sum += count * cards.tacklePrice(colour);
      if (count > 0) dearest = Math.max(dearest, cards.tacklePrice(colour));
    }
    return preserver ? sum - Math.min(dearest, policy.port().preserverDiscount()) : sum;
  }

  /** The most a handful of tackle dice can show. */
  public int tackleMax(int tackle) {
    int sum = 0;
    for (int colour = 0; colour < TackleDice.COLOURS; colour++) {
      sum += TackleDice.count(tackle, colour) * cards.tackleMax(colour);
    }
    return sum;
  }

  /** The least a handful of tackle dice can show. */
  public int tackleMin(int tackle) {
    int sum = 0;
    for (int colour = 0; colour < TackleDice.COLOURS; colour++) {
      sum += TackleDice.count(tackle, colour) * cards.tackleMin(colour);
    }
    return sum;
  }

  /** The Regret value that decides who is punished, lifeboat included. */
  public int regretValue(Fisher fisher) {
    return cards.regretSum(fisher.regrets())
        + (fisher.lifeboatFlipped() ? policy.scoring().lifeboatRegret() : 0);
  }
}
