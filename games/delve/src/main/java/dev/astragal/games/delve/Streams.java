package dev.astragal.games.delve;

import dev.astragal.kernel.rng.Stream;

/** The domains of luck. */
public final class Streams {
  /** What every generated floor of a run comes from, drawn once. */
  public static final Stream DUNGEON = Stream.of("dungeon");

  private Streams() {}
}
