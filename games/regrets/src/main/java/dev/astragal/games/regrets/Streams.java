package dev.astragal.games.regrets;

import dev.astragal.kernel.rng.Stream;

/** The domains of luck: laying the table, rolling dice, and drawing cards and tackle later on. */
public final class Streams {
  public static final Stream SETUP = Stream.of("setup");
  public static final Stream DICE = Stream.of("dice");
  public static final Stream DECKS = Stream.of("decks");

  private Streams() {}
}
