package dev.astragal.games.regrets.scoring;

import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.Phase;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.rules.Figures;

/** What a seat's fish may come to when the best of them are hung in the best places in time. */
public final class Prospects {
  private Prospects() {}

  /** The points of a seat in the end, as far as the table shows them now, secrets included. */
  public static int of(RegretsState state, int seat, Figures figures) {
    boolean over = state.phase() == Phase.ENDED;
    Fisher fisher = state.fisher(seat);
    int points = fisher.bucks() + fisher.tales();
    int dearest = 0;
    long hand = fisher.hand();
    for (int slot = 0; slot < fisher.slots(); slot++) {
      if (fisher.mount(slot) == Fisher.NOTHING) continue;
      int worth = Reckoning.mountWorth(fisher, slot, figures);
      dearest = Math.max(dearest, worth);
      points += worth;
    }
    for (int times = over ? 0 : 3; times > 1; times--) {
      for (int slot = 0; slot < fisher.slots() && hand != 0; slot++) {
        boolean fits = fisher.mount(slot) == Fisher.NOTHING && figures.multiplier(slot) == times;
        if (!fits) continue;
        int best = best(hand, fisher, figures);
        hand &= ~(1L << best);
        int worth = figures.fishValue(best, fisher) * times;
        dearest = Math.max(dearest, worth);
        points += worth;
      }
    }
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      points += figures.fishValue(Long.numberOfTrailingZeros(rest), fisher);
    }
    return state.seats() > 2 && worst(state, seat, figures) ? points - dearest : points;
  }

  private static int best(long hand, Fisher fisher, Figures figures) {
    int best = Long.numberOfTrailingZeros(hand);
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      int fish = Long.numberOfTrailingZeros(rest);
      if (figures.fishValue(fish, fisher) > figures.fishValue(best, fisher)) best = fish;
    }
    return best;
  }

  private static boolean worst(RegretsState state, int seat, Figures figures) {
    int own = figures.regretValue(state.fisher(seat));
    if (own == 0) return false;
    for (int other = 0; other < state.seats(); other++) {
      if (figures.regretValue(state.fisher(other)) > own) return false;
    }
    return true;
  }
}
