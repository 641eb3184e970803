package dev.astragal.app.architecture.samples.kernel.rng;

import dev.astragal.app.architecture.samples.games.one.One;

/** A kernel type that knows a game. */
public final class Upwards {
  One one = new One();
}
