package dev.astragal.runtime.fuzz;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.audit.Audit;
import dev.astragal.runtime.audit.Blame;
import dev.astragal.runtime.audit.PromptNumbers;
import dev.astragal.runtime.player.Commands;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** One run under attack: does steps, checks everything after each, and remembers what it did. */
final class FuzzRun<S, C extends Choice, E extends Event> {
  private static final int SEEN_MAX = 200;

  private final Kernel<S, C, E> kernel;
  private final List<FuzzStep<C>> done = new ArrayList<>();
  private final List<C> seen = new ArrayList<>();
  private final PromptNumbers numbers = new PromptNumbers();
  private final CloseLook<S, C, E> close;
  private Run<S, C, E> run;
  private Optional<String> failure = Optional.empty();
  private final Rng order;
  private long refusals;
  private boolean accepted;
  private boolean overlookable;

  FuzzRun(Kernel<S, C, E> kernel, Seed seed, CloseLook.Care care) {
    this.kernel = kernel;
    this.close = new CloseLook<>(kernel, seed, care);
    this.run = kernel.begin(seed);
    this.order = Players.luck(seed, 2);
    guarded(this::judge);
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

  /** Whether what failed is looked at here and there only, and might be passed by another time. */
  boolean overlookable() {
    return overlookable;
  }

  long refusals() {
    return refusals;
  }

  /** Whether the last answer was carried out. */
  boolean accepted() {
    return accepted;
  }

  /** Makes up steps until the game ends or something breaks. */
  void improvise(Rng rng) {
    guarded(() -> goOn(rng));
  }

  private void guarded(Runnable doing) {
    try {
      doing.run();
    } catch (RuntimeException | StackOverflowError e) {
      failure = Optional.of("the game failed: " + Blame.of(e));
    }
  }

  private void goOn(Rng rng) {
    while (failure.isEmpty()) {
      switch (run.status()) {
        case Status.Finished<C> _ -> {
          if (!seen.isEmpty())
            perform(new FuzzStep.Misuse<>(FuzzStep.Kind.OUT_OF_PLACE, Seat.of(0), rng.pick(seen)));
          return;
        }
        case Status.Running<C> _ -> {
          perform(new FuzzStep.Pass<>(1 + rng.below(4)));
          if (failure.isEmpty()
              && run.status() instanceof Status.Running<C>(Choices<C> now)
              && (now.size() > 0 || !now.complete())
              && rng.below(8) == 0) {
            int seats = kernel.setup().seats();
            Seat seat = Seat.of(seats == 1 ? 0 : rng.below(seats));
            perform(new FuzzStep.Choose<>(seat, now.sample(rng)));
          }
        }
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          if (rng.below(4) == 0) misuse(prompt, rng);
          if (failure.isEmpty()) answer(prompt, rng);
        }
      }
    }
  }

