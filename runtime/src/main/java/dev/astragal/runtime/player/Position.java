package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What one search knows of one position of a game in which everybody sees everything, by its own
 * dreams and by what searches beside it told of theirs.
 */
final class Position<C> {
  private static final double EXPLORATION = 0.9;

  /** After so many visits for each choice a position with luck is worth what its best way is. */
  private static final int TELLING = 15;

  private static final double[] UNKNOWN = {};
  private static final double[] LOGARITHMS = logarithms();

  /** What a way is worth that nobody tried, by the number of seats. */
  private static final List<double[]> NOTHING =
      IntStream.rangeClosed(0, Seat.MAX).mapToObj(double[]::new).toList();

  private final long hash;
  private final Seat mover;
  private final List<C> choices;
  private final double[] sums;
  private double[] value;
  private boolean proven;
  private int search;
  private List<Way<C>> ways = List.of();
  private int visits;

  /** How often others came here, as far as they told. */
  private int heard;

  /** Whether luck decides where any of its ways leads. */
  private boolean lucky;

  private Position(long hash, Seat mover, List<C> choices, int seats, double[] value) {
    this.hash = hash;
    this.mover = mover;
    this.choices = choices;
    this.sums = new double[seats];
    this.value = value;
    this.proven = value.length > 0;
  }

  /** Somebody has to choose there. */
  static <C> Position<C> open(long hash, Seat mover, List<C> choices, int seats) {
    return new Position<>(hash, mover, choices, seats, UNKNOWN);
  }

  /** The game is over there. */
  static <C> Position<C> over(long hash, double[] won) {
    return new Position<>(hash, Seat.SPECTATOR, List.of(), won.length, won);
  }

  long hash() {
    return hash;
  }

  Seat mover() {
    return mover;
  }

  List<C> choices() {
    return choices;
  }

  boolean proven() {
    return proven;
  }

  /** Whether anybody came here before. */
  boolean known() {
    return value.length > 0;
  }

  /** What each seat may expect here; nothing as long as nobody came here. */
  double[] value() {
    return value;
  }

  int search() {
    return search;
  }

  void seenIn(int number) {
    search = number;
  }

  int visits() {
    return visits;
  }

  /** What a dream from here to the end brought. */
  void dreamt(double[] brought) {
    if (proven) return;
    visits++;
    for (int seat = 0; seat < sums.length; seat++) sums[seat] += brought[seat];
    weigh();
  }

  /**
   * The mean of all that was tried. But where luck is weighed, the end is so many choices away that
   * what was tried of the worse ones would add up to more than a good choice gains.
   */
  private void weigh() {
    double[] worth = new double[sums.length];
    if (lucky && visits + heard >= TELLING * choices.size()) {
      Way<C> most = mostTried();
      for (int seat = 0; seat < worth.length; seat++) worth[seat] = most.byAll(seat);
    } else {
      for (int seat = 0; seat < worth.length; seat++) worth[seat] = sums[seat] / (visits + heard);
    }
    value = worth;
  }

  private Way<C> mostTried() {
    Way<C> most = ways.getFirst();
    for (Way<C> way : ways) if (way.tries() > most.tries()) most = way;
    return most;
  }

  /** All of them, whether they were tried or not. */
  List<Way<C>> ways() {
    while (ways.size() < choices.size()) untried();
    return ways;
  }

  /** Most positions are come to so rarely that most of their ways are never tried. */
  private Way<C> untried() {
    if (ways.isEmpty()) ways = new ArrayList<>(2);
    Way<C> way = new Way<>(choices.get(ways.size()), NOTHING.get(sums.length));
    ways.add(way);
    return way;
  }

  /** Sets out on the way to try next: the one with the highest upper bound. */
  Way<C> setOut() {
    Way<C> best = ways.isEmpty() ? untried() : ways.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    double untried = value[mover.index()];
    double wonder = EXPLORATION * EXPLORATION * logarithm(visits + heard + 1);
    for (Way<C> way : ways) {
      int tries = way.tries();
      double bound =
          way.proven
              ? way.of(mover)
              : (tries == 0 ? untried : way.byAll(mover.index())) + Math.sqrt(wonder / (tries + 1));
      if (bound > most) {
        most = bound;
        best = way;
      }
    }
    boolean more = ways.size() < choices.size() && untried + Math.sqrt(wonder) > most;
    return more ? untried() : best;
  }

  /** The same everywhere, and found at once for all that happens often. */
  private static double logarithm(int of) {
    return of < LOGARITHMS.length ? LOGARITHMS[of] : StrictMath.log(of);
  }

  private static double[] logarithms() {
    double[] all = new double[1 << 14];
    for (int i = 1; i < all.length; i++) all[i] = StrictMath.log(i);
    return all;
  }

  /** Others came here, too, and told what they made of every way. */
  void hear(Exchange.Told told) {
    for (int i = 0; i < ways().size(); i++) {
      Way<C> way = ways.get(i);
      heard -= way.heard;
      for (int seat = 0; seat < sums.length; seat++) sums[seat] -= way.sum(seat);
      way.hear(told.visits[i], told.values[i], told.proven[i]);
      for (int seat = 0; seat < sums.length; seat++) sums[seat] += way.sum(seat);
      heard += way.heard;
    }
    if (proven || visits + heard == 0) return;
    weigh();
    prove();
  }

  /** Back from a way, wherever it led. */
  void back(Way<C> way) {
    double[] before = way.value;
    int often = way.visits;
    way.visits++;
    way.weigh();
    visits++;
    for (int seat = 0; seat < sums.length; seat++)
      sums[seat] += way.visits * way.value[seat] - often * before[seat];
    lucky |= way.chances().size() > 1;
    if (!proven) weigh();
    if (way.proven) prove();
  }

  /** A certain win is enough; without one all ways must be known to their ends. */
  private void prove() {
    Way<C> best = ways.getFirst();
    boolean all = ways.size() == choices.size();
    for (Way<C> way : ways) {
      all &= way.proven;
      if (way.proven && (!best.proven || way.of(mover) > best.of(mover))) best = way;
    }
    if (!all && best.of(mover) < 1) return;
    value = best.value;
    proven = true;
  }

  /** What was made of every choice that was tried, the best first. */
  List<Findings.Considered<C>> considered() {
    return ways().stream()
        .filter(way -> way.visits > 0 || way.proven)
        .sorted(Comparator.comparingInt(way -> -way.weight(mover)))
        .map(way -> new Findings.Considered<>(way.choice, way.visits, way.of(mover)))
        .toList();
  }
}
