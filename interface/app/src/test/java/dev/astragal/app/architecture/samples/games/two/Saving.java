package dev.astragal.app.architecture.samples.games.two;

import dev.astragal.app.architecture.samples.runtime.Session;

/** A game that knows the runtime. */
public final class Saving {
  Session session = new Session();
}
