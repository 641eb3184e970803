package dev.astragal.games.baator;

import dev.astragal.kernel.rng.Stream;

/** The one domain of luck: every die of a session. */
public final class Streams {
  public static final Stream DICE = Stream.of("dice");

  private Streams() {}
}
