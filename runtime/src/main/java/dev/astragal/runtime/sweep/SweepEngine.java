package dev.astragal.runtime.sweep;

import java.nio.file.Path;
import java.util.Optional;

/** A place to play sweeps at that is not this machine's own threads. Found by ServiceLoader. */
public interface SweepEngine {
  String name();

  /** Prepares to go on with {@code result}; refuses with a sentence what it cannot do. */
  RunningSweep prepare(SweepResult result, Where where);

  /**
   * What an engine needs to know beside the plan.
   *
   * @param master whom to connect to
   * @param partitions into how many pieces games are cut at a time; 0 leaves it to the engine
   * @param parquet where every single game is written as well
   */
  record Where(String master, int partitions, Optional<Path> parquet) {}
}
