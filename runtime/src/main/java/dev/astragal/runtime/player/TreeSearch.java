package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.player.Node.Branch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Monte-Carlo tree search over one decision of any game. Every iteration is a dream: other dice,
 * and whatever the seat cannot see dealt anew, so that the search learns nothing it should not
 * know. Each seat has a tree of its own, over its own choices and what it has seen since, so that
 * nobody in a dream acts on what only others know. The n-th try of each first choice dreams the
 * n-th dream, so that choices are compared under the same luck.
 */
final class TreeSearch<S, C extends Choice, E extends Event> {
  private static final int PLAYOUT_STEPS_MAX = 2_000;
  private static final long NEXT_DREAM = 0x632be59bd9b4e019L;

  private final Run<S, C, E> run;
  private final Seat own;
  private final Prompt<C> question;

  /**
   * Whether the game's own advice is what to depart from for good reason only, and how others are
   * taken to play: where luck hides what a choice is worth. Otherwise it only plays dreams on, and
   * others are thought for as one thinks for oneself.
   */
  private final boolean guided;

  private final ActionHistory<S, C> history = new ActionHistory<>();
  private final Heuristic<S, C> heuristic;
  private final Rng rng;
  private final long firstDream;
  private final Selection<S, C> selection;
  private final Rewards rewards;
  private final Node<C> root = new Node<>();
  private final List<Walker<C>> walkers = new ArrayList<>();
  private final Optional<Race<C>> race;
  private final List<C> alsoConsidered = new ArrayList<>();

  TreeSearch(
      Run<S, C, E> run,
      Seat own,
      Prompt<C> question,
      Optional<Heuristic<S, C>> heuristic,
      Rng rng) {
    this.run = run;
    this.own = own;
    this.question = question;
    this.guided = heuristic.isPresent() && !run.kernel().manifest().streams().isEmpty();
    this.heuristic = heuristic.orElse(history);
    this.rng = rng;
    this.firstDream = rng.nextLong();
    this.selection = new Selection<>(this.heuristic, guided, rng);
    int seats = run.kernel().setup().seats();
    this.rewards = new Rewards(seats);
    for (int seat = 0; seat < seats; seat++) walkers.add(new Walker<>(Seat.of(seat)));
    this.race =
        guided && !question.together()
            ? Optional.of(
                new Race<>(
                    root,
                    this.heuristic.promising(run.state(), own, question, rng),
                    end -> rewards.of(end, own.index())))
            : Optional.empty();
  }

  /** Has one choice tried, whatever the game thinks of it. */
  void consider(C choice) {
    alsoConsidered.add(choice);
  }

  /** Searches for as long as the budget lasts. */
  void search(Budget budget) {
    long end = budget.end();
    int count = budget.iterations();
    for (int i = 0; i < count && (i == 0 || !decided()); i++) {
      dream();
      if (System.nanoTime() > end) break;
    }
  }

  private void dream() {
    Walker<C> walker = walkers.get(own.index());
    for (Walker<C> other : walkers) other.begin();
    C first = walk(walker, root, due().map(List::of).orElseGet(this::candidates), question);
    int tried = root.branch(first).visits;
    Run<S, C, E> dream = run.fork(new Fork.Dream(own, firstDream + tried * NEXT_DREAM));
    act(dream, own, first);
    Rewards.End end = end(dream);
    double[] reward = rewards.of(end);
    for (Walker<C> other : walkers) other.learn(reward[other.seat.index()]);
    root.branch(first).dreams.add(end);
    history.learn(reward);
  }

  /** Whether nothing is left to find out. */
  private boolean decided() {
    return alsoConsidered.isEmpty() && race.map(Race::over).orElse(false);
  }

  private List<C> candidates() {
    return race.map(running -> List.of(running.next()))
        .orElseGet(() -> selection.candidates(root, run.state(), own, question));
  }

  /** What is to be considered is tried in every fourth dream at least. */
  private Optional<C> due() {
    for (C choice : alsoConsidered)
      if (4 * root.branch(choice).visits < root.visits) return Optional.of(choice);
    return Optional.empty();
  }

