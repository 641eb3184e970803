package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * What one seat has learnt of one moment at which it decides. Moments that the seat cannot tell
 * apart are one.
 */
final class Node<C> {
  final Map<C, Branch<C>> branches = new LinkedHashMap<>();
  int visits;
  double reward;

  Branch<C> branch(C choice) {
    return branches.computeIfAbsent(choice, c -> new Branch<>());
  }

  /** What a choice not tried yet is expected to bring: what others did. */
  double mean() {
    return visits == 0 ? Rewards.EVEN : reward / visits;
  }

  /** One choice of a moment, and the moments that followed it. */
  static final class Branch<C> {
    private final Map<List<Event>, Node<C>> followed = new HashMap<>(2);
    private @Nullable Node<C> otherwise;

    int visits;

    /** How often it was among what could be chosen. */
    int open;

    double reward;

    /** Of decisions made together: how much not choosing it is regretted, never below 0. */
    double regret;

    /** Of decisions made together: its share in all strategies so far, later ones weigh more. */
    double share;

    /** Of the first choice: how the first dream ended, the second, and so on. */
    final List<Rewards.End> dreams = new ArrayList<>();

    /** The same of searches that went on beside this one. */
    final List<List<Rewards.End>> besides = new ArrayList<>();

    double mean() {
      return visits == 0 ? Rewards.EVEN : reward / visits;
    }

    /** What it brought more than another under the same luck, dream by dream. */
    Gain over(Branch<C> other, ToDoubleFunction<Rewards.End> worth) {
      Gain gain = new Gain(worth);
      gain.add(dreams, other.dreams);
      for (int i = 0; i < Math.min(besides.size(), other.besides.size()); i++)
        gain.add(besides.get(i), other.besides.get(i));
      return gain;
    }

    /** What a search that went on beside this one has learnt of the same choice. */
    void join(Branch<C> other) {
      visits += other.visits;
      reward += other.reward;
      regret += other.regret;
      share += other.share;
      besides.add(other.dreams);
    }

    /**
     * The moment after the seat has seen this happen. Where luck has too many faces for any to come
     * again, what is learnt of most of them is kept together.
     */
    Node<C> after(List<Event> seen) {
      Node<C> known = followed.get(seen);
      if (known != null) return known;
      if (followed.size() * followed.size() <= 4 * visits) {
        Node<C> node = new Node<>();
        followed.put(List.copyOf(seen), node);
        return node;
      }
      if (otherwise == null) otherwise = new Node<>();
      return otherwise;
    }
  }
}
