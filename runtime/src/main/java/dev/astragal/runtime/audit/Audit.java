package dev.astragal.runtime.audit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.TreeDiff;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * Looks at one step from both sides: the events alone, applied to the run before, must give the run
 * after; and the state after must be sound.
 */
public final class Audit {
  private Audit() {}

  /**
   * What is wrong with the step that led from {@code before} to {@code after}; {@code before} is
   * used up.
   */
  public static <S, C extends Choice, E extends Event> Optional<String> problem(
      Run<S, C, E> before, Run<S, C, E> after) {
    List<Rejection> broken = after.kernel().violations(after);
    if (!broken.isEmpty()) return Optional.of("invariant broken: " + broken.getFirst());
    before.rebuild(after.lastStep());
    if (before.hash() == after.hash()) return Optional.empty();
    String field =
        TreeDiff.between(before.view(), after.view()).stream()
            .findFirst()
            .map(TreeDiff.Change::toString)
            .orElse("its clocks");
    return Optional.of("the state changed without an event: " + field + " after " + after.events());
  }

  /** What came of an answer, and what is wrong with it. */
  public record Judged<S, C extends Choice, E extends Event>(
      Applied<S, C, E> applied, Optional<String> problem) {}

  /** Puts an answer through the gate and holds the gate to its promises. */
  public static <S, C extends Choice, E extends Event> Judged<S, C, E> apply(
      Run<S, C, E> run, Answer<C> answer) {
    boolean legal = run.refusal(answer).isEmpty();
    boolean offered = offered(run.status(), answer.choice());
    long before = run.hash();
    Applied<S, C, E> applied = run.kernel().apply(run, answer);
    C choice = answer.choice();
    Optional<String> problem = Optional.empty();
    if (run.hash() != before) {
      problem = Optional.of("applying " + choice + " changed the run it was applied to");
    } else if (legal && !applied.success()) {
      problem =
          Optional.of("a legal choice was refused: " + choice + ": " + applied.errors().getFirst());
    } else if (applied.success() && !(legal && offered)) {
      problem = Optional.of("an illegal choice was accepted: " + choice);
    } else if (!applied.success() && applied.errors().getFirst().message().isBlank()) {
      problem = Optional.of("a refusal without a reason: " + choice);
    } else if (applied.success() || !applied.events().isEmpty()) {
      problem = problem(run.copy(), applied.next());
    }
    return new Judged<>(applied, problem);
  }

  /**
   * Says so when the kernel had to end the run, or the game ended it in a way that does not fit.
   */
  public static Optional<String> unended(Run<?, ?, ?> run) {
    if (!(run.status() instanceof Status.Finished<?>(Outcome outcome))) return Optional.empty();
    return outcome.aborted()
        ? Optional.of("the game did not end by itself: " + outcome.code())
        : unfit(outcome, run.kernel().setup().seats());
  }

  /** Says so when an outcome does not fit those who play. */
  public static Optional<String> unfit(Outcome outcome, int seats) {
    if (outcome.winners().stream().anyMatch(seat -> seat.index() < 0 || seat.index() >= seats))
      return Optional.of("the outcome names a winner who does not play: " + outcome);
    return outcome.scores().size() == 0 || outcome.scores().size() == seats
        ? Optional.empty()
        : Optional.of(
            "the outcome has " + outcome.scores().size() + " scores for " + seats + " seats");
  }

  /** Says so when somebody is asked and has nothing to choose. */
  public static <C extends Choice> Optional<String> unanswerable(Run<?, C, ?> run) {
    if (run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt))
      for (Seat seat : prompt.seats())
        if (prompt.choices(seat).size() == 0 && prompt.choices(seat).complete())
          return Optional.of(
              "prompt '" + prompt.kind() + "' offers " + seat + " nothing to choose");
    return Optional.empty();
  }

  /** Says so when somebody is offered the same twice. */
  public static <C extends Choice> Optional<String> listedTwice(Run<?, C, ?> run) {
    if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt))) return Optional.empty();
    for (Seat seat : prompt.seats()) {
      List<C> list = prompt.choices(seat).list();
      if (new HashSet<>(list).size() < list.size())
        return Optional.of("prompt '" + prompt.kind() + "' lists a choice twice: " + list);
    }
    return Optional.empty();
  }

  /** Whether a choice is among those listed now, where all legal ones are. */
  public static <C> boolean offered(Status<C> status, C choice) {
    return switch (status) {
      case Status.Finished<C> _ -> false;
      case Status.Running<C>(Choices<C> commands) -> offered(commands, choice);
      case Status.Awaiting<C>(Prompt<C> prompt) ->
          prompt.seats().stream().anyMatch(seat -> offered(prompt.choices(seat), choice))
              || offered(prompt.commands(), choice);
    };
  }

  private static <C> boolean offered(Choices<C> choices, C choice) {
    return choices.complete() ? choices.list().contains(choice) : choices.refusal(choice).isEmpty();
  }
}
