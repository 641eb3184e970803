package dev.astragal.runtime.sweep;

import java.util.function.Consumer;

/** A sweep being played, here or elsewhere. */
public interface RunningSweep {
  /** Plays until all is played or somebody stops it. */
  void run();

  /** Ends it soon, from another thread; what was played counts. */
  void stop();

  /** How many games are played so far. */
  long games();

  /** Runs {@code reader} while nothing is added to the result. */
  void withResult(Consumer<SweepResult> reader);
}
