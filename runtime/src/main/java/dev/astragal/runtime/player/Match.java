package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.session.Session;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Lets players finish a game; those who are asked together answer in turn. */
public final class Match {
  private static final int TICKS_AT_ONCE = 1_000;

  private Match() {}

  /** Plays a run in place to its end, as fast as it goes. */
  public static <S, C extends Choice, E extends Event> Outcome play(
      Run<S, C, E> run, List<Player<S, C, E>> players) {
    return play(run, players, stepped -> {});
  }

  /** As {@link #play(Run, List)}; {@code observer} sees the run after every step. */
  public static <S, C extends Choice, E extends Event> Outcome play(
      Run<S, C, E> run, List<Player<S, C, E>> players, Consumer<Run<S, C, E>> observer) {
    return play(run, players, observer, Long.MAX_VALUE).orElseThrow();
  }

  /** As {@link #play(Run, List)}; nothing where it is not over after so many steps. */
  public static <S, C extends Choice, E extends Event> Optional<Outcome> play(
      Run<S, C, E> run, List<Player<S, C, E>> players, long steps) {
    return play(run, players, stepped -> {}, steps);
  }

  private static <S, C extends Choice, E extends Event> Optional<Outcome> play(
      Run<S, C, E> run,
      List<Player<S, C, E>> players,
      Consumer<Run<S, C, E>> observer,
      long steps) {
    boolean commanded = run.kernel().manifest().commanded();
    Seat last = Seat.SPECTATOR;
    for (long step = 0; ; step++) {
      if (step > steps) return Optional.empty();
      Status<C> status = run.status();
      if (status instanceof Status.Finished<C>(Outcome outcome)) return Optional.of(outcome);
      if (status instanceof Status.Awaiting<C>(Prompt<C> prompt)) {
        Seat seat = prompt.seatAfter(last);
        last = seat;
        run.choose(seat, players.get(seat.index()).answer(run, seat, prompt));
      } else {
        if (commanded) Commands.give(() -> run, players, run::choose);
        if (!commanded || run.status() instanceof Status.Running<C>) run.passTime();
      }
      observer.accept(run);
    }
  }

  /** Plays a session to its end, every input through the gate and into the journal. */
  public static <S, C extends Choice, E extends Event> Outcome play(
      Session<S, C, E> session, List<Player<S, C, E>> players) {
    Seat last = Seat.SPECTATOR;
    while (true) {
      Run<S, C, E> run = session.run();
      switch (run.status()) {
        case Status.Finished<C>(Outcome outcome) -> {
          return outcome;
        }
        case Status.Running<C> _ -> {
          if (Commands.open(run).isEmpty()) {
            session.advance(TICKS_AT_ONCE);
          } else {
            Commands.give(
                session::run,
                players,
                (seat, command) ->
                    session.submit(new Answer<>(session.run().promptId(), seat, command)));
            session.advance(1);
          }
        }
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          Seat seat = prompt.seatAfter(last);
          last = seat;
          Player<S, C, E> player = players.get(seat.index());
          C choice = player.answer(run, seat, prompt);
          Applied<S, C, E> applied = session.submit(new Answer<>(run.promptId(), seat, choice));
          if (!applied.success()) {
            throw new IllegalStateException(
                player.name() + " chose " + choice + ": " + applied.errors().getFirst());
          }
        }
      }
    }
  }
}
