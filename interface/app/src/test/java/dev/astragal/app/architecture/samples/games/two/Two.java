package dev.astragal.app.architecture.samples.games.two;

import dev.astragal.app.architecture.samples.games.one.One;

/** A game that knows another game. */
public final class Two extends One {}
