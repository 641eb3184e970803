package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Run;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Monte-Carlo tree search over any game. Every iteration plays in a dream: other dice, and whatever
 * the seat cannot see dealt anew, so the search learns nothing it should not know. One tree serves
 * all dreams; a branch counts how often it was open. Below the tree a simpler player answers for
 * everybody: one that knows the game makes a few dreams worth many random ones.
 */
final class TreeSearchPlayer<S, C extends Choice, E extends Event> implements Player<S, C, E> {
  private static final double EXPLORATION = 0.9;
  private static final int PLAYOUT_STEPS_MAX = 2_000;

  /** Of choices too many to list, a node looks at this many examples. */
  private static final int SAMPLES = 24;

  private final String name;
  private final int iterations;
  private final Player<S, C, E> playouts;
  private final Rng rng;

  TreeSearchPlayer(String name, int iterations, Player<S, C, E> playouts, Rng rng) {
    this.name = name;
    this.iterations = iterations;
    this.playouts = playouts;
    this.rng = rng;
  }

  /** What is known of one line of play. */
  private static final class Node<C> {
    final Map<C, Node<C>> children = new LinkedHashMap<>();
    final int seat;
    int visits;
    int open;
    double reward;

    Node(int seat) {
      this.seat = seat;
    }
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public C answer(Run<S, C, E> run, Seat seat, Prompt<C> prompt) {
    Choices<C> choices = prompt.choices(seat);
    if (choices.complete() && choices.size() == 1) return choices.get(0);
    Node<C> root = new Node<>(seat.index());
    ScoreRange range = new ScoreRange(run.kernel().setup().seats());
    for (int i = 0; i < iterations; i++)
      iterate(run.fork(new Fork.Dream(seat, rng.nextLong())), root, range);
    Optional<C> best = Optional.empty();
    int visits = -1;
    for (var child : root.children.entrySet()) {
      if (child.getValue().visits > visits && choices.refusal(child.getKey()).isEmpty()) {
        visits = child.getValue().visits;
        best = Optional.of(child.getKey());
      }
    }
    return best.orElseGet(() -> choices.sample(rng));
  }

  private void iterate(Run<S, C, E> dream, Node<C> root, ScoreRange range) {
    List<Node<C>> path = new ArrayList<>();
    Node<C> node = root;
    Seat own = Seat.of(root.seat);
    boolean grown = false;
    int steps = 0;
    Outcome outcome = Outcome.ended(Outcome.LIMIT);
    walk:
    while (steps++ < PLAYOUT_STEPS_MAX) {
      switch (dream.status()) {
        case Status.Finished<C>(Outcome reached) -> {
          outcome = reached;
          break walk;
        }
        case Status.Running<C> _ -> dream.passTime();
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          // Those who are asked with the thinker do not know its answer, so they answer outside the
          // tree, in which they could learn to beat it.
          Seat seat = prompt.asks(own) ? own : prompt.firstSeat();
          if (grown || (prompt.together() && !seat.equals(own))) {
            dream.choose(seat, playouts.answer(dream, seat, prompt));
          } else {
            C choice = select(node, candidates(prompt.choices(seat)), seat.index());
            node = node.children.computeIfAbsent(choice, c -> new Node<>(seat.index()));
            grown = node.visits == 0;
            path.add(node);
            dream.choose(seat, choice);
          }
        }
      }
    }
    root.visits++;
    for (Node<C> visited : path) {
      visited.visits++;
      visited.reward += range.reward(outcome, visited.seat);
    }
  }

  private List<C> candidates(Choices<C> choices) {
    if (choices.complete()) return choices.list();
    List<C> sampled = new ArrayList<>(choices.list());
    for (int i = 0; i < SAMPLES; i++) {
      C sample = choices.sample(rng);
      if (!sampled.contains(sample)) sampled.add(sample);
    }
    return sampled;
  }

  private C select(Node<C> node, List<C> legal, int seat) {
    C best = legal.getFirst();
    double bestValue = Double.NEGATIVE_INFINITY;
    int ties = 0;
    for (C choice : legal) {
      Node<C> child = node.children.computeIfAbsent(choice, c -> new Node<>(seat));
      child.open++;
      double value =
          child.visits == 0
              ? Double.POSITIVE_INFINITY
              : child.reward / child.visits
                  + EXPLORATION * Math.sqrt(Math.log(child.open) / child.visits);
      if (value > bestValue) {
        bestValue = value;
        best = choice;
        ties = 1;
      } else if (value == bestValue && rng.below(++ties) == 0) {
        best = choice;
      }
    }
    return best;
  }

  /**
   * Turns outcomes into rewards between 0 and 1; scores are compared with the best and worst seen
   * so far.
   */
  private static final class ScoreRange {
    private final int seats;
    private int low = Integer.MAX_VALUE;
    private int high = Integer.MIN_VALUE;

    ScoreRange(int seats) {
      this.seats = seats;
    }

    double reward(Outcome outcome, int seat) {
      double won = won(outcome, seat);
      if (outcome.scores().size() <= seat) return won;
      int score = outcome.scores().get(seat);
      low = Math.min(low, score);
      high = Math.max(high, score);
      double share = high == low ? 0.5 : (score - low) / (double) (high - low);
      return seats == 1 ? 0.5 * won + 0.5 * share : 0.9 * won + 0.1 * share;
    }

    private double won(Outcome outcome, int seat) {
      if (outcome.winners().contains(Seat.of(seat))) return 1.0 / outcome.winners().size();
      return outcome.winners().isEmpty() && seats > 1 ? 0.5 : 0;
    }
  }
}
