package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Seat;
import java.util.Arrays;
import java.util.List;

/** One choice of a {@link Position}, and where luck may take it. */
final class Way<C> {
  /** Beside what is certain, so many tries tell enough. */
  private static final int SETTLED = 100;

  final C choice;

  /** Its own from the first time somebody came back from it, and then changed in place. */
  double[] value;

  boolean proven;
  int visits;

  /** How many dreams have set out on it and are not back. */
  int away;

  private List<Chance<C>> chances = List.of();
  private boolean weighed;

  /** Its value is what it is worth as long as nobody came back from it. */
  Way(C choice, double[] value) {
    this.choice = choice;
    this.value = value;
  }

  /** Somebody chooses something, and these numbers are drawn. */
  static final class Step<C> {
    final Seat seat;
    final C choice;
    final int[] drawn;

    Step(Seat seat, C choice, int[] drawn) {
      this.seat = seat;
      this.choice = choice;
      this.drawn = drawn;
    }
  }

  /** One thing that luck may make of a choice, by what it then draws. */
  static final class Chance<C> {
    final Step<C> step;
    Position<C> to;
    int taken;
    private double likely;

    Chance(double likely, Step<C> step, Position<C> to) {
      this.likely = likely;
      this.step = step;
      this.to = to;
    }

    /** Other luck leads to the same position. */
    void also(double more) {
      likely += more;
    }

    /** The first of those than which none is likelier. */
    static <C> Chance<C> likeliest(List<Chance<C>> chances) {
      Chance<C> likeliest = chances.getFirst();
      for (Chance<C> chance : chances) if (chance.likely > likeliest.likely) likeliest = chance;
      return likeliest;
    }
  }

  int visits() {
    return visits;
  }

  /** Whether nobody knows yet where it leads. */
  boolean unknown() {
    return chances.isEmpty();
  }

  void leads(List<Chance<C>> there) {
    chances = there;
  }

  List<Chance<C>> chances() {
    return chances;
  }

  /** Whether it is known what it is worth, or close to that. */
  boolean settled() {
    return proven || visits >= SETTLED;
  }

  /** How much speaks for it: what wins for certain comes first, what loses for certain last. */
  int weight(Seat seat) {
    if (proven && of(seat) == 1) return Integer.MAX_VALUE;
    return proven && of(seat) == 0 ? 0 : Math.max(1, visits);
  }

  double of(Seat seat) {
    return value[seat.index()];
  }

  /** Whatever luck makes of it comes up as often as it is likely. */
  Chance<C> next() {
    if (chances.size() == 1) return chances.getFirst();
    Chance<C> next = chances.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (Chance<C> chance : chances) {
      double missing = chance.likely * (visits + 1) - chance.taken;
      if (missing > most) {
        most = missing;
        next = chance;
      }
    }
    next.taken++;
    return next;
  }

  /** By what is known of where it leads. */
  void weigh() {
    if (proven) return;
    if (chances.size() == 1) weighOnly(chances.getFirst().to);
    else weighAll();
  }

  private void weighOnly(Position<C> there) {
    if (!there.known()) return;
    double[] worth = own();
    double[] known = there.value();
    for (int seat = 0; seat < worth.length; seat++) worth[seat] = known[seat];
    proven = there.proven();
  }

  /** Where it is weighed; as long as nobody came back from it many share what they are worth. */
  private double[] own() {
    if (!weighed) value = new double[value.length];
    weighed = true;
    return value;
  }

  private void weighAll() {
    double likely = 0;
    boolean certain = true;
    for (Chance<C> chance : chances) {
      certain &= chance.to.proven();
      if (chance.to.known()) likely += chance.likely;
    }
    if (likely == 0) return;
    double[] expected = own();
    Arrays.fill(expected, 0);
    for (Chance<C> chance : chances) {
      double[] there = chance.to.value();
      if (there.length == 0) continue;
      for (int seat = 0; seat < expected.length; seat++)
        expected[seat] += chance.likely * there[seat];
    }
    for (int seat = 0; seat < expected.length; seat++) expected[seat] /= likely;
    proven = certain;
  }
}
