package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.machine.Threads;
import dev.astragal.runtime.player.Positions.NotOpen;
import dev.astragal.runtime.solve.Endgame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Searches before it answers, for as long as its budget lasts; but where nothing is hidden, nothing
 * left to luck and the end so near that it can be looked at, it gives nothing away. Where everybody
 * sees everything, its threads dream for one search; else each searches for itself, and what they
 * found is added up. For a number of iterations that is the same answer every time.
 */
final class TreeSearchPlayer<S, C extends Choice, E extends Event> implements Player<S, C, E> {

  private final String name;
  private final Budget budget;
  private final Optional<Heuristic<S, C>> heuristic;
  private final int threads;
  private final List<Rng> luck;
  private final OpenGame<C> open;

  /** With a source of luck for each that dreams. */
  TreeSearchPlayer(Search search, Optional<Heuristic<S, C>> heuristic, List<Rng> luck) {
    this.name = search.name();
    this.budget = search.budget();
    this.threads = search.threads();
    this.heuristic = heuristic;
    this.luck = List.copyOf(luck);
    this.open = new OpenGame<>(budget);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public C answer(Run<S, C, E> run, Seat seat, Prompt<C> prompt) {
    Choices<C> choices = prompt.choices(seat);
    if (choices.complete() && choices.size() == 1) return choices.get(0);
    long start = System.nanoTime();
    // What nobody can lose any more is still best won: the search chooses among what keeps it.
    List<C> best = Endgame.best(run, seat, prompt, budget.positions());
    if (best.size() == 1) return best.getFirst();
    Findings<C> findings = findings(run, seat, prompt, Optional.empty(), budget.since(start));
    return best.isEmpty() ? findings.choice() : findings.choice(best);
  }

  /** What it makes of a question, with a choice that was made, if one was, among what it tries. */
  Findings<C> findings(Run<S, C, E> run, Seat seat, Prompt<C> prompt, Optional<C> made) {
    return findings(run, seat, prompt, made, budget);
  }

  private Findings<C> findings(
      Run<S, C, E> run, Seat seat, Prompt<C> prompt, Optional<C> made, Budget left) {
    if (open.is(run, prompt)) {
      try {
        return inTheOpen(run, made, left);
      } catch (NotOpen e) {
        open.not();
      }
    }
    return inDreams(run, seat, prompt, made, left.share(threads));
  }

  private Findings<C> inTheOpen(Run<S, C, E> run, Optional<C> made, Budget left) {
    OpenSearch<S, C, E> search = new OpenSearch<>(run, open.begin(), heuristic, luck);
    search.search(left, threads, made);
    return search.findings();
  }

  private Findings<C> inDreams(
      Run<S, C, E> run, Seat seat, Prompt<C> prompt, Optional<C> made, Budget each) {
    List<TreeSearch<S, C, E>> searches = new ArrayList<>();
    searches.add(new TreeSearch<>(run, seat, prompt, heuristic, luck.getFirst()));
    for (Rng other : luck.subList(1, threads)) {
      Run<S, C, E> own = run.copy();
      searches.add(new TreeSearch<>(own, seat, asked(own, prompt), heuristic, other));
    }
    for (TreeSearch<S, C, E> search : searches) made.ifPresent(search::consider);
    Threads.together(
        searches.stream().map(search -> (Runnable) () -> search.search(each)).toList());
    TreeSearch<S, C, E> first = searches.removeFirst();
    searches.forEach(first::join);
    return first.findings();
  }

  /** The same question, asked by a run of one's own. */
  private static <C extends Choice> Prompt<C> asked(Run<?, C, ?> run, Prompt<C> prompt) {
    return run.status() instanceof Status.Awaiting<C>(Prompt<C> own) ? own : prompt;
  }

  @Override
  public Optional<C> command(Run<S, C, E> run, Seat seat, Choices<C> commands) {
    return new CommandSearch<>(run, seat, luck.getFirst()).best(commands, budget);
  }
}
