package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What is known of one position of a game in which everybody sees everything. Threads share it:
 * whatever changes does so under its lock, and what it is worth can be read at any time.
 */
final class Position<C> {
  private static final double EXPLORATION = 0.9;

  private static final double[] UNKNOWN = {};
  private static final double[] LOGARITHMS = logarithms();

  /** Beside what is certain, so many tries tell enough. */
  private static final int SETTLED = 100;

  private final Seat mover;
  private final List<C> choices;
  private final double[] sums;
  private volatile double[] value;
  private volatile boolean proven;
  private volatile int search;
  private List<Way<C>> ways = List.of();
  private int visits;

  private Position(Seat mover, List<C> choices, int seats, double[] value) {
    this.mover = mover;
    this.choices = choices;
    this.sums = new double[seats];
    this.value = value;
    this.proven = value.length > 0;
  }

  /** Somebody has to choose there. */
  static <C> Position<C> open(Seat mover, List<C> choices, int seats) {
    return new Position<>(mover, choices, seats, UNKNOWN);
  }

  /** The game is over there. */
  static <C> Position<C> over(double[] won) {
    return new Position<>(Seat.SPECTATOR, List.of(), won.length, won);
  }

  /** One choice, and where luck may take it. */
  static final class Way<C> {
    final C choice;
    private volatile List<Chance<C>> chances = List.of();
    private double[] value;
    private boolean proven;
    private int visits;

    /** Searches that are on their way through it count as lost until they are back. */
    private int pending;

    Way(C choice, double[] value) {
      this.choice = choice;
      this.value = value;
    }

    int visits() {
      return visits;
    }

    /** Whether nobody knows yet where it leads. */
    boolean unknown() {
      return chances.isEmpty();
    }

    /** Whether it is known what it is worth, or close to that. */
    boolean settled() {
      return proven || visits >= SETTLED;
    }

    /** How much speaks for it: what wins for certain comes first, what loses for certain last. */
    private int weight(Seat seat) {
      if (!proven) return visits;
      return of(seat) == 1 ? Integer.MAX_VALUE : of(seat) == 0 ? 0 : visits;
    }

    private double of(Seat seat) {
      return value[seat.index()];
    }

    /** Whatever luck makes of it comes up as often as it is likely. */
    private Chance<C> next() {
      Chance<C> next = chances.getFirst();
      double most = Double.NEGATIVE_INFINITY;
      for (Chance<C> chance : chances) {
        double missing = chance.likely * (visits + pending) - chance.taken;
        if (missing > most) {
          most = missing;
          next = chance;
        }
      }
      next.taken++;
      return next;
    }

    /** By what is known of where it leads. */
    private void weigh() {
      double[] expected = new double[value.length];
      double likely = 0;
      boolean certain = true;
      for (Chance<C> chance : chances) {
        certain &= chance.to.proven;
        double[] there = chance.to.value;
        if (there.length == 0) continue;
        likely += chance.likely;
        for (int seat = 0; seat < expected.length; seat++)
          expected[seat] += chance.likely * there[seat];
      }
      if (likely == 0) return;
      for (int seat = 0; seat < expected.length; seat++) expected[seat] /= likely;
      value = expected;
      proven = certain;
    }
  }

  /** One thing that luck may make of a choice, by what it then draws. */
  static final class Chance<C> {
    final int[] drawn;
    final Position<C> to;
    private double likely;
    private int taken;

    Chance(double likely, int[] drawn, Position<C> to) {
      this.likely = likely;
      this.drawn = drawn;
      this.to = to;
    }

    /** Other luck leads to the same position. */
    void also(double more) {
      likely += more;
    }
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

  synchronized int visits() {
    return visits;
  }

  /** What a dream from here to the end brought. */
  synchronized void dreamt(double[] brought) {
    if (proven) return;
    visits++;
    for (int seat = 0; seat < sums.length; seat++) sums[seat] += brought[seat];
    average();
  }

  private void average() {
    double[] mean = new double[sums.length];
    for (int seat = 0; seat < mean.length; seat++) mean[seat] = sums[seat] / visits;
    value = mean;
  }

  synchronized List<Way<C>> ways() {
    if (ways.isEmpty()) {
      List<Way<C>> all = new ArrayList<>(choices.size());
      for (C choice : choices) all.add(new Way<>(choice, new double[sums.length]));
      ways = all;
    }
    return ways;
  }

  /** Sets out on the way to try next: the one with the highest upper bound. */
  synchronized Way<C> setOut() {
    Way<C> best = ways().getFirst();
    double most = Double.NEGATIVE_INFINITY;
    double untried = value[mover.index()];
    double wonder = EXPLORATION * EXPLORATION * logarithm(visits + 1);
    for (Way<C> way : ways) {
      int tries = way.visits + way.pending;
      double bound =
          way.proven
              ? way.of(mover)
              : (tries == 0 ? untried : way.of(mover) * way.visits / tries)
                  + Math.sqrt(wonder / (tries + 1));
      if (bound > most) {
        most = bound;
        best = way;
      }
    }
    best.pending++;
    return best;
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

  synchronized void setOut(Way<C> way) {
    way.pending++;
  }

  synchronized void leads(Way<C> way, List<Chance<C>> chances) {
    if (way.chances.isEmpty()) way.chances = chances;
  }

  /** What luck makes of a way this time. */
  Chance<C> luck(Way<C> way) {
    List<Chance<C>> chances = way.chances;
    if (chances.size() == 1) return chances.getFirst();
    synchronized (this) {
      return way.next();
    }
  }

  /** Back from a way, wherever it led. */
  synchronized void back(Way<C> way) {
    double[] before = way.value;
    int often = way.visits;
    way.pending--;
    way.visits++;
    way.weigh();
    visits++;
    for (int seat = 0; seat < sums.length; seat++)
      sums[seat] += way.visits * way.value[seat] - often * before[seat];
    if (!proven) average();
    if (way.proven) prove();
  }

  /** A certain win is enough; without one all ways must be known to their ends. */
  private void prove() {
    Way<C> best = ways.getFirst();
    boolean all = true;
    for (Way<C> way : ways) {
      all &= way.proven;
      if (way.proven && (!best.proven || way.of(mover) > best.of(mover))) best = way;
    }
    if (!all && best.of(mover) < 1) return;
    value = best.value;
    proven = true;
  }

  /** What was made of every choice that was tried, the best first. */
  synchronized List<Findings.Considered<C>> considered() {
    return ways().stream()
        .filter(way -> way.visits > 0)
        .sorted(Comparator.comparingInt(way -> -way.weight(mover)))
        .map(way -> new Findings.Considered<>(way.choice, way.visits, way.of(mover)))
        .toList();
  }
}
