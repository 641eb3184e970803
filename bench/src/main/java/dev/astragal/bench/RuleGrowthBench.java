package dev.astragal.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Ten million applications in a row, by one engine: whatever it kept of each would show. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class RuleGrowthBench {
  private static final int MILLION = 1_000_000;
  private static final int MILLIONS = 10;

  /** Kilobytes in use after the last million beyond those after the first, over all rounds. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Heap {
    public long grownKb;
  }

  @Benchmark
  @OperationsPerInvocation(MILLION * MILLIONS)
  public long tenMillion(RuleBench rules, Heap heap) {
    long afterFirst = 0;
    for (int million = 1; million <= MILLIONS; million++) {
      for (int i = 0; i < MILLION; i++) rules.quick();
      if (million == 1) afterFirst = usedKb();
    }
    heap.grownKb += Math.max(0, usedKb() - afterFirst);
    return rules.effects();
  }

  private static long usedKb() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return (runtime.totalMemory() - runtime.freeMemory()) >> 10;
  }
}
