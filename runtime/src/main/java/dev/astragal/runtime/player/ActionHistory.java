package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * For games that bring no heuristic: what went well in earlier dreams of the search is done again,
 * most of the time.
 */
final class ActionHistory<S, C> implements Heuristic<S, C> {
  /** Out of ten answers so many are drawn blindly, so that dreams stay different. */
  private static final int BLIND = 4;

  /** More than these are not compared: that would take longer than it helps. */
  private static final int COMPARED_MAX = 40;

  private record Act<C>(int seat, C choice) {}

  private static final class Tally {
    int count;
    double reward;
  }

  private final Map<Act<C>, Tally> tallies = new HashMap<>();
  private final List<Act<C>> dream = new ArrayList<>();

  @Override
  public C choose(S state, Seat seat, Prompt<C> prompt, Rng rng) {
    Choices<C> choices = prompt.choices(seat);
    boolean blind = rng.below(10) < BLIND || choices.size() > COMPARED_MAX || !choices.complete();
    return blind ? choices.sample(rng) : best(seat, choices, rng);
  }

  private C best(Seat seat, Choices<C> choices, Rng rng) {
    int start = rng.below(choices.size());
    C best = choices.get(start);
    double bestMean = mean(seat, best);
    for (int i = 1; i < choices.size(); i++) {
      C choice = choices.get((start + i) % choices.size());
      double mean = mean(seat, choice);
      if (mean > bestMean) {
        bestMean = mean;
        best = choice;
      }
    }
    return best;
  }

  private double mean(Seat seat, C choice) {
    Tally tally = tallies.get(new Act<>(seat.index(), choice));
    return tally == null ? 1 : tally.reward / tally.count;
  }

  /** Somebody did that in the dream that is being dreamt. */
  void acted(Seat seat, C choice) {
    dream.add(new Act<>(seat.index(), choice));
  }

  /** The dream is over and brought that to each seat. */
  void learn(double[] rewards) {
    for (Act<C> act : dream) {
      Tally tally = tallies.computeIfAbsent(act, a -> new Tally());
      tally.count++;
      tally.reward += rewards[act.seat];
    }
    dream.clear();
  }
}
