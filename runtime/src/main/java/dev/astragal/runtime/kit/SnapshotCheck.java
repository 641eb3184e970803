package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.library.RunSpec;

/**
 * A snapshot of any position restores it, as bytes and as a tree, and the restored run goes on the
 * same.
 */
final class SnapshotCheck implements Check {
  /** Going on is looked at in one position of so many, for so many steps. */
  private static final int SELDOM = 8;

  private static final int STEPS = 8;

  @Override
  public String name() {
    return "snapshot";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    RandomGame<S, C, E> game = new RandomGame<>(kernel, spec.seed());
    int positions = 0;
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
      if (positions++ % SELDOM == 0) goesOn(run, restored, game.rng());
    } while (game.step());
  }

  /**
   * What is written down must be all that the rules need: the same steps lead to the same events.
   */
  private static <S, C extends Choice, E extends Event> void goesOn(
      Run<S, C, E> run, Run<S, C, E> restored, Rng rng) {
    RandomGame<S, C, E> real = new RandomGame<>(run.copy(), rng.copy());
    RandomGame<S, C, E> twin = new RandomGame<>(restored, rng.copy());
    for (int i = 0; i < STEPS; i++) {
      boolean more = real.step();
      ContractBroken.unless(
          twin.step() == more && real.run().events().equals(twin.run().events()),
          "a restored snapshot goes on otherwise: "
              + real.run().events()
              + " against "
              + twin.run().events());
      if (!more) return;
    }
  }
}