  /** Lets players play, one for each seat, until the game ends or something breaks. */
  void play(List<Player<S, C, E>> players) {
    while (failure.isEmpty()) {
      switch (run.status()) {
        case Status.Finished<C> _ -> {
          return;
        }
        case Status.Running<C> _ -> {
          command(players);
          if (failure.isEmpty()) perform(new FuzzStep.Pass<>(1));
        }
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          Seat seat = asked(prompt, order);
          perform(new FuzzStep.Choose<>(seat, players.get(seat.index()).answer(run, seat, prompt)));
        }
      }
    }
  }

  private void command(List<Player<S, C, E>> players) {
    for (int i = 0; i < players.size() && failure.isEmpty(); i++) {
      Seat seat = Seat.of(i);
      Player<S, C, E> player = players.get(i);
      Commands.open(run)
          .flatMap(open -> player.command(run, seat, open))
          .ifPresent(given -> perform(new FuzzStep.Choose<>(seat, given)));
    }
  }

  private void answer(Prompt<C> prompt, Rng rng) {
    Choices<C> commands = prompt.commands();
    boolean command = (commands.size() > 0 || !commands.complete()) && rng.below(8) == 0;
    Seat seat = asked(prompt, rng);
    C choice = (command ? commands : prompt.choices(seat)).sample(rng);
    if (seen.size() < SEEN_MAX) seen.add(choice);
    int before = done.size();
    perform(new FuzzStep.Choose<>(seat, choice));
    // Whoever went on would draw the same again and again.
    if (done.size() == before && failure.isEmpty())
      failure = Optional.of("prompt '" + prompt.kind() + "' draws " + choice + " and refuses it");
  }

  /** One of those asked, in no particular order. */
  static Seat asked(Prompt<?> prompt, Rng rng) {
    List<Seat> seats = prompt.seats();
    return seats.size() == 1 ? seats.getFirst() : rng.pick(seats);
  }

  private void misuse(Prompt<C> prompt, Rng rng) {
    FuzzStep.Kind kind = rng.pick(List.of(FuzzStep.Kind.values()));
    Seat asked = asked(prompt, rng);
    Seat other = Seat.of(rng.below(kernel.setup().seats()));
    C choice =
        kind == FuzzStep.Kind.OUT_OF_PLACE && !seen.isEmpty()
            ? rng.pick(seen)
            : prompt.choices(asked).sample(rng);
    perform(new FuzzStep.Misuse<>(kind, kind == FuzzStep.Kind.WRONG_SEAT ? other : asked, choice));
  }

  /** Does one step and checks everything after it; a step that makes no sense now is left out. */
  void perform(FuzzStep<C> step) {
    int before = done.size();
    guarded(
        () -> {
          switch (step) {
            case FuzzStep.Pass<C>(int ticks) -> pass(ticks);
            case FuzzStep.Choose<C> choose -> choose(choose);
            case FuzzStep.Misuse<C> misuse -> misuse(misuse);
          }
          if (failure.isEmpty() && done.size() > before) judge();
        });
    if (failure.isPresent() && done.size() == before) done.add(step);
  }

  /** What is wrong where the run has come to. */
  private void judge() {
    failure =
        Audit.unended(run)
            .or(() -> Audit.unanswerable(run))
            .or(() -> Audit.listedTwice(run))
            .or(() -> numbers.reused(run));
    if (failure.isPresent()) return;
    failure = close.at(run);
    overlookable = failure.isPresent();
  }

  /** The answer that {@code step} gives now, or nothing when it only lets time pass. */
  Optional<Answer<C>> answer(FuzzStep<C> step) {
    long prompt = run.promptId();
    return switch (step) {
      case FuzzStep.Pass<C> _ -> Optional.empty();
      case FuzzStep.Choose<C>(Seat seat, C choice) ->
          Optional.of(new Answer<>(prompt, seat, choice));
      case FuzzStep.Misuse<C>(FuzzStep.Kind kind, Seat seat, C choice) ->
          Optional.of(
              new Answer<>(kind == FuzzStep.Kind.STALE_PROMPT ? prompt + 1 : prompt, seat, choice));
    };
  }

  private void pass(int ticks) {
    for (int i = 0;
        i < ticks && run.status() instanceof Status.Running<C> && failure.isEmpty();
        i++) {
      Run<S, C, E> before = run.copy();
      Optional<CloseLook.Beside<S, C, E>> beside = close.before(run, done.size());
      done.add(new FuzzStep.Pass<>(1));
      run.passTime();
      failure = Audit.problem(before, run);
      look(beside, Run::passTime);
    }
  }

  private void choose(FuzzStep.Choose<C> step) {
    if (run.status() instanceof Status.Running<C>) {
      run.requestPause();
      run.advance(0);
    }
    Answer<C> answer = answer(step).orElseThrow();
    Optional<Rejection> refusal = run.refusal(answer);
    if (refusal.isEmpty()) {
      judge(step, answer);
    } else if (listed(step)) {
      done.add(step);
      failure = Optional.of(step.choice() + " is offered but refused: " + refusal.get());
    }
  }

  private boolean listed(FuzzStep.Choose<C> step) {
    return run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)
        && prompt.asks(step.seat())
        && prompt.choices(step.seat()).list().contains(step.choice());
  }

  private void misuse(FuzzStep.Misuse<C> step) {
    Answer<C> answer = answer(step).orElseThrow();
    if (run.refusal(answer).isPresent()) refusals++;
    else if (Audit.offered(run.status(), answer.choice())) return;
    judge(step, answer);
  }

  private void judge(FuzzStep<C> step, Answer<C> answer) {
    Run<S, C, E> before = run;
    Optional<CloseLook.Beside<S, C, E>> beside = close.before(run, done.size());
    done.add(step);
    Audit.Judged<S, C, E> judged = Audit.apply(run, answer);
    failure = judged.problem();
    accepted = judged.applied().success();
    run = judged.applied().next();
    if (failure.isPresent() || !accepted) return;
    failure = PromptNumbers.outdated(before, run, answer.seat());
    look(beside, twin -> twin.choose(answer.seat(), answer.choice()));
  }

  /** Looks closely at the step that was just done; {@code same} does it again elsewhere. */
  private void look(Optional<CloseLook.Beside<S, C, E>> beside, Consumer<Run<S, C, E>> same) {
    if (failure.isPresent()) return;
    failure = beside.flatMap(runs -> close.after(runs, run, same));
    overlookable = failure.isPresent();
  }
}
