package dev.astragal.web.load;

import dev.astragal.runtime.statistics.Interval;
import dev.astragal.runtime.statistics.Moments;
import dev.astragal.web.vitals.Vitals;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import jdk.jfr.Recording;

/**
 * What looking at a server costs of the processor. One server plays the same games again and again,
 * and each time something else looks: all ways find the same compiled code and the same work. Who
 * waits for whom differs each time, and costs ten times more or less than looking does; so there
 * are ways that look many times over, of which a part is what looking once costs, and one that
 * looks at nothing once more, which shows how small a difference can be seen.
 *
 * @param vitals of the server that plays
 * @param magnified the store of that server
 * @param load plays once and tells the processor's time for a move, in microseconds
 */
public record Overhead(int rounds, Vitals vitals, Magnified magnified, Callable<Double> load) {
  private static final double MILLION = 1e6;
  private static final int TIMES = 50;

  /** Code is compiled and garbage finds its pace before anything counts. */
  private static final int ROUNDS_BEFORE = 15;

  private static final int ROUNDS_TOLD = 25;

  private static final List<String> EVENTS = List.of("Input", "JournalWrite", "Replay", "BotMove");

  private enum Way {
    UNSEEN("without", false, false, 0),
    UNSEEN_AGAIN("without, once more", false, false, 0),
    RECORDED("with metrics and a recording of our events", true, true, 0),
    METRICS_OVER("with metrics " + TIMES + " times over, each", true, false, TIMES - 1),
    RECORDED_OVER(
        "with metrics and such a recording " + TIMES + " times over, each", true, true, TIMES - 1);

    private final String said;
    private final boolean metrics;
    private final boolean events;
    private final int more;

    Way(String said, boolean metrics, boolean events, int more) {
      this.said = said;
      this.metrics = metrics;
      this.events = events;
      this.more = more;
    }

    /** The difference that looking once makes, in millionths. */
    private long share(double cost, double unseen) {
      return Math.round((cost / unseen - 1) / (more + 1) * MILLION);
    }
  }

  public void run(PrintWriter out) throws Exception {
    Way[] ways = Way.values();
    double[][] costs = new double[ways.length][rounds];
    List<Way> order = new ArrayList<>(List.of(ways));
    Random shuffling = new Random(1);
    try (Recording recording = new Recording()) {
      // Starting and stopping cost far more than a round: it runs all the time, mostly of nothing.
      recording.start();
      for (int round = -ROUNDS_BEFORE; round < rounds; round++) {
        Collections.shuffle(order, shuffling);
        for (Way way : order) {
          double cost = cost(way, recording);
          if (round >= 0) costs[way.ordinal()][round] = cost;
        }
        int done = round + 1;
        if (done > 0 && (done % ROUNDS_TOLD == 0 || done == rounds)) tell(out, costs, done);
      }
    }
  }

  private double cost(Way way, Recording recording) throws Exception {
    vitals.measure(way.metrics);
    magnified.more(way.more, way.events);
    for (String event : EVENTS) {
      if (way.events) recording.enable("dev.astragal." + event);
      else recording.disable("dev.astragal." + event);
    }
    return load.call();
  }

  /** Held to the mean of what costs nothing: quotients of single rounds would lean upwards. */
  private static void tell(PrintWriter out, double[][] costs, int done) {
    double unseen = Arrays.stream(costs[0], 0, done).average().orElseThrow();
    out.printf(Locale.ROOT, "%d rounds, a move without: %.1f us of the processor%n", done, unseen);
    for (Way way : Way.values()) {
      if (way == Way.UNSEEN) continue;
      long[] shares = new long[done];
      for (int i = 0; i < done; i++)
        shares[i] = way.share(unseen + costs[way.ordinal()][i] - costs[0][i], unseen);
      out.println("  " + way.said + ": " + summary(shares));
    }
    out.flush();
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
        "%+.2f %% (%+.2f to %+.2f), median %+.2f %%",
        sample.mean() / MILLION * 100,
        sure.low(),
        sure.high(),
        median / MILLION * 100);
  }
}
