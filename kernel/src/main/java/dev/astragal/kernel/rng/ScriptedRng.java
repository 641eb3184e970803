package dev.astragal.kernel.rng;

import java.util.Optional;

/**
 * Luck written down beforehand: the dice somebody rolled on the table, or the draws a rule test
 * prescribes.
 *
 * <p>Each entry is the result as the rule sees it: the face of a {@code roll}, the number of a
 * {@code below}, 1 or 0 for a {@code chance}, the index of a {@code pick}. A result the rule could
 * not have drawn is refused. When the script ends, the fallback goes on; without one the next draw
 * fails.
 */
public final class ScriptedRng extends Rng {
  private final int[] script;
  private final Optional<Rng> fallback;
  private int next;

  public ScriptedRng(String name, Optional<Rng> fallback, int... script) {
    super(name);
    this.script = script.clone();
    this.fallback = fallback;
  }

  public ScriptedRng(String name, int... script) {
    this(name, Optional.empty(), script);
  }

  /** How many entries no rule has asked for yet. */
  public int remaining() {
    return script.length - next;
  }

  @Override
  protected int draw(int bound) {
    return remaining() == 0 ? fallen().below(bound) : scripted(0, bound - 1);
  }

  @Override
  protected long draw(long bound) {
    return remaining() == 0
        ? fallen().below(bound)
        : scripted(0, (int) Math.min(Integer.MAX_VALUE, bound - 1));
  }

  @Override
  public int roll(int sides) {
    return remaining() == 0 ? fallen().roll(sides) : scripted(1, sides);
  }

  @Override
  public boolean chance(long numerator, long denominator) {
    if (numerator <= 0) return false;
    if (numerator >= denominator) return true;
    return remaining() == 0 ? fallen().chance(numerator, denominator) : scripted(0, 1) == 1;
  }

  @Override
  protected int weighted(int count, long total, Weights weights) {
    if (remaining() > 0) return scripted(0, count - 1);
    long rest = fallen().below(total);
    int index = 0;
    while ((rest -= weights.of(index)) >= 0) index++;
    return index;
  }

  @Override
  public long nextLong() {
    return fallen().nextLong();
  }

  @Override
  public long position() {
    return next + fallback.map(Rng::position).orElse(0L);
  }

  @Override
  public void seek(long position) {
    next = (int) Math.min(position, script.length);
    fallback.ifPresent(rng -> rng.seek(position - next));
  }

  @Override
  public ScriptedRng copy() {
    ScriptedRng copy = new ScriptedRng(name(), fallback.map(Rng::copy), script);
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
