package dev.astragal.kernel.rng;

import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Where a rule gets its luck from. Every draw is uniform, unbiased and integer: a probability is a
 * ratio of two whole numbers, never a floating-point one.
 *
 * <p>The seeded generator is {@link ChaCha8}; a {@link ScriptedRng} replays dice rolled on a table,
 * and other sources may sit behind the same class. A {@link Ledger}, when there is one, hears of
 * every draw but the raw bits of {@link RandomGenerator}, which have no range and no purpose.
 */
public abstract class Rng implements RandomGenerator {
  private final String name;
  private @Nullable Ledger ledger;
  private String purpose = "";
  private long rolled = Draw.NO_ROLL;

  protected Rng(String name) {
    this.name = name;
  }

  /** A uniform number in {@code 0..bound-1}; {@code bound} is at least 1. */
  protected abstract int draw(int bound);

  /** A uniform number in {@code 0..bound-1}; {@code bound} is at least 1. */
  protected abstract long draw(long bound);

  /** How far this source has been read; a seeded source can be put back to any earlier position. */
  public abstract long position();

  public abstract void seek(long position);

  /** An independent source that goes on from the same position and tells no ledger. */
  public abstract Rng copy();

  public final String name() {
    return name;
  }

  /** Says what the next draw or shuffle is for; the ledger keeps it, play does not depend on it. */
  public final Rng purpose(String text) {
    if (ledger != null) purpose = text;
    return this;
  }

  public final void attach(@Nullable Ledger listener) {
    ledger = listener;
    purpose = "";
  }

  /** A number in {@code 0..bound-1}. */
  public final int below(int bound) {
    requirePositive(bound);
    long index = position();
    int result = draw(bound);
    tell(Draw.Kind.BELOW, index, bound, result);
    return result;
  }

  /** A number in {@code 0..bound-1}. */
  public final long below(long bound) {
    requirePositive(bound);
    long index = position();
    long result = draw(bound);
    tell(Draw.Kind.BELOW, index, bound, result);
    return result;
  }

  /** A number in {@code low..high}, both included. */
  public final int between(int low, int high) {
    if (low > high)
      throw new IllegalArgumentException("no number lies between " + low + " and " + high);
    long index = position();
    int result = inRange(low, high);
    tell(Draw.Kind.BELOW, index, (long) high - low + 1, result);
    return result;
  }

  /** A face of a die: {@code 1..sides}. */
  public final int roll(int sides) {
    requirePositive(sides);
    long index = position();
    int face = inRange(1, sides);
    tell(Draw.Kind.ROLL, index, sides, face);
    return face;
  }

  /** The first {@code count} faces of {@code into} from as many dice, all for the same purpose. */
  public final void roll(int sides, int[] into, int count) {
    requirePositive(sides);
    String rolling = purpose;
    long index = position();
    if (together(sides, into, count)) {
      if (ledger == null) return;
      for (int i = 0; i < count; i++) {
        purpose = rolling;
        tell(Draw.Kind.ROLL, index + i, sides, into[i]);
      }
      return;
    }
    for (int i = 0; i < count; i++) {
      purpose = rolling;
      into[i] = roll(sides);
    }
  }

  /**
   * A source that sits behind a network rolls a handful at once and says true; its position moves
   * by one for each die.
   */
  protected boolean together(int sides, int[] into, int count) {
    return false;
  }

  /** True {@code numerator} times in {@code denominator}; a certain answer draws nothing. */
  public final boolean chance(long numerator, long denominator) {
    requirePositive(denominator);
    if (numerator <= 0 || numerator >= denominator) {
      purpose = "";
      return numerator > 0;
    }
    if (ledger == null) return happens(numerator, denominator);
    long index = position();
    boolean happens = happens(numerator, denominator);
    tell(
        new Draw(
            name,
            index,
            purpose,
            Draw.Kind.CHANCE,
            denominator,
            happens ? 1 : 0,
            numerator,
            List.of()));
    return happens;
  }

  public final boolean chance(Ratio ratio) {
    return chance(ratio.numerator(), ratio.denominator());
  }

  /**
   * An index into {@code weights}, each as likely as its weight; weights must not be negative nor
   * all zero.
   */
  public final int pick(int... weights) {
    long[] wide = new long[weights.length];
    for (int i = 0; i < wide.length; i++) wide[i] = weights[i];
    return pick(wide, List::of);
  }

  /**
   * As {@link #pick(int...)}, and the ledger also gets the candidates that led to the weights. They
   * are asked for only when somebody keeps a ledger.
   */
  public final int pick(long[] weights, Supplier<List<Candidate>> candidates) {
    long total = 0;
    for (long weight : weights) total = Math.addExact(total, requireWeight(weight));
    long index = position();
    int chosen = weighted(weights, total);
    if (ledger != null)
      tell(
          new Draw(
              name, index, purpose, Draw.Kind.PICK, total, chosen, 0, candidates.get(), rolled));
    rolled = Draw.NO_ROLL;
    return chosen;
  }

  /** One of {@code items}, all equally likely. */
  public final <T> T pick(List<T> items) {
    return items.get(below(items.size()));
  }

  /** Puts {@code items} into a uniformly random order. */
  public final void shuffle(int[] items) {
    String shuffling = purpose;
    for (int last = items.length - 1; last > 0; last--) {
      purpose = shuffling;
      int other = below(last + 1);
      int kept = items[last];
      items[last] = items[other];
      items[other] = kept;
    }
  }

  /** Puts {@code items} into a uniformly random order. */
  public final <T> void shuffle(List<T> items) {
    String shuffling = purpose;
    for (int last = items.size() - 1; last > 0; last--) {
      purpose = shuffling;
      int other = below(last + 1);
      T kept = items.get(last);
      items.set(last, items.get(other));
      items.set(other, kept);
    }
  }

  /** A uniform number in {@code low..high}. */
  protected int inRange(int low, int high) {
    return (int) (low + drawn((long) high - low + 1));
  }

  /** True {@code numerator} times in {@code denominator}, neither never nor always. */
  protected boolean happens(long numerator, long denominator) {
    return drawn(denominator) < numerator;
  }

  /** The index of a weighted pick: each as likely as its share of {@code total}. */
  protected int weighted(long[] weights, long total) {
    if (total <= 0) throw new IllegalArgumentException("a weighted pick needs a weight above zero");
    rolled = drawn(total);
    long rest = rolled;
    for (int i = 0; i < weights.length; i++) {
      rest -= weights[i];
      if (rest < 0) return i;
    }
    throw new IllegalStateException("weights changed while one was picked");
  }

  private long drawn(long bound) {
    return bound <= Integer.MAX_VALUE ? draw((int) bound) : draw(bound);
  }

  private void tell(Draw.Kind kind, long index, long range, long result) {
    if (ledger != null) tell(new Draw(name, index, purpose, kind, range, result, 0, List.of()));
  }

  private void tell(Draw draw) {
    purpose = "";
    if (ledger != null) ledger.record(draw);
  }

  private static void requirePositive(long bound) {
    if (bound <= 0)
      throw new IllegalArgumentException("cannot draw from " + bound + " possibilities");
  }

  private static long requireWeight(long weight) {
    if (weight < 0) throw new IllegalArgumentException("weight " + weight + " is negative");
    return weight;
  }
}