  private Rewards.End end(Run<S, C, E> dream) {
    for (int steps = 0; steps < PLAYOUT_STEPS_MAX; steps++) {
      if (heuristic.settled(run.state(), dream.state()))
        return rewards.judged(seat -> heuristic.standing(dream.state(), seat));
      switch (dream.status()) {
        case Status.Finished<C>(Outcome outcome) -> {
          return rewards.over(outcome);
        }
        case Status.Running<C> _ -> {
          dream.passTime();
          for (Walker<C> walker : walkers) walker.see(dream.events());
        }
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          Seat seat = prompt.asks(own) ? own : prompt.firstSeat();
          act(dream, seat, choose(dream, seat, prompt));
        }
      }
    }
    return rewards.over(Outcome.ended(Outcome.LIMIT));
  }

  private C choose(Run<S, C, E> dream, Seat seat, Prompt<C> prompt) {
    Walker<C> walker = walkers.get(seat.index());
    boolean byHeuristic = guided && !seat.equals(own) && !prompt.together();
    if (walker.beyond || byHeuristic) return heuristic.choose(dream.state(), seat, prompt, rng);
    Node<C> node = walker.last.after(walker.seen);
    return walk(walker, node, selection.candidates(node, dream.state(), seat, prompt), prompt);
  }

  private C walk(Walker<C> walker, Node<C> node, List<C> candidates, Prompt<C> prompt) {
    if (prompt.together()) {
      RegretMatching<C> mix = new RegretMatching<>(node, candidates, rng);
      walker.take(new Step<>(node, node.branch(mix.choice()), Optional.of(mix)), 1);
      return mix.choice();
    }
    C choice = selection.select(node, candidates);
    walker.take(
        new Step<>(node, node.branch(choice), Optional.empty()), guided ? heuristic.tries() : 1);
    return choice;
  }

  private void act(Run<S, C, E> dream, Seat seat, C choice) {
    if (heuristic == history) history.acted(seat, choice);
    dream.choose(seat, choice);
    for (Walker<C> walker : walkers) walker.see(dream.events());
  }

  /** Takes over what another search for the same answer, in other dreams, has found. */
  void join(TreeSearch<S, C, E> other) {
    for (C choice : other.root.branches.keySet()) root.branch(choice);
    // Searches are counted in the same order for every choice, so that the same dreams are
    // compared.
    for (C choice : root.branches.keySet()) root.branch(choice).join(other.root.branch(choice));
    root.visits += other.root.visits;
    root.reward += other.root.reward;
  }

  /** What to do, and what else was thought of. */
  Findings<C> findings() {
    Findings<C> findings = Findings.of(root);
    if (question.together()) return findings.deciding(RegretMatching.mixed(root, rng));
    return race.map(running -> findings.deciding(running.winner())).orElse(findings);
  }

  /** Where one seat has come to in its tree. */
  private static final class Walker<C> {
    final Seat seat;
    final Branch<C> start = new Branch<>();
    final List<Event> seen = new ArrayList<>();
    final List<Step<C>> path = new ArrayList<>();
    Branch<C> last = start;
    boolean beyond;

    Walker(Seat seat) {
      this.seat = seat;
    }

    void begin() {
      seen.clear();
      path.clear();
      last = start;
      beyond = false;
      start.visits++;
    }

    void see(List<? extends Event> events) {
      if (beyond) return;
      for (Event event : events) event.seenBy(seat).ifPresent(seen::add);
    }

    /** Behind what was tried less often than {@code tries} nothing is remembered yet. */
    void take(Step<C> step, int tries) {
      path.add(step);
      last = step.branch;
      beyond = last.visits < tries;
      seen.clear();
    }

    void learn(double reward) {
      for (Step<C> step : path) {
        step.mix.ifPresent(mix -> mix.learn(reward));
        step.node.visits++;
        step.node.reward += reward;
        step.branch.visits++;
        step.branch.reward += reward;
      }
    }
  }

  private record Step<C>(Node<C> node, Branch<C> branch, Optional<RegretMatching<C>> mix) {}
}
