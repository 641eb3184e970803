package dev.astragal.runtime.solve;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Plays a small game in every way it can be played, and notes what each seat sees of it. */
final class Courses<S, C extends Choice, E extends Event> {
  private static final int MOMENTS_MAX = 5_000_000;

  private final Kernel<S, C, E> kernel;
  private final Histories histories = new Histories();

  /** What a seat has seen, by number: what it had seen before, and what came next. */
  private final Map<Sight, Integer> sights = new HashMap<>();

  private final Map<Situation, Integer> firstAnswers = new HashMap<>();

  private record Sight(int before, Object next) {}

  private record Situation(int seat, int sight, List<?> choices) {}

  private Courses(Kernel<S, C, E> kernel) {
    this.kernel = kernel;
  }

  static <S, C extends Choice, E extends Event> Histories of(Kernel<S, C, E> kernel) {
    Courses<S, C, E> courses = new Courses<>(kernel);
    courses.follow(kernel.begin(Seed.of(1)), courses.histories.drawn(0, 1), new int[] {-1, -2});
    return courses.histories;
  }

  /** {@code seen} holds the number of what each seat has seen. */
  private void follow(Run<S, C, E> run, int moment, int[] seen) {
    if (moment >= MOMENTS_MAX)
      throw new BadInputException(
          kernel.manifest().id() + " can take more than " + MOMENTS_MAX + " courses");
    switch (run.status()) {
      case Status.Finished<C>(Outcome outcome) -> histories.over(moment, won(outcome));
      case Status.Running<C> _ -> step(run, moment, seen, Run::passTime);
      case Status.Awaiting<C>(Prompt<C> prompt) -> {
        Seat seat = prompt.firstSeat();
        if (!prompt.choices(seat).complete())
          throw new BadInputException(
              kernel.manifest().id() + " asks what cannot be looked through");
        answer(run, moment, seen, seat, prompt.choices(seat).list());
      }
    }
  }

  private void answer(Run<S, C, E> run, int moment, int[] seen, Seat seat, List<C> choices) {
    int own = seat.index();
    int first =
        firstAnswers.computeIfAbsent(
            new Situation(own, seen[own], choices),
            _ -> histories.situation(own, moment, choices.size()));
    for (int i = 0; i < choices.size(); i++) {
      C choice = choices.get(i);
      int[] then = seen.clone();
      then[own] = sight(seen[own], choice);
      step(
          run, histories.answered(moment, own, first + i), then, next -> next.choose(seat, choice));
    }
  }

  /** One step, with all that luck may make of it. */
  private void step(Run<S, C, E> run, int moment, int[] seen, Consumer<Run<S, C, E>> act) {
    EveryLuck luck = new EveryLuck();
    do {
      Run<S, C, E> next = run.copy();
      luck.of(next);
      act.accept(next);
      int[] then = {sight(seen, 0, next), sight(seen, 1, next)};
      follow(next, luck.position() == 0 ? moment : histories.drawn(moment, luck.chance()), then);
    } while (luck.turn());
  }

  private int sight(int[] seen, int seat, Run<S, C, E> stepped) {
    List<Event> events =
        stepped.events().stream().flatMap(event -> event.seenBy(Seat.of(seat)).stream()).toList();
    return events.isEmpty() ? seen[seat] : sight(seen[seat], events);
  }

  private int sight(int before, Object next) {
    return sights.computeIfAbsent(new Sight(before, next), _ -> sights.size());
  }

  /** Points where what one wins the other loses; else a win is 1 and a loss -1. */
  private double won(Outcome outcome) {
    if (outcome.scores().size() == 2 && outcome.scores().sum() == 0) return outcome.scores().get(0);
    if (outcome.winners().size() != 1) return 0;
    return outcome.winners().getFirst().equals(Seat.first()) ? 1 : -1;
  }
}
