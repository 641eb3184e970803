package dev.astragal.app.architecture.samples.runtime;

import dev.astragal.app.architecture.samples.games.one.One;

/** A runtime type that knows a game. */
public final class Favourite {
  One one = new One();
}
