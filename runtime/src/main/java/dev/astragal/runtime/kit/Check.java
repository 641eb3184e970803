package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.library.RunSpec;

/** One promise of the contract, tried on one random game. */
interface Check {
  String name();

  /**
   * Plays the game of {@code spec} and throws {@link ContractBroken} when the promise does not
   * hold.
   */
  <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec);
}
