package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.audit.Audit;
import dev.astragal.runtime.library.RunSpec;

/**
 * Every change is explained by an event, no invariant breaks, and what an event says survives being
 * written down.
 */
final class RebuildCheck implements Check {
  @Override
  public String name() {
    return "rebuild";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    RandomGame<S, C, E> game = new RandomGame<>(kernel, spec.seed());
    while (true) {
      Run<S, C, E> before = game.run().copy();
      if (!game.step()) return;
      ContractBroken.on(Audit.problem(before, game.run()));
      for (E event : game.run().events()) {
        E read = kernel.eventShape().read(kernel.eventShape().tree(event));
        ContractBroken.unless(read.equals(event), "the event " + event + " reads back as " + read);
      }
    }
  }
}
