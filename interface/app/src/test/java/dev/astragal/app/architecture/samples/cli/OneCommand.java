package dev.astragal.app.architecture.samples.cli;

import dev.astragal.app.architecture.samples.games.one.One;

/** A command that knows a game. */
public final class OneCommand {
  One one = new One();
}
