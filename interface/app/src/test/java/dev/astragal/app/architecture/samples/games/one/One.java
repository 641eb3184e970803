package dev.astragal.app.architecture.samples.games.one;

import dev.astragal.app.architecture.samples.kernel.Root;

/** A game that keeps to its layer. */
public class One extends Root {}
