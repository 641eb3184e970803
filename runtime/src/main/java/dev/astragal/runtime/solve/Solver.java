package dev.astragal.runtime.solve;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * Looks through every position of a game for two in which nothing is hidden, luck included, and
 * finds what each is worth when both play perfectly.
 */
public final class Solver<S, C extends Choice, E extends Event> {
  private static final int POSITIONS_MAX = 5_000_000;

  private final Kernel<S, C, E> kernel;
  private final EveryLuck luck = new EveryLuck();
  private final Map<Long, Integer> numbers = new HashMap<>();
  private final Deque<Run<S, C, E>> open = new ArrayDeque<>();
  private final Positions positions = new Positions();

  private Solver(Kernel<S, C, E> kernel) {
    this.kernel = kernel;
  }

  /** Solves a game from its beginning. */
  public static <S, C extends Choice, E extends Event> Solution<S, C, E> solve(
      Kernel<S, C, E> kernel) {
    if (kernel.setup().seats() != 2)
      throw new BadInputException("only games for two can be solved");
    return new Solver<>(kernel).solved();
  }

  private Solution<S, C, E> solved() {
    number(kernel.begin(Seed.of(1)));
    while (!open.isEmpty()) expand(open.pop());
    return new Solution<>(numbers, positions.settle());
  }

  /** The number of a position, which is then looked at once. */
  private int number(Run<S, C, E> run) {
    long hash = run.stateHash();
    Integer known = numbers.get(hash);
    if (known != null) return known;
    int number = positions.add();
    if (number >= POSITIONS_MAX)
      throw new BadInputException(
          kernel.manifest().id() + " has more than " + POSITIONS_MAX + " positions");
    numbers.put(hash, number);
    if (run.status() instanceof Status.Finished<C>(Outcome outcome))
      positions.over(number, points(outcome));
    else open.push(run);
    return number;
  }

  static double points(Outcome outcome) {
    if (outcome.winners().size() != 1) return 0.5;
    return outcome.winners().getFirst().equals(Seat.first()) ? 1 : 0;
  }

  private void expand(Run<S, C, E> run) {
    int number = number(run);
    switch (run.status()) {
      case Status.Finished<C> _ -> throw new IllegalStateException("nothing follows an end");
      case Status.Running<C> _ -> {
        positions.decided(number, true);
        follow(run, number, Run::passTime);
      }
      case Status.Awaiting<C>(Prompt<C> prompt) -> {
        if (prompt.together()) throw new KeepsSecrets(kernel.manifest().id());
        if (!prompt.choices(prompt.firstSeat()).complete())
          throw new BadInputException(
              kernel.manifest().id() + " asks what cannot be looked through");
        answers(run, number, prompt.firstSeat(), prompt.choices(prompt.firstSeat()));
      }
    }
  }

  /** All answers, unless one of them wins at once and for certain. */
  private void answers(Run<S, C, E> run, int number, Seat seat, Choices<C> choices) {
    boolean first = seat.equals(Seat.first());
    positions.decided(number, first);
    for (C choice : choices.list()) {
      Run<S, C, E> next = run.copy();
      luck.restart();
      luck.of(next);
      next.choose(seat, choice);
      KeepsSecrets.refuse(next);
      boolean certain = luck.position() == 0;
      if (certain
          && next.status() instanceof Status.Finished<C>(Outcome outcome)
          && points(outcome) == (first ? 1 : 0)) {
        positions.over(number, points(outcome));
        return;
      }
    }
    for (C choice : choices.list()) follow(run, number, next -> next.choose(seat, choice));
  }

  /** One way of acting, with all that luck may make of it. */
  private void follow(Run<S, C, E> run, int number, Act<S, C, E> act) {
    positions.way(number);
    luck.restart();
    do {
      Run<S, C, E> next = run.copy();
      luck.of(next);
      act.on(next);
      KeepsSecrets.refuse(next);
      positions.leads(luck.chance(), number(next));
    } while (luck.turn());
  }

  private interface Act<S, C extends Choice, E extends Event> {
    void on(Run<S, C, E> run);
  }
}
