package dev.astragal.games.regrets.words;

import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.games.regrets.rules.Figures;

/**
 * How likely luck is to help, counted exactly from faces and from the cards a seat has not seen.
 */
final class Odds {
  private final Figures figures;

  Odds(Figures figures) {
    this.figures = figures;
  }

  /** Whether a cast succeeds: 0 never, 100 always, whole percents between. */
  int percent(Fisher fisher, int dice, int tackle, int reroll, int needed) {
    long[] tackleSums = sums(tackle);
    long won = 0;
    long all = 0;
    for (int face = 1; face <= Dice.FACES; face++) {
      int weight = reroll == 0 ? 1 : weight(fisher, face);
      int thrown = reroll == 0 ? dice : dice - Dice.one(reroll) + Dice.one(face);
      int paid = figures.payment(fisher, thrown);
      for (int sum = 0; sum < tackleSums.length; sum++) {
        all += weight * tackleSums[sum];
        if (paid + sum >= needed) won += weight * tackleSums[sum];
      }
    }
    if (won == 0) return 0;
    if (won == all) return 100;
    return Math.clamp((100 * won + all / 2) / all, 1, 99);
  }

  /**
   * Some roll each 1 once more: of 36 throws one then stays a 1, and seven show each other face.
   */
  private int weight(Fisher fisher, int face) {
    if (!figures.cards().rerollsOnes(fisher.angler())) return 1;
    return face == 1 ? 1 : Dice.FACES + 1;
  }

  /** In how many ways tackle dice show each sum. */
  private long[] sums(int tackle) {
    Cards cards = figures.cards();
    long[] ways = new long[figures.tackleMax(tackle) + 1];
    ways[0] = 1;
    for (int colour = 0; colour < TackleDice.COLOURS; colour++) {
      for (int die = TackleDice.count(tackle, colour); die > 0; die--) {
        long[] next = new long[ways.length];
        for (int sum = 0; sum < ways.length; sum++) {
          for (int side = 0; ways[sum] > 0 && side < cards.tackleFaces(colour); side++) {
            next[sum + cards.tackleFace(colour, side)] += ways[sum];
          }
        }
        ways = next;
      }
    }
    return ways;
  }

  /** The fish that a card face down at a depth may be, as far as a seat can tell. */
  long unseen(RegretsState state, Fisher viewer, int depth) {
    long seen = state.graveyard() | viewer.known();
    for (int seat = 0; seat < state.seats(); seat++) {
      Fisher fisher = state.fisher(seat);
      seen |= fisher.hand();
      for (int slot = 0; slot < Fisher.SLOTS; slot++) {
        if (fisher.mount(slot) != Fisher.NOTHING) seen |= 1L << fisher.mount(slot);
      }
    }
    for (int shoal = 0; shoal < RegretsState.SHOALS; shoal++) {
      if (state.faceUp(shoal)) seen |= 1L << state.top(shoal);
    }
    return figures.cards().fishAtDepth(depth) & ~seen;
  }

  /** How many of a set cost a Regret to catch. */
  int costly(long fish) {
    int count = 0;
    for (long rest = fish; rest != 0; rest &= rest - 1) {
      if (figures.catchRegrets(Long.numberOfTrailingZeros(rest)) > 0) count++;
    }
    return count;
  }

  /** Those of a set that all fresh dice of a seat are enough for. */
  int payable(Fisher fisher, long fish) {
    int paid = figures.payment(fisher, fisher.fresh());
    int count = 0;
    for (long rest = fish; rest != 0; rest &= rest - 1) {
      if (figures.needed(fisher, Long.numberOfTrailingZeros(rest)) <= paid) count++;
    }
    return count;
  }
}
