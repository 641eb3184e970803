package dev.astragal.app.architecture.samples.parts;

import dev.astragal.app.architecture.samples.games.one.One;

/** A part that knows a game. */
public final class Ambitious {
  One one = new One();
}
