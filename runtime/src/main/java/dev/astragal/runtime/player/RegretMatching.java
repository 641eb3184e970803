package dev.astragal.runtime.player;

import dev.astragal.kernel.rng.Rng;
import dev.astragal.runtime.player.Node.Branch;
import java.util.List;

/**
 * One choice among those made together with others, who cannot see it. Whatever is always chosen
 * can be foreseen, so that choices are mixed: each as often as not having chosen it is regretted.
 */
final class RegretMatching<C> {
  /** Out of a hundred choices so many are drawn blindly. */
  private static final double BLIND = 0.15;

  /** A choice with less than this part of the greatest share is only what is left of trying it. */
  private static final double SHARE_MIN = 0.2;

  private static final int FINE = 1 << 30;

  private final Node<C> node;
  private final List<C> candidates;
  private final double[] strategy;
  private final int chosen;

  RegretMatching(Node<C> node, List<C> candidates, Rng rng) {
    this.node = node;
    this.candidates = candidates;
    this.strategy = new double[candidates.size()];
    double regrets = 0;
    for (C choice : candidates) regrets += node.branch(choice).regret;
    for (int i = 0; i < strategy.length; i++) {
      Branch<C> branch = node.branch(candidates.get(i));
      strategy[i] = regrets > 0 ? branch.regret / regrets : 1.0 / strategy.length;
      branch.share += strategy[i] * (node.visits + 1);
    }
    double[] tried = new double[strategy.length];
    for (int i = 0; i < tried.length; i++) tried[i] = tried(i);
    this.chosen = drawn(tried, rng);
  }

  C choice() {
    return candidates.get(chosen);
  }

  private double tried(int index) {
    return (1 - BLIND) * strategy[index] + BLIND / strategy.length;
  }

  /** What was not chosen is taken to have brought what it brings on average. */
  void learn(double reward) {
    double[] brought = new double[strategy.length];
    double expected = 0;
    for (int i = 0; i < brought.length; i++) {
      brought[i] = node.branch(candidates.get(i)).mean();
      if (i == chosen) brought[i] += (reward - brought[i]) / tried(i);
      expected += strategy[i] * brought[i];
    }
    for (int i = 0; i < brought.length; i++) {
      Branch<C> branch = node.branch(candidates.get(i));
      branch.regret = Math.max(0, branch.regret + brought[i] - expected);
    }
  }

  /** Draws by the mean of all strategies so far, which nobody can foresee. */
  static <C> C mixed(Node<C> node, Rng rng) {
    List<C> choices = List.copyOf(node.branches.keySet());
    double[] shares = new double[choices.size()];
    double most = 0;
    for (int i = 0; i < shares.length; i++) {
      shares[i] = node.branch(choices.get(i)).share;
      most = Math.max(most, shares[i]);
    }
    for (int i = 0; i < shares.length; i++) if (shares[i] < SHARE_MIN * most) shares[i] = 0;
    return choices.get(drawn(shares, rng));
  }

  private static int drawn(double[] weights, Rng rng) {
    double sum = 0;
    for (double weight : weights) sum += weight;
    double left = sum * rng.below(FINE) / FINE;
    for (int i = 0; i < weights.length - 1; i++) {
      left -= weights[i];
      if (left < 0) return i;
    }
    return weights.length - 1;
  }
}
