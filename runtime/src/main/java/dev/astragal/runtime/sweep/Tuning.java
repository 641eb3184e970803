package dev.astragal.runtime.sweep;

import dev.astragal.runtime.statistics.Interval;
import dev.astragal.runtime.statistics.Moments;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;

/**
 * Searches the whole number for which a figure meets a target, by halving the range. Every number
 * is tried with the same games under the same luck. A number is tried with ever more games until
 * its figure is clearly above or below the target, or until there are no more games: then it cannot
 * be told from the target, and the search ends.
 */
public final class Tuning {
  /** Of games at the first look at a number; each further look doubles them. */
  static final long FIRST_LOOK = 250;

  /** Where a number's figure lies. */
  public enum Verdict {
    BELOW,
    ABOVE,
    ON_TARGET
  }

  /** One number that was tried. */
  public record Probe(long number, long games, double figure, Interval interval, Verdict verdict) {}

  /**
   * What was found.
   *
   * @param reached whether the range holds the target at all
   * @param best the number whose figure is nearest
   * @param low the next smaller number whose figure is clearly off, or the range's end
   * @param high likewise, larger
   */
  public record Found(boolean reached, Probe best, long low, long high, List<Probe> probes) {}

  /** Plays games and tells the figure. */
  @FunctionalInterface
  public interface Figure {
    /** The figure over the first {@code games} games. */
    Moments over(long games);
  }

  private final double target;
  private final long gamesMax;
  private final LongFunction<Figure> figures;
  private final List<Probe> probes = new ArrayList<>();

  /** {@code figures} sets the game up with a number. */
  public Tuning(double target, long gamesMax, LongFunction<Figure> figures) {
    this.target = target;
    this.gamesMax = gamesMax;
    this.figures = figures;
  }

  public Found search(long from, long to) {
    long low = from;
    long high = to;
    Verdict atLow = tried(low).verdict();
    Verdict atHigh = tried(high).verdict();
    if (atLow == Verdict.ON_TARGET) return found(low);
    if (atHigh == Verdict.ON_TARGET) return found(high);
    if (atLow == atHigh) return new Found(false, nearest(), from, to, List.copyOf(probes));
    while (high - low > 1) {
      long middle = low + (high - low) / 2;
      Verdict verdict = tried(middle).verdict();
      if (verdict == Verdict.ON_TARGET) return found(middle);
      if (verdict == atLow) low = middle;
      else high = middle;
    }
    return found(nearest().number());
  }

  private Found found(long number) {
    long low = number;
    long high = number;
    for (Probe probe : probes) {
      low = Math.min(low, probe.number());
      high = Math.max(high, probe.number());
    }
    Probe best = nearest();
    for (Probe probe : probes) {
      if (probe.number() == number) best = probe;
      if (probe.verdict() == Verdict.ON_TARGET) continue;
      if (probe.number() < number) low = Math.max(low, probe.number());
      if (probe.number() > number) high = Math.min(high, probe.number());
    }
    return new Found(true, best, low, high, List.copyOf(probes));
  }

  private Probe nearest() {
    Probe nearest = probes.getFirst();
    for (Probe probe : probes) {
      if (Math.abs(probe.figure() - target) < Math.abs(nearest.figure() - target)) nearest = probe;
    }
    return nearest;
  }

  private Probe tried(long number) {
    Figure figure = figures.apply(number);
    int looks = 1;
    for (long games = FIRST_LOOK; games < gamesMax; games *= 2) looks++;
    long games = Math.min(FIRST_LOOK, gamesMax);
    while (true) {
      Moments sample = figure.over(games);
      // Who looks often must ask for more each time: the looks share the one chance to be wrong.
      Interval interval = Interval.of(sample, 1 - (1 - Interval.LEVEL) / looks);
      boolean clear = !interval.holds(target);
      if (clear || games >= gamesMax) {
        Verdict verdict =
            !clear ? Verdict.ON_TARGET : interval.high() < target ? Verdict.BELOW : Verdict.ABOVE;
        Probe probe = new Probe(number, games, sample.mean(), Interval.of(sample), verdict);
        probes.add(probe);
        return probe;
      }
      games = Math.min(gamesMax, games * 2);
    }
  }
}
