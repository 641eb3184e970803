package dev.astragal.spark;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.sweep.RunningSweep;
import dev.astragal.runtime.sweep.SweepEngine;
import dev.astragal.runtime.sweep.SweepResult;
import java.nio.file.Files;

/** Plays sweeps on an Apache Spark cluster. */
public final class SparkEngine implements SweepEngine {
  static final int PARTITIONS_MAX = 100_000;

  @Override
  public String name() {
    return "spark";
  }

  @Override
  public RunningSweep prepare(SweepResult result, Where where) {
    if (where.partitions() < 0 || where.partitions() > PARTITIONS_MAX)
      throw new BadInputException("--partitions must be from 1 to " + PARTITIONS_MAX);
    where
        .parquet()
        .filter(directory -> Files.exists(directory) && result.played().size() == 0)
        .ifPresent(
            directory -> {
              throw new BadInputException(directory + " exists already; name a new directory");
            });
    return new SparkSweep(result, where, Master.parse(where.master()));
  }
}
