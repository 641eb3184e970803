package dev.astragal.runtime.audit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Run;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A question has a number of its own, or an answer that comes late is taken for one to the next
 * question: whoever was no longer asked is never asked again under the same number. And it keeps
 * its number while it stands, or one answer makes another stale.
 */
public final class PromptNumbers {
  private record Asked(long number, Seat seat) {}

  private final Set<Asked> open = new HashSet<>();
  private final Set<Asked> over = new HashSet<>();

  /** What is wrong with the number of the question at this position of the one game it follows. */
  public <C extends Choice> Optional<String> reused(Run<?, C, ?> run) {
    long number = run.promptId();
    Optional<Prompt<C>> asking =
        run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)
            ? Optional.of(prompt)
            : Optional.empty();
    open.removeIf(
        asked ->
            (asked.number != number || !asking.map(now -> now.asks(asked.seat)).orElse(false))
                && over.add(asked));
    if (asking.isEmpty()) return Optional.empty();
    Prompt<C> prompt = asking.get();
    for (Seat seat : prompt.seats()) {
      Asked now = new Asked(number, seat);
      if (over.contains(now))
        return Optional.of(
            "prompt '"
                + prompt.kind()
                + "' has the number of an earlier one, "
                + number
                + ": a late answer of "
                + seat
                + " would be taken for one to it");
      open.add(now);
    }
    return Optional.empty();
  }

  /**
   * Whose answer the step of {@code mover} has made stale: somebody asked together with it, who is
   * still asked and could still say the same.
   */
  public static <C extends Choice> Optional<String> outdated(
      Run<?, C, ?> before, Run<?, C, ?> after, Seat mover) {
    if (!(before.status() instanceof Status.Awaiting<C>(Prompt<C> prompt))
        || !(after.status() instanceof Status.Awaiting<C>(Prompt<C> still))
        || before.promptId() == after.promptId()) return Optional.empty();
    for (Seat other : prompt.seats()) {
      List<C> choices = prompt.choices(other).list();
      if (!other.equals(mover)
          && still.asks(other)
          && !choices.isEmpty()
          && still.choices(other).refusal(choices.getFirst()).isEmpty())
        return Optional.of(
            "an answer of "
                + mover
                + " makes one of "
                + other
                + " stale: prompt '"
                + prompt.kind()
                + "' has another number after it");
    }
    return Optional.empty();
  }
}
