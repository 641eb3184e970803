package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.audit.PromptNumbers;
import dev.astragal.runtime.library.RunSpec;

/** Every question has a number of its own, and keeps it while it stands. */
final class NumbersCheck implements Check {
  @Override
  public String name() {
    return "numbers";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    RandomGame<S, C, E> game = new RandomGame<>(kernel, spec.seed());
    PromptNumbers numbers = new PromptNumbers();
    while (true) {
      ContractBroken.on(numbers.reused(game.run()));
      Run<S, C, E> before = game.run().copy();
      if (!game.step()) return;
      ContractBroken.on(PromptNumbers.outdated(before, game.run(), game.mover()));
    }
  }
}
