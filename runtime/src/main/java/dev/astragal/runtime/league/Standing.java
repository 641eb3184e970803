package dev.astragal.runtime.league;

import dev.astragal.runtime.statistics.Interval;
import dev.astragal.runtime.statistics.Moments;
import dev.astragal.runtime.statistics.Normal;
import java.math.BigInteger;

/** How a duel stands. A game is worth a point, which those who share a win divide. */
public final class Standing {
  private static final long PARTS = PairResult.PARTS;

  /** What is left of a part when luck was taken out of it is counted in thousandths. */
  private static final long FINE = 1_000;

  private static final long MOST = 2 * PARTS * FINE;

  private final String first;
  private final String second;
  private final Side[] sides = {new Side(), new Side()};
  private long pairs;
  private BigInteger sum = BigInteger.ZERO;
  private BigInteger squares = BigInteger.ZERO;
  private final ControlVariates variates = new ControlVariates();

  /** Those since luck is taken out, or not any more: by them the spread is told. */
  private long late;

  private BigInteger lateSum = BigInteger.ZERO;
  private BigInteger lateSquares = BigInteger.ZERO;
  private boolean single;

  Standing(String first, String second) {
    this.first = first;
    this.second = second;
  }

  /** One bot's figures. */
  private static final class Side {
    long scores;
    long scored;
    long answers;
    long nanos;

    void add(PairResult.Side more) {
      scores += more.scores();
      scored += more.scored();
      answers += more.answers();
      nanos += more.nanos();
    }
  }

  /** Counts two games of one luck; they must come in the order of their numbers. */
  public void add(PairResult result) {
    sides[0].add(result.first());
    sides[1].add(result.second());
    double[] luck = result.luck();
    double points = (double) result.points();
    count(
        luck.length == 0 ? points : variates.adjusted(points, luck),
        luck.length > 0 && variates.turned());
  }

  /** Counts a single game that somebody recorded, and what it was worth to the first. */
  void recorded(double share) {
    single = true;
    count(2 * PARTS * share, false);
  }

  private void count(double parts, boolean turned) {
    BigInteger exact = BigInteger.valueOf(Math.round(parts * FINE));
    pairs++;
    sum = sum.add(exact);
    squares = squares.add(exact.multiply(exact));
    late++;
    lateSum = lateSum.add(exact);
    lateSquares = lateSquares.add(exact.multiply(exact));
    if (!turned) return;
    late = 0;
    lateSum = lateSquares = BigInteger.ZERO;
  }

  public String first() {
    return first;
  }

  public String second() {
    return second;
  }

  public long games() {
    return single ? pairs : 2 * pairs;
  }

  /** The first bot's share of all points, what luck gave taken out where that is known. */
  public double share() {
    return Math.clamp(points().mean() / MOST, 0, 1);
  }

  /**
   * Where its true share lies; games of one luck count as one observation. Two more are counted,
   * one won and one lost throughout: without them the interval of a bot that hardly ever loses is
   * too narrow.
   */
  public Interval interval() {
    Interval interval = Interval.ofMean(cautious(), Interval.LEVEL).over(MOST);
    return new Interval(
        Math.min(share(), Math.max(0, interval.low())),
        Math.max(share(), Math.min(1, interval.high())));
  }

  private Moments cautious() {
    BigInteger most = BigInteger.valueOf(MOST);
    return new Moments(pairs + 2, sum.add(most), squares.add(most.multiply(most)));
  }

  /** The share with the two more. */
  double cautiousShare() {
    return cautious().mean() / MOST;
  }

  /** How sure that is: its standard error. */
  double cautiousError() {
    Moments all = cautious();
    return Math.sqrt(all.variance() / all.count()) / MOST;
  }

  /** How many games it takes to know the share to within {@code margin} on either side. */
  public long gamesFor(double margin) {
    double deviations = Normal.quantile((1 + Interval.LEVEL) / 2) / (MOST * margin);
    Moments latest =
        late >= ControlVariates.FIRST_PAIRS / 2
            ? new Moments(late, lateSum, lateSquares)
            : points();
    return (single ? 1 : 2) * Math.round(Math.ceil(deviations * deviations * latest.variance()));
  }

  private Moments points() {
    return new Moments(pairs, sum, squares);
  }

  /** The mean score of the first bot or of the second; 0 where the game keeps none. */
  public double score(boolean ofFirst) {
    Side side = sides[ofFirst ? 0 : 1];
    return side.scored == 0 ? 0 : (double) side.scores / side.scored;
  }

  /** How long an answer of the first bot or of the second takes on average. */
  public double millis(boolean ofFirst) {
    Side side = sides[ofFirst ? 0 : 1];
    return side.answers == 0 ? 0 : side.nanos / 1e6 / side.answers;
  }
}
