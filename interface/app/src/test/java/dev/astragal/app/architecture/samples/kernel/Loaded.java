package dev.astragal.app.architecture.samples.kernel;

import java.util.logging.Level;

/** A kernel type that needs more than java.base. */
public final class Loaded {
  Level level = Level.INFO;
}
