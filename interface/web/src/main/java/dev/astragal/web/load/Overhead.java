package dev.astragal.web.load;

import dev.astragal.runtime.statistics.Interval;
import dev.astragal.runtime.statistics.Moments;
import dev.astragal.web.vitals.Vitals;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import jdk.jfr.Recording;

/**
 * What looking at a server costs of the processor: the same load by turns in several ways, in one
 * process, so that all of them find the same compiled code.
 *
 * @param load plays once and tells the processor's time for a move, in microseconds
 */
public record Overhead(int rounds, Callable<Double> load) {
  private static final double MILLION = 1e6;

  private static final List<String> EVENTS = List.of("Input", "JournalWrite", "Replay", "BotMove");

  private enum Way {
    UNSEEN("without"),
    METRICS("with metrics"),
    RECORDED("with metrics and a recording of our events");

    private final String said;

    Way(String said) {
      this.said = said;
    }
  }

  public void run(PrintWriter out) throws Exception {
    Way[] ways = Way.values();
    for (Way way : ways) cost(way);
    long[][] millionths = new long[ways.length][rounds];
    for (int round = 0; round < rounds; round++) {
      double[] costs = new double[ways.length];
      // Whoever comes later finds a warmer machine: they take turns at being first.
      for (int i = 0; i < ways.length; i++) {
        int turn = (round + i) % ways.length;
        costs[turn] = cost(ways[turn]);
      }
      out.print("of the processor for a move:");
      for (int i = 0; i < ways.length; i++) {
        double share = costs[i] / costs[0] - 1;
        millionths[i][round] = Math.round(share * MILLION);
        out.printf(Locale.ROOT, " %s %.1f us (%+.1f %%)", ways[i].said, costs[i], share * 100);
      }
      out.println();
      out.flush();
    }
    for (int i = 1; i < ways.length; i++) out.println(ways[i].said + ": " + summary(millionths[i]));
  }

  private static String summary(long[] millionths) {
    Moments sample =
        new Moments(
            millionths.length,
            BigInteger.valueOf(LongStream.of(millionths).sum()),
            LongStream.of(millionths)
                .mapToObj(share -> BigInteger.valueOf(share).pow(2))
                .reduce(BigInteger.ZERO, BigInteger::add));
    Interval sure = Interval.ofMean(sample, Interval.LEVEL).over(MILLION / 100);
    long[] sorted = LongStream.of(millionths).sorted().toArray();
    double median = (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2.0;
    return String.format(
        Locale.ROOT,
        "median %+.2f %%, mean %+.2f %% (%+.2f to %+.2f), %d rounds",
        median / MILLION * 100,
        sample.mean() / MILLION * 100,
        sure.low(),
        sure.high(),
        millionths.length);
  }

  private double cost(Way way) throws Exception {
    System.setProperty(Vitals.UNMEASURED, Boolean.toString(way == Way.UNSEEN));
    if (way != Way.RECORDED) return load.call();
    try (Recording recording = new Recording()) {
      for (String event : EVENTS) recording.enable("dev.astragal." + event);
      recording.start();
      return load.call();
    }
  }
}
