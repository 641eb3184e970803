package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.runtime.player.Node.Branch;
import java.util.ArrayList;
import java.util.List;

/**
 * Which choice of a node to try next: the one with the highest upper bound, where what was never
 * tried is expected to bring what the others brought, and what the game holds promising comes
 * first.
 */
final class Selection<S, C> {
  /** How much is tried that seems worse: less where the game itself says what is good. */
  private static final double EXPLORATION = 0.9;

  private static final double EXPLORATION_GUIDED = 0.4;

  /** What being first in a game's eyes counts for, the less the more often it was tried. */
  private static final double BIAS = 0.3;

  /** So many promising choices are looked at from the first, more with the root of visits. */
  private static final int WIDTH_GUIDED = 3;

  /** The same for choices too many to list, which are drawn one by one. */
  private static final int WIDTH_DRAWN = 8;

  private final Heuristic<S, C> heuristic;
  private final boolean guided;
  private final Rng rng;

  Selection(Heuristic<S, C> heuristic, boolean guided, Rng rng) {
    this.heuristic = heuristic;
    this.guided = guided;
    this.rng = rng;
  }

  /** What a node looks at: the more often it is visited, the more. */
  List<C> candidates(Node<C> node, S state, Seat seat, Prompt<C> prompt) {
    Choices<C> choices = prompt.choices(seat);
    int more = (int) Math.sqrt(node.visits);
    if (guided) {
      List<C> promising = heuristic.promising(state, seat, prompt, rng);
      return promising.subList(0, Math.min(WIDTH_GUIDED + more / 2, promising.size()));
    }
    return choices.complete() ? choices.list() : drawn(node, choices, WIDTH_DRAWN + 2 * more);
  }

  private List<C> drawn(Node<C> node, Choices<C> choices, int width) {
    List<C> all = new ArrayList<>(choices.list());
    for (C known : node.branches.keySet())
      if (!all.contains(known) && choices.refusal(known).isEmpty()) all.add(known);
    for (int i = 0; i < 2 && all.size() < width; i++) {
      C sample = choices.sample(rng);
      if (!all.contains(sample)) all.add(sample);
    }
    return all;
  }

  C select(Node<C> node, List<C> candidates) {
    C best = candidates.getFirst();
    double bestValue = Double.NEGATIVE_INFINITY;
    double untried = node.mean();
    double exploration = guided ? EXPLORATION_GUIDED : EXPLORATION;
    int rank = 0;
    for (C choice : candidates) {
      Branch<C> branch = node.branch(choice);
      branch.open++;
      rank++;
      double value =
          (branch.visits == 0 ? untried : branch.mean())
              + exploration * Math.sqrt(StrictMath.log(branch.open + 1) / (branch.visits + 1))
              + (guided ? BIAS / (rank * (branch.visits + 1)) : 0);
      if (value > bestValue) {
        bestValue = value;
        best = choice;
      }
    }
    return best;
  }
}
