package dev.astragal.runtime.league;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.runtime.statistics.Interval;
import dev.astragal.runtime.statistics.Moments;
import dev.astragal.runtime.statistics.Normal;
import java.math.BigInteger;

/** How a duel stands. A game is worth a point, which those who share a win divide. */
public final class Standing {
  /** Points are counted in parts, so that any number of winners can share one. */
  private static final long PARTS = 2_520;

  private final String first;
  private final String second;
  private final Side[] sides = {new Side(), new Side()};
  private long pairs;
  private BigInteger sum = BigInteger.ZERO;
  private BigInteger squares = BigInteger.ZERO;

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
  }

  /** Both games of a luck, the seats changed. */
  void together(Outcome one, Outcome other, int seats) {
    count(parts(one, 0) + parts(other, 1));
    for (int seat = 0; seat < seats; seat++) {
      score(one, seat, seat % 2);
      score(other, seat, (seat + 1) % 2);
    }
  }

  /** What each reached alone under the same luck. */
  void alone(Outcome one, Outcome other) {
    int order = Integer.compare(one.winners().size(), other.winners().size());
    if (order == 0 && one.scores().size() > 0 && other.scores().size() > 0)
      order = Integer.compare(one.scores().get(0), other.scores().get(0));
    count(PARTS * (1 + order));
    score(one, 0, 0);
    score(other, 0, 1);
  }

  /** The first bot's part of a game. */
  private static long parts(Outcome outcome, int shift) {
    if (outcome.winners().isEmpty()) return PARTS / 2;
    long won = 0;
    for (Seat seat : outcome.winners()) if ((seat.index() + shift) % 2 == 0) won++;
    return PARTS * won / outcome.winners().size();
  }

  private void count(long parts) {
    pairs++;
    sum = sum.add(BigInteger.valueOf(parts));
    squares = squares.add(BigInteger.valueOf(parts * parts));
  }

  private void score(Outcome outcome, int seat, int side) {
    if (outcome.scores().size() <= seat) return;
    sides[side].scores += outcome.scores().get(seat);
    sides[side].scored++;
  }

  void thought(boolean ofFirst, long answers, long nanos) {
    Side side = sides[ofFirst ? 0 : 1];
    side.answers += answers;
    side.nanos += nanos;
  }

  void add(Standing other) {
    pairs += other.pairs;
    sum = sum.add(other.sum);
    squares = squares.add(other.squares);
    for (int i = 0; i < sides.length; i++) {
      sides[i].scores += other.sides[i].scores;
      sides[i].scored += other.sides[i].scored;
      sides[i].answers += other.sides[i].answers;
      sides[i].nanos += other.sides[i].nanos;
    }
  }

  public String first() {
    return first;
  }

  public String second() {
    return second;
  }

  public long games() {
    return 2 * pairs;
  }

  /** The first bot's share of all points. */
  public double share() {
    return points().mean() / (2 * PARTS);
  }

  /**
   * Where its true share lies; games of one luck count as one observation. Two more are counted,
   * one won and one lost throughout: without them the interval of a bot that hardly ever loses is
   * too narrow.
   */
  public Interval interval() {
    BigInteger most = BigInteger.valueOf(2 * PARTS);
    Moments more = new Moments(pairs + 2, sum.add(most), squares.add(most.multiply(most)));
    Interval interval = Interval.ofMean(more, Interval.LEVEL).over(2 * PARTS);
    return new Interval(
        Math.min(share(), Math.max(0, interval.low())),
        Math.max(share(), Math.min(1, interval.high())));
  }

  /** How many games it takes to know the share to within {@code margin} on either side. */
  public long gamesFor(double margin) {
    double deviations = Normal.quantile((1 + Interval.LEVEL) / 2) / (2 * PARTS * margin);
    return 2 * Math.round(Math.ceil(deviations * deviations * points().variance()));
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
