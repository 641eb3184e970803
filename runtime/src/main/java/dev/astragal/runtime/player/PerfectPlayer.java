package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.solve.Solution;
import dev.astragal.runtime.solve.Solver;
import java.util.HashMap;
import java.util.Map;

/** Plays a game that is small enough to be looked through as well as it can be played. */
final class PerfectPlayer<S, C extends Choice, E extends Event> implements Player<S, C, E> {
  /** A game is looked through once, however many play it. */
  private static final Map<Played, Solution<?, ?, ?>> SOLVED = new HashMap<>();

  private record Played(String game, Setup setup) {}

  private final Solution<S, C, E> solution;

  PerfectPlayer(Kernel<S, C, E> kernel) {
    this.solution = solved(kernel);
  }

  @SuppressWarnings("unchecked") // the solution of a game is kept under that game
  private static <S, C extends Choice, E extends Event> Solution<S, C, E> solved(
      Kernel<S, C, E> kernel) {
    synchronized (SOLVED) {
      Played played = new Played(kernel.manifest().id(), kernel.setup());
      return (Solution<S, C, E>) SOLVED.computeIfAbsent(played, _ -> Solver.solve(kernel));
    }
  }

  @Override
  public String name() {
    return Players.PERFECT;
  }

  /** What the solver had no need to look at is worse than something it did look at. */
  @Override
  public C answer(Run<S, C, E> run, Seat seat, Prompt<C> prompt) {
    boolean first = seat.equals(Seat.first());
    C best = prompt.choices(seat).get(0);
    double most = -1;
    for (C choice : prompt.choices(seat).list()) {
      double value = solution.value(run, seat, choice).orElse(first ? 0 : 1);
      double own = first ? value : 1 - value;
      if (own <= most) continue;
      best = choice;
      most = own;
    }
    return best;
  }
}
