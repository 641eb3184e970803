package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.library.RunSpec;

/**
 * A snapshot of any position restores it, as bytes and as a tree, and the restored run goes on the
 * same.
 */
final class SnapshotCheck implements Check {
  @Override
  public String name() {
    return "snapshot";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    RandomGame<S, C, E> game = new RandomGame<>(kernel, spec.seed());
    do {
      Run<S, C, E> run = game.run();
      Run<S, C, E> restored = kernel.restore(spec.seed(), run.snapshot());
      ContractBroken.unless(
          restored.hash() == run.hash(),
          "a restored snapshot has another hash at input " + run.inputs() + ", tick " + run.tick());
      ContractBroken.unless(
          restored.view().equals(run.view()), "a restored snapshot shows another state");
      ContractBroken.unless(
          run.withState(run.view()).hash() == run.hash(),
          "the state's tree does not read back as the same state");
      ContractBroken.unless(
          restored.status().getClass() == run.status().getClass(),
          "a restored snapshot has another status");
    } while (game.step());
  }
}
