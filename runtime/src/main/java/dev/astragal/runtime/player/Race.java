package dev.astragal.runtime.player;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Which choice to dream of next where luck hides what choices are worth: a few at a time run beside
 * what the game's own advice is, all through the same dreams, and whatever falls behind for certain
 * makes room for another.
 */
final class Race<C> {
  /** So many run at first beside what is usual, and one more with every doubling. */
  private static final int WIDTH = 4;

  /** After so many dreams of each those who fell behind are looked for. */
  private static final int HEAT = 8;

  private final Node<C> root;
  private final ToDoubleFunction<Rewards.End> worth;
  private final C usual;
  private final List<C> waiting;
  private final List<C> running = new ArrayList<>();
  private int heats;

  /** The first of {@code promising} is what is usual. */
  Race(Node<C> root, List<C> promising, ToDoubleFunction<Rewards.End> worth) {
    this.root = root;
    this.worth = worth;
    this.usual = promising.getFirst();
    this.waiting = new ArrayList<>(promising.subList(1, promising.size()));
    fill();
  }

  /** Whether nothing is left that could be better than what is usual. */
  boolean over() {
    return running.isEmpty();
  }

  /** Whatever ran least; what is usual runs before any other. */
  C next() {
    C least = usual;
    int fewest = root.branch(usual).visits;
    for (C choice : running) {
      int visits = root.branch(choice).visits;
      if (visits >= fewest) continue;
      fewest = visits;
      least = choice;
    }
    if (fewest >= HEAT * (heats + 1)) {
      heats++;
      weed();
      fill();
      return next();
    }
    return least;
  }

  /** What gained most over what is usual, of all that gained for certain. */
  C winner() {
    C winner = usual;
    double most = 0;
    for (C choice : root.branches.keySet()) {
      Gain gain = root.branch(choice).over(root.branch(usual), worth);
      if (!gain.certain() || gain.mean() <= most) continue;
      most = gain.mean();
      winner = choice;
    }
    return winner;
  }

  private void fill() {
    int width = WIDTH + 31 - Integer.numberOfLeadingZeros(heats + 1);
    while (running.size() < width && !waiting.isEmpty()) running.add(waiting.removeFirst());
  }

  private void weed() {
    running.removeIf(choice -> behind(choice, usual));
    C best = best();
    running.removeIf(choice -> !choice.equals(best) && behind(choice, best));
  }

  private boolean behind(C choice, C other) {
    return root.branch(choice).over(root.branch(other), worth).lost();
  }

  private C best() {
    C best = usual;
    double most = 0;
    for (C choice : running) {
      double gain = root.branch(choice).over(root.branch(usual), worth).mean();
      if (gain <= most) continue;
      most = gain;
      best = choice;
    }
    return best;
  }
}
