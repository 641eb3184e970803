package dev.astragal.runtime.fuzz;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.audit.Audit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One run under attack: does steps, checks everything after each, and remembers what it did. */
final class FuzzRun<S, C extends Choice, E extends Event> {
  private static final int SEEN_MAX = 200;

  private final Kernel<S, C, E> kernel;
  private final List<FuzzStep<C>> done = new ArrayList<>();
  private final List<C> seen = new ArrayList<>();
  private Run<S, C, E> run;
  private Optional<String> failure = Optional.empty();
  private long refusals;

  FuzzRun(Kernel<S, C, E> kernel, Seed seed) {
    this.kernel = kernel;
    this.run = kernel.begin(seed);
  }

  Run<S, C, E> run() {
    return run;
  }

  List<FuzzStep<C>> done() {
    return done;
  }

  Optional<String> failure() {
    return failure;
  }

  long refusals() {
    return refusals;
  }

  /** Makes up steps until the game ends or something breaks. */
  void improvise(Rng rng) {
    while (failure.isEmpty()) {
      switch (run.status()) {
        case Status.Finished<C>(Outcome outcome) -> {
          if (outcome.aborted())
            failure = Optional.of("the game did not end by itself: " + outcome.code());
          if (!seen.isEmpty())
            perform(new FuzzStep.Misuse<>(FuzzStep.Kind.OUT_OF_PLACE, Seat.of(0), rng.pick(seen)));
          return;
        }
        case Status.Running<C>(Choices<C> commands) -> {
          perform(new FuzzStep.Pass<>(1 + rng.below(4)));
          if (failure.isEmpty()
              && run.status() instanceof Status.Running<C>(Choices<C> now)
              && (now.size() > 0 || !now.complete())
              && rng.below(8) == 0) {
            perform(new FuzzStep.Choose<>(Seat.of(0), now.sample(rng)));
          }
        }
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          if (rng.below(4) == 0) misuse(prompt, rng);
          if (failure.isEmpty()) answer(prompt, rng);
        }
      }
    }
  }

  private void answer(Prompt<C> prompt, Rng rng) {
    Choices<C> commands = prompt.commands();
    boolean command = (commands.size() > 0 || !commands.complete()) && rng.below(8) == 0;
    C choice = (command ? commands : prompt.choices()).sample(rng);
    if (seen.size() < SEEN_MAX) seen.add(choice);
    perform(new FuzzStep.Choose<>(prompt.firstSeat(), choice));
  }

  private void misuse(Prompt<C> prompt, Rng rng) {
    FuzzStep.Kind kind = rng.pick(List.of(FuzzStep.Kind.values()));
    Seat other = Seat.of(rng.below(kernel.setup().seats()));
    C choice =
        kind == FuzzStep.Kind.OUT_OF_PLACE && !seen.isEmpty()
            ? rng.pick(seen)
            : prompt.choices().sample(rng);
    perform(
        new FuzzStep.Misuse<>(
            kind, kind == FuzzStep.Kind.WRONG_SEAT ? other : prompt.firstSeat(), choice));
  }

  /** Does one step and checks everything after it; a step that makes no sense now is left out. */
  void perform(FuzzStep<C> step) {
    try {
      switch (step) {
        case FuzzStep.Pass<C>(int ticks) -> pass(ticks);
        case FuzzStep.Choose<C>(Seat seat, C choice) -> choose(step, seat, choice);
        case FuzzStep.Misuse<C>(FuzzStep.Kind kind, Seat seat, C choice) ->
            refuse(step, kind, seat, choice);
      }
    } catch (RuntimeException e) {
      done.add(step);
      failure = Optional.of("the game failed: " + e);
    }
  }

  private void pass(int ticks) {
    for (int i = 0;
        i < ticks && run.status() instanceof Status.Running<C> && failure.isEmpty();
        i++) {
      Run<S, C, E> before = run.copy();
      done.add(new FuzzStep.Pass<>(1));
      run.passTime();
      failure = Audit.problem(before, run);
    }
  }

  private void choose(FuzzStep<C> step, Seat seat, C choice) {
    if (run.status() instanceof Status.Running<C>) {
      run.requestPause();
      run.advance(0);
    }
    Answer<C> answer = new Answer<>(run.promptId(), seat, choice);
    if (run.refusal(answer).isPresent()) return;
    long before = run.hash();
    Applied<S, C, E> applied = kernel.apply(run, answer);
    done.add(step);
    if (run.hash() != before) {
      failure = Optional.of("applying " + choice + " changed the run it was applied to");
    } else if (!applied.success()) {
      failure =
          Optional.of("a legal choice was refused: " + choice + ": " + applied.errors().getFirst());
    } else {
      failure = Audit.problem(run, applied.next());
      run = applied.next();
    }
  }

  private void refuse(FuzzStep<C> step, FuzzStep.Kind kind, Seat seat, C choice) {
    long prompt = kind == FuzzStep.Kind.STALE_PROMPT ? run.promptId() + 1 : run.promptId();
    Answer<C> answer = new Answer<>(prompt, seat, choice);
    if (run.refusal(answer).isEmpty()) return;
    done.add(step);
    refusals++;
    long before = run.hash();
    Applied<S, C, E> applied = kernel.apply(run, answer);
    if (applied.success()) {
      failure = Optional.of("an illegal choice was accepted: " + choice);
    } else if (applied.errors().getFirst().message().isBlank()) {
      failure = Optional.of("a refusal without a reason: " + choice);
    } else if (run.hash() != before) {
      failure = Optional.of("refusing " + choice + " changed the run");
    } else if (!applied.events().isEmpty()) {
      failure = Audit.problem(run, applied.next());
      run = applied.next();
    }
  }
}
