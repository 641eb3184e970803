package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.library.RunSpec;

/** The same seed and inputs give the same run, however time is cut into pieces. */
final class DeterminismCheck implements Check {
  private static final int BATCH = 7;

  @Override
  public String name() {
    return "determinism";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    RandomGame<S, C, E> first = new RandomGame<>(kernel, spec.seed());
    RandomGame<S, C, E> second = new RandomGame<>(kernel, spec.seed());
    while (true) {
      compareBatches(first.run());
      boolean more = first.step();
      ContractBroken.unless(more == second.step(), "one run goes on where its twin ends");
      ContractBroken.unless(
          first.run().events().equals(second.run().events()),
          "two runs of the same seed and inputs differ: "
              + first.run().events()
              + " and "
              + second.run().events());
      ContractBroken.unless(
          first.run().hash() == second.run().hash(),
          "two runs of the same seed and inputs differ in their state");
      if (!more) return;
    }
  }

  private static <S, C extends Choice, E extends Event> void compareBatches(Run<S, C, E> run) {
    if (!(run.status() instanceof Status.Running<C>) || run.tick() % BATCH != 0) return;
    Run<S, C, E> whole = run.copy();
    Run<S, C, E> pieces = run.copy();
    whole.advance(BATCH);
    for (int i = 0; i < BATCH; i++) pieces.advance(1);
    ContractBroken.unless(
        whole.hash() == pieces.hash(),
        "advance(" + BATCH + ") and " + BATCH + " times advance(1) differ at tick " + run.tick());
  }
}
