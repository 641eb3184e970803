package dev.astragal.kernel.dice;

import java.util.Optional;

/**
 * What happens to the dice of one term after they are drawn. The order is fixed, however they were
 * written: reroll, unique, explode, minimum and maximum, keep or drop, keep or drop by comparison,
 * count, margin, mark, sort.
 *
 * @param unique no two dice show the same: those that would are thrown again
 */
public record Modifiers(
    Optional<Reroll> reroll,
    boolean unique,
    Optional<Explosion> explosion,
    Bounds bounds,
    Optional<Selection> selection,
    Optional<Filter> filter,
    Optional<Tally> tally,
    Optional<Margin> margin,
    Optional<Marks> marks,
    Optional<Sort> sort) {
  public static final Modifiers NONE =
      new Modifiers(
          Optional.empty(),
          false,
          Optional.empty(),
          Bounds.NONE,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  /** Whether a die may bring another throw. */
  boolean throwsAgain() {
    return explosion.isPresent() || reroll.isPresent() || unique;
  }

  /** Some faces of a die. */
  public sealed interface Match {
    boolean test(long face);

    /** Faces that stand in some relation to a number. */
    record Compared(Relation relation, int value) implements Match {
      @Override
      public boolean test(long face) {
        return relation.holds(face, value);
      }
    }

    /** Even or odd faces. */
    record Parity(boolean odd) implements Match {
      @Override
      public boolean test(long face) {
        return (face % 2 != 0) == odd;
      }
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
   * @param most how many dice one die can bring
   */
  public record Explosion(boolean compound, boolean penetrating, int most, Optional<Match> match) {
    public static final int ENDLESS = Integer.MAX_VALUE;

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

  /** Keeps or drops the dice that match. */
  public record Filter(boolean drop, Match match) {
    public boolean keeps(long value) {
      return match.test(value) != drop;
    }
  }

  /** Counts dice instead of adding them up: one more for a success, one less for a failure. */
  public record Tally(Match success, Optional<Match> failure) {
    public long score(long value) {
      return (success.test(value) ? 1L : 0L)
          - (failure.isPresent() && failure.get().test(value) ? 1 : 0);
    }
  }

  /** By how much the total reaches a target, or stays below it. */
  public record Margin(boolean below, int target) {
    public long of(long total) {
      return below ? Math.subtractExact(target, total) : Math.subtractExact(total, target);
    }
  }

  /** Faces worth pointing at; they change nothing. */
  public record Marks(Optional<Match> critical, Optional<Match> fumble) {}

  /** The order in which dice are shown. */
  public enum Sort {
    ASCENDING,
    DESCENDING
  }

  /** True when dice are at most kept or dropped by number. */
  public boolean selectionOnly() {
    return reroll.isEmpty()
        && !unique
        && explosion.isEmpty()
        && bounds.low() == Integer.MIN_VALUE
        && bounds.high() == Integer.MAX_VALUE
        && filter.isEmpty()
        && tally.isEmpty()
        && margin.isEmpty()
        && marks.isEmpty();
  }

  public static Modifiers selecting(Selection selection) {
    return NONE.with(selection);
  }

  Modifiers with(Selection selected) {
    return new Modifiers(
        reroll,
        unique,
        explosion,
        bounds,
        Optional.of(selected),
        filter,
        tally,
        margin,
        marks,
        sort);
  }

  public boolean keeps(long value) {
    return filter.isEmpty() || filter.get().keeps(value);
  }

  /** What one die, or one member of a pool, adds to the term. */
  public long score(long value) {
    if (!keeps(value)) return 0;
    return tally.isPresent() ? tally.get().score(value) : value;
  }

  /** What the term is worth when its dice add up to {@code total}. */
  public long worth(long total) {
    return margin.isPresent() ? margin.get().of(total) : total;
  }
}
