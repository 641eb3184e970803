package dev.astragal.kernel.rng;

import java.util.Optional;

/**
 * Luck written down beforehand: the dice somebody rolled on the table, or the draws a rule test
 * prescribes.
 *
 * <p>Each entry is the result as the rule sees it: the face of a {@code roll}, the number of a
 * {@code below} or {@code between}, 1 or 0 for a {@code chance}, the index of a {@code pick}. A
 * result the rule could not have drawn is refused. When the script ends, the fallback goes on;
 * without one the next draw fails.
 */
public final class ScriptedRng extends Rng {
  private final int[] script;
  private final Optional<Rng> fallback;

  /** Where the fallback stood before the script; positions count on from there. */
  private final long origin;

  private int next;

  public ScriptedRng(String name, Optional<Rng> fallback, int... script) {
    this(name, fallback, fallback.map(Rng::position).orElse(0L), script.clone());
  }

  public ScriptedRng(String name, int... script) {
    this(name, Optional.empty(), script);
  }

  private ScriptedRng(String name, Optional<Rng> fallback, long origin, int[] script) {
    super(name);
    this.script = script;
    this.fallback = fallback;
    this.origin = origin;
  }

  /** How many entries no rule has asked for yet. */
  public int remaining() {
    return script.length - next;
  }

  @Override
  protected int draw(int bound) {
    return remaining() == 0 ? fallen().draw(bound) : scripted(0, bound - 1);
  }

  @Override
  protected long draw(long bound) {
    return remaining() == 0
        ? fallen().draw(bound)
        : scripted(0, (int) Math.min(Integer.MAX_VALUE, bound - 1));
  }

  @Override
  protected int inRange(int low, int high) {
    return remaining() == 0 ? super.inRange(low, high) : scripted(low, high);
  }

  @Override
  protected boolean happens(long numerator, long denominator) {
    return remaining() == 0 ? super.happens(numerator, denominator) : scripted(0, 1) == 1;
  }

  @Override
  protected int weighted(long[] weights, long total) {
    if (remaining() == 0 || total <= 0) return super.weighted(weights, total);
    int chosen = scripted(0, weights.length - 1);
    if (weights[chosen] == 0) {
      throw new ScriptException(
          "result number "
              + next
              + " of stream '"
              + name()
              + "' is "
              + chosen
              + ", which has no weight");
    }
    return chosen;
  }

  /** Raw bits cannot be written down beforehand: only the fallback has them. */
  @Override
  public long nextLong() {
    if (remaining() > 0) {
      throw new ScriptException(
          "a rule asks for raw bits of stream '" + name() + "', which no script can give");
    }
    return fallen().nextLong();
  }

  @Override
  public long position() {
    return next + fallback.map(Rng::position).orElse(origin);
  }

  @Override
  public void seek(long position) {
    long drawn = Math.max(0, position - origin);
    next = (int) Math.min(drawn, script.length);
    fallback.ifPresent(rng -> rng.seek(origin + drawn - next));
  }

  @Override
  public ScriptedRng copy() {
    ScriptedRng copy = new ScriptedRng(name(), fallback.map(Rng::copy), origin, script);
    copy.next = next;
    return copy;
  }

  private Rng fallen() {
    return fallback.orElseThrow(
        () ->
            new ScriptException(
                "the script of stream '" + name() + "' has no result number " + (next + 1)));
  }

  private int scripted(int low, int high) {
    int value = script[next];
    if (value < low || value > high) {
      throw new ScriptException(
          "result number "
              + (next + 1)
              + " of stream '"
              + name()
              + "' is "
              + value
              + ", the rule asks for "
              + low
              + ".."
              + high);
    }
    next++;
    return value;
  }
}
