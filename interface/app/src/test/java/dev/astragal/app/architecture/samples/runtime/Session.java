package dev.astragal.app.architecture.samples.runtime;

import dev.astragal.app.architecture.samples.kernel.Root;

/** A runtime type that keeps to its layer. */
public class Session extends Root {}
