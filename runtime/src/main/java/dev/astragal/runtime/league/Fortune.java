package dev.astragal.runtime.league;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.learn.Observations;
import dev.astragal.runtime.player.Commands;
import dev.astragal.runtime.player.Player;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What luck gave a side in a game: at every draw, what its seat sees after it less what it would
 * have seen on average after other draws, in forks of the same step. Whatever the players do, every
 * number of it is zero on average; so it can be taken out of a result without changing what the
 * result is on average.
 */
final class Fortune<S, C extends Choice, E extends Event> {
  private final Observations<S, C, E> views;
  private final int forks;
  private final int side;
  private final Seat viewer;
  private final float[] seen;
  private final double[] gained;
  private long salt;

  /** {@code side}'s are the seats whose number, 0 or 1 added, is even. */
  Fortune(Observations<S, C, E> views, int forks, int side) {
    this.views = views;
    this.forks = forks;
    this.side = side;
    this.viewer = Seat.of(side);
    this.seen = new float[views.size()];
    this.gained = new double[size(views)];
  }

  /** What a seat sees, and whether its side has won. */
  static int size(Observations<?, ?, ?> views) {
    return views.size() + 1;
  }

  double[] gained() {
    return gained;
  }

  /** Plays a run in place to its end. */
  Outcome play(Run<S, C, E> run, List<? extends Player<S, C, E>> players) {
    Seat last = Seat.SPECTATOR;
    while (true) {
      switch (run.status()) {
        case Status.Finished<C>(Outcome outcome) -> {
          return outcome;
        }
        case Status.Running<C> _ -> {
          for (int i = 0; i < players.size(); i++) {
            Optional<Choices<C>> open = Commands.open(run);
            if (open.isEmpty()) break;
            Seat seat = Seat.of(i);
            players
                .get(i)
                .command(run, seat, open.get())
                .ifPresent(command -> step(run, each -> each.choose(seat, command)));
          }
          if (run.status() instanceof Status.Running<C>) step(run, Run::passTime);
        }
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          Seat seat = prompt.seatAfter(last);
          last = seat;
          C choice = players.get(seat.index()).answer(run, seat, prompt);
          step(run, each -> each.choose(seat, choice));
        }
      }
    }
  }

  private void step(Run<S, C, E> run, Consumer<Run<S, C, E>> step) {
    Run<S, C, E> before = run.copy();
    step.accept(run);
    if (before.luck().positions().equals(run.luck().positions())) return;
    weigh(run, 1);
    for (int i = 0; i < forks; i++) {
      Run<S, C, E> other = before.fork(new Fork.NewLuck(++salt));
      step.accept(other);
      weigh(other, -1.0 / forks);
    }
  }

  private void weigh(Run<S, C, E> run, double weight) {
    Arrays.fill(seen, 0);
    views.write(run, viewer, seen);
    for (int i = 0; i < seen.length; i++) gained[i] += weight * seen[i];
    if (run.status() instanceof Status.Finished<C>(Outcome outcome))
      gained[seen.length] += weight * PairResult.parts(outcome, side) / PairResult.PARTS;
  }
}
