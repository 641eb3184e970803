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

  /** How often searches beside this one tried it, as far as they told, and what it was worth. */
  int heard;

  double[] told;

  private List<Chance<C>> chances = List.of();
  private boolean weighed;

  /** Its value is what it is worth as long as nobody came back from it. */
  Way(C choice, double[] value) {
    this.choice = choice;
    this.value = value;
    this.told = value;
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

  void hear(int often, double[] worth, boolean certain) {
    heard = often;
    told = worth;
    if (!certain || proven) return;
    proven = true;
    value = worth;
  }

  /** Whether it is known what it is worth, or close to that. */
  boolean settled() {
    return proven || visits >= SETTLED;
  }

  /** How much speaks for it: what wins for certain comes first, what loses for certain last. */
  int weight(Seat seat) {
    if (proven && of(seat) == 1) return Integer.MAX_VALUE;
    return proven && of(seat) == 0 ? 0 : Math.max(1, tries());
  }

  double of(Seat seat) {
    return value[seat.index()];
  }

  /** By what all searches know that told of it. */
  double byAll(int seat) {
    return heard == 0 ? value[seat] : sum(seat) / tries();
  }

  int tries() {
    return visits + heard;
  }

  double sum(int seat) {
    return visits * value[seat] + heard * told[seat];
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
