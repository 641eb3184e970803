package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.library.RunSpec;
import java.util.HashSet;
import java.util.Set;

/**
 * A question has a number of its own, or an answer that comes late is taken for one to the next
 * question: whoever was no longer asked is never asked again under the same number.
 */
final class NumbersCheck implements Check {
  private record Done(long number, Seat seat) {}

  @Override
  public String name() {
    return "numbers";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    RandomGame<S, C, E> game = new RandomGame<>(kernel, spec.seed());
    Set<Done> asked = new HashSet<>();
    Set<Done> done = new HashSet<>();
    do {
      Run<S, C, E> run = game.run();
      if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt))) {
        done.addAll(asked);
        continue;
      }
      for (Done earlier : asked)
        if (earlier.number != run.promptId() || !prompt.asks(earlier.seat)) done.add(earlier);
      for (Seat seat : prompt.seats()) {
        Done now = new Done(run.promptId(), seat);
        ContractBroken.unless(
            !done.contains(now),
            "prompt '"
                + prompt.kind()
                + "' has the number of an earlier one, "
                + now.number
                + ": a late answer of "
                + seat
                + " would be taken for one to it");
        asked.add(now);
      }
    } while (game.step());
  }
}
