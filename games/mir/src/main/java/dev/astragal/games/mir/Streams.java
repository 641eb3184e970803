package dev.astragal.games.mir;

import dev.astragal.kernel.rng.Stream;

/** The domains of luck: there are only dice. */
public final class Streams {
  public static final Stream DICE = Stream.of("dice");

  private Streams() {}
}
