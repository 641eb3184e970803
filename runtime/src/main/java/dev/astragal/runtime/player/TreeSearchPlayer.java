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
import java.util.function.Consumer;

/**
 * Searches before it answers, for as long as its budget lasts; but where nothing is hidden, nothing
 * left to luck and the end so near that it can be looked at, it gives nothing away. It searches on
 * as many threads as it has sources of luck. Where everybody sees everything and there is a time,
 * they tell each other what they find out; else each dreams for itself. What they found is added
 * up: for a number of iterations that is the same answer every time.
 */
final class TreeSearchPlayer<S, C extends Choice, E extends Event> implements Player<S, C, E> {

  private final String name;
  private final Budget budget;
  private final Optional<Heuristic<S, C>> heuristic;
  private final List<Rng> luck;
  private final OpenGame<C> open;

  TreeSearchPlayer(
      String name, Budget budget, Optional<Heuristic<S, C>> heuristic, List<Rng> luck) {
    this.name = name;
    this.budget = budget;
    this.heuristic = heuristic;
    this.luck = List.copyOf(luck);
    this.open = new OpenGame<>(luck.size(), budget);
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
        return inTheOpen(run, made, left.share(luck.size()));
      } catch (NotOpen e) {
        open.not();
      }
    }
    return inDreams(run, seat, prompt, made, left.share(luck.size()));
  }

  private Findings<C> inTheOpen(Run<S, C, E> run, Optional<C> made, Budget each) {
    List<OpenSearch<S, C, E>> searches = new ArrayList<>();
    List<Positions<C>> known = open.begin();
    List<Exchange<C>> exchanges = open.exchanges();
    for (int i = 0; i < luck.size(); i++)
      searches.add(new OpenSearch<>(run, known.get(i), heuristic, luck.get(i), exchanges.get(i)));
    beside(searches, search -> search.search(each, made));
    return open.found(searches);
  }

  private Findings<C> inDreams(
      Run<S, C, E> run, Seat seat, Prompt<C> prompt, Optional<C> made, Budget each) {
    List<TreeSearch<S, C, E>> searches = new ArrayList<>();
    searches.add(new TreeSearch<>(run, seat, prompt, heuristic, luck.getFirst()));
    for (Rng other : luck.subList(1, luck.size())) {
      Run<S, C, E> own = run.copy();
      searches.add(new TreeSearch<>(own, seat, asked(own, prompt), heuristic, other));
    }
    for (TreeSearch<S, C, E> search : searches) made.ifPresent(search::consider);
    beside(searches, search -> search.search(each));
    TreeSearch<S, C, E> first = searches.removeFirst();
    searches.forEach(first::join);
    return first.findings();
  }

  /** Lets all of them search at once. */
  private static <T> void beside(List<T> searches, Consumer<T> search) {
    Threads.together(searches.stream().map(one -> (Runnable) () -> search.accept(one)).toList());
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
