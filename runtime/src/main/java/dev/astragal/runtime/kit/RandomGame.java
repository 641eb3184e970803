package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.player.Players;
import java.util.List;
import java.util.Optional;

/** Plays at random, in place, one step at a time, so that a check can look at every position. */
final class RandomGame<S, C extends Choice, E extends Event> {
  /** Checks that cost more per position look at this many of them. */
  static final int POSITIONS_MAX = 1_500;

  private final Run<S, C, E> run;
  private final Rng rng;
  private Seat mover = Seat.SPECTATOR;
  private long steps;

  RandomGame(Kernel<S, C, E> kernel, Seed seed) {
    this(kernel.begin(seed), Players.luck(seed, 0));
  }

  /** One that goes on from where {@code run} stands. */
  RandomGame(Run<S, C, E> run, Rng rng) {
    this.run = run;
    this.rng = rng;
  }

  Run<S, C, E> run() {
    return run;
  }

  Rng rng() {
    return rng;
  }

  /** Who gave the input of the last step; nobody while time passed. */
  Seat mover() {
    return mover;
  }

  /** One random step; false when the game is over or enough positions were seen. */
  boolean step() {
    if (steps++ >= POSITIONS_MAX) return false;
    return switch (run.status()) {
      case Status.Finished<C> _ -> false;
      case Status.Running<C>(Choices<C> commands) -> {
        boolean command = (commands.size() > 0 || !commands.complete()) && rng.below(16) == 0;
        mover = command ? anybody() : Seat.SPECTATOR;
        if (command) run.choose(mover, commands.sample(rng));
        else run.passTime();
        yield true;
      }
      case Status.Awaiting<C>(Prompt<C> prompt) -> {
        Choices<C> commands = prompt.commands();
        boolean command = (commands.size() > 0 || !commands.complete()) && rng.below(16) == 0;
        mover = asked(prompt);
        run.choose(mover, (command ? commands : prompt.choices(mover)).sample(rng));
        yield true;
      }
    };
  }

  private Seat anybody() {
    int seats = run.kernel().setup().seats();
    return Seat.of(seats == 1 ? 0 : rng.below(seats));
  }

  /** One of those asked, in no particular order. */
  Seat asked(Prompt<C> prompt) {
    List<Seat> seats = prompt.seats();
    return seats.size() == 1 ? seats.getFirst() : rng.pick(seats);
  }

  Optional<Outcome> outcome() {
    return run.status() instanceof Status.Finished<C>(Outcome outcome)
        ? Optional.of(outcome)
        : Optional.empty();
  }
}
