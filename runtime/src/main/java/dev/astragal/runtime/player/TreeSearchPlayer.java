package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Run;
import java.util.Optional;

/** Searches before it answers, for as long as its budget lasts. */
final class TreeSearchPlayer<S, C extends Choice, E extends Event> implements Player<S, C, E> {
  private final String name;
  private final Budget budget;
  private final Optional<Heuristic<S, C>> heuristic;
  private final Rng rng;

  TreeSearchPlayer(String name, Budget budget, Optional<Heuristic<S, C>> heuristic, Rng rng) {
    this.name = name;
    this.budget = budget;
    this.heuristic = heuristic;
    this.rng = rng;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public C answer(Run<S, C, E> run, Seat seat, Prompt<C> prompt) {
    Choices<C> choices = prompt.choices(seat);
    if (choices.complete() && choices.size() == 1) return choices.get(0);
    TreeSearch<S, C, E> search = new TreeSearch<>(run, seat, prompt, heuristic, rng);
    search.search(budget);
    return search.findings().choice();
  }

  @Override
  public Optional<C> command(Run<S, C, E> run, Seat seat, Choices<C> commands) {
    return new CommandSearch<>(run, seat, rng).best(commands, budget);
  }
}
