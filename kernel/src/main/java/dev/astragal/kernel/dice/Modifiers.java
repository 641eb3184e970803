package dev.astragal.kernel.dice;

import java.util.Optional;

/**
 * What happens to the dice of one term after they are drawn. The order is fixed, however they were
 * written: reroll, explode, minimum and maximum, keep or drop, count, mark.
 */
public record Modifiers(
    Optional<Reroll> reroll,
    Optional<Explosion> explosion,
    Bounds bounds,
    Optional<Selection> selection,
    Optional<Tally> tally,
    Optional<Marks> marks) {
  public static final Modifiers NONE =
      new Modifiers(
          Optional.empty(),
          Optional.empty(),
          Bounds.NONE,
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  /** Faces that stand in some relation to a number. */
  public record Match(Relation relation, int value) {
    public boolean test(long face) {
      return relation.holds(face, value);
    }
  }

  /** Draws a matching face again, until it no longer matches or only once. */
  public record Reroll(boolean once, Optional<Match> match) {
    public boolean hits(long face, int lowest) {
      return match.isPresent() ? match.get().test(face) : face == lowest;
    }
  }

  /**
   * A matching face brings another die.
   *
   * @param compound the new die adds to the old one instead of lying beside it
   * @param penetrating each new die counts one less
   */
  public record Explosion(boolean compound, boolean penetrating, Optional<Match> match) {
    public boolean hits(long face, int highest) {
      return match.isPresent() ? match.get().test(face) : face == highest;
    }
  }

  /** Every die counts at least and at most this much. */
  public record Bounds(int low, int high) {
    public static final Bounds NONE = new Bounds(Integer.MIN_VALUE, Integer.MAX_VALUE);

    public long apply(long value) {
      return Math.max(low, Math.min(high, value));
    }
  }

  /** Keeps or drops the highest or lowest dice. */
  public record Selection(boolean drop, boolean high, Node amount) {
    /** Dropping the lowest is keeping the highest. */
    public boolean keepsHighest() {
      return high != drop;
    }

    public int kept(int dice, long amountValue) {
      int touched = (int) Math.min(dice, amountValue);
      return drop ? dice - touched : touched;
    }
  }

  /** Counts dice instead of adding them up: one more for a success, one less for a failure. */
  public record Tally(Match success, Optional<Match> failure) {
    public long score(long value) {
      return (success.test(value) ? 1L : 0L)
          - (failure.isPresent() && failure.get().test(value) ? 1 : 0);
    }
  }

  /** Faces worth pointing at; they change nothing. */
  public record Marks(Optional<Match> critical, Optional<Match> fumble) {}

  /** True when dice are at most kept or dropped. */
  public boolean selectionOnly() {
    return reroll.isEmpty()
        && explosion.isEmpty()
        && bounds.low() == Integer.MIN_VALUE
        && bounds.high() == Integer.MAX_VALUE
        && tally.isEmpty()
        && marks.isEmpty();
  }

  public static Modifiers selecting(Selection selection) {
    return new Modifiers(
        Optional.empty(),
        Optional.empty(),
        Bounds.NONE,
        Optional.of(selection),
        Optional.empty(),
        Optional.empty());
  }

  /** What one die, or one member of a pool, adds to the term. */
  public long score(long value) {
    return tally.isPresent() ? tally.get().score(value) : value;
  }
}
