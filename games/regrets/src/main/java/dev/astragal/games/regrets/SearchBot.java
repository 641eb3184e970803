package dev.astragal.games.regrets;

import dev.astragal.games.regrets.rules.DayCycle;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Tree search over the seat's own choices. Each iteration deals anew what the seat cannot know,
 * walks down the tree, lets everybody play on greedily to the end, and remembers how that went.
 * Rewards and bounds are whole numbers, so that the same luck gives the same choice everywhere.
 */
final class SearchBot {
  /** Choices looked at per decision: what greedy likes least is rarely worth a playout. */
  private static final int WIDTH = 6;

  private static final int WIN = 600;
  private static final int MARGIN = 400;

  /** A lead that counts in full; most games are decided by less. */
  private static final int LEAD_MAX = 100;

  private static final int EXPLORATION = 350;

  private final Figures figures;
  private final DayCycle days;
  private final Seat seat;
  private final Rng rng;
  private final int iterations;

  SearchBot(Figures figures, DayCycle days, Seat seat, Rng rng, int iterations) {
    this.figures = figures;
    this.days = days;
    this.seat = seat;
    this.rng = rng;
    this.iterations = iterations;
  }

  /** What is known of one line of own choices. */
  private static final class Node {
    final Map<RegretsChoice, Node> children = new LinkedHashMap<>();
    int visits;
    int open;
    long reward;
  }

  RegretsChoice choose(RegretsState state, Choices<RegretsChoice> choices) {
    if (choices.size() == 1) return choices.get(0);
    Node root = new Node();
    for (int i = 0; i < iterations; i++) {
      iterate(Redeal.of(state.copy(), seat, rng), root);
    }
    RegretsChoice best = choices.get(0);
    int visits = -1;
    for (var child : root.children.entrySet()) {
      if (child.getValue().visits > visits) {
        visits = child.getValue().visits;
        best = child.getKey();
      }
    }
    return best;
  }

  private void iterate(RegretsState dream, Node root) {
    Imagined turn = new Imagined(dream, rng);
    List<Node> path = new ArrayList<>();
    Node node = root;
    boolean inTree = true;
    while (true) {
      switch (days.status(dream)) {
        case Status.Finished<RegretsChoice>(Outcome outcome) -> {
          learn(path, reward(outcome));
          return;
        }
        case Status.Running<RegretsChoice> _ -> days.tick(dream, turn);
        case Status.Awaiting<RegretsChoice>(Prompt<RegretsChoice> prompt) -> {
          int asked = prompt.firstSeat().index();
          RegretsChoice choice;
          if (inTree && asked == seat.index()) {
            choice = select(node, dream, prompt.choices(prompt.firstSeat()));
            node = node.children.computeIfAbsent(choice, c -> new Node());
            path.add(node);
            inTree = node.visits > 0;
          } else {
            choice = new GreedyBot(figures, dream, asked).best(prompt.choices(prompt.firstSeat()));
          }
          days.choose(choice, turn.of(asked));
        }
      }
    }
  }

  /** What was never tried comes first, in greedy's order; then the highest upper bound. */
  private RegretsChoice select(Node node, RegretsState dream, Choices<RegretsChoice> choices) {
    List<RegretsChoice> ranked = new GreedyBot(figures, dream, seat.index()).ranked(choices);
    List<RegretsChoice> candidates = ranked.subList(0, Math.min(WIDTH, ranked.size()));
    RegretsChoice best = candidates.getFirst();
    long bestBound = -1;
    for (RegretsChoice choice : candidates) {
      Node child = node.children.computeIfAbsent(choice, c -> new Node());
      child.open++;
      if (child.visits == 0) return choice;
      long bound =
          child.reward / child.visits + EXPLORATION * root(bits(child.open), child.visits) / 16;
      if (bound > bestBound) {
        bestBound = bound;
        best = choice;
      }
    }
    return best;
  }

  private static int bits(int number) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(number);
  }

  /** Sixteen times the square root of a fraction, rounded down. */
  private static int root(int numerator, int denominator) {
    int square = 256 * numerator / denominator;
    int root = 0;
    while ((root + 1) * (root + 1) <= square) root++;
    return root;
  }

  private int reward(Outcome outcome) {
    int own = outcome.scores().get(seat.index());
    int best = Integer.MIN_VALUE;
    for (int other = 0; other < outcome.scores().size(); other++) {
      if (other != seat.index()) best = Math.max(best, outcome.scores().get(other));
    }
    if (best == Integer.MIN_VALUE) return Math.clamp(own, 0, WIN + MARGIN);
    int lead = Math.clamp(own - best, -LEAD_MAX, LEAD_MAX);
    int won = outcome.winners().contains(seat) ? WIN / outcome.winners().size() : 0;
    return won + MARGIN * (lead + LEAD_MAX) / (2 * LEAD_MAX);
  }

  private static void learn(List<Node> path, int reward) {
    for (Node node : path) {
      node.visits++;
      node.reward += reward;
    }
  }
}
