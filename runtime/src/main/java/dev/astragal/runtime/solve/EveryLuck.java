package dev.astragal.runtime.solve;

import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.content.BadInputException;
import java.util.ArrayList;
import java.util.List;

/** Luck that goes through all that can be drawn, one way after another; the same for all runs. */
public final class EveryLuck extends Rng {
  /** Of one step; a shuffled deck has more. */
  private static final int WAYS_MAX = 100_000;

  private static final int[] NOTHING = {};

  private final int waysMax;

  private final List<Integer> drawn = new ArrayList<>();
  private final List<Integer> bounds = new ArrayList<>();
  private int next;
  private int ways;

  EveryLuck() {
    this(WAYS_MAX);
  }

  /** Goes through so many ways at most. */
  public EveryLuck(int waysMax) {
    super("every");
    this.waysMax = waysMax;
  }

  /** Takes the place of all luck of a run. */
  void of(Run<?, ?, ?> run) {
    for (Stream stream : run.luck().streams()) run.luck().replace(stream, this);
  }

  /** Back to the first way. */
  public void restart() {
    drawn.clear();
    bounds.clear();
    next = 0;
    ways = 0;
  }

  /** Turns to the next way; false when all have been gone. */
  public boolean turn() {
    if (++ways > waysMax) throw tooMany();
    next = 0;
    while (!drawn.isEmpty()) {
      int last = drawn.size() - 1;
      int value = drawn.removeLast() + 1;
      int bound = bounds.removeLast();
      if (value == bound) continue;
      drawn.add(last, value);
      bounds.add(last, bound);
      return true;
    }
    return false;
  }

  /** How likely the way is that was just gone. */
  public double chance() {
    double chance = 1;
    for (int i = 0; i < next; i++) chance /= bounds.get(i);
    return chance;
  }

  /** What was drawn on the way that was just gone. */
  public int[] drawn() {
    if (next == 0) return NOTHING;
    int[] numbers = new int[next];
    for (int i = 0; i < next; i++) numbers[i] = drawn.get(i);
    return numbers;
  }

  @Override
  protected int draw(int bound) {
    if (next == drawn.size()) {
      drawn.add(0);
      bounds.add(bound);
    }
    return drawn.get(next++);
  }

  @Override
  protected long draw(long bound) {
    if (bound > Integer.MAX_VALUE) throw tooMany();
    return draw((int) bound);
  }

  @Override
  public long nextLong() {
    throw tooMany();
  }

  private static BadInputException tooMany() {
    return new BadInputException("this game has too much luck in one step to go through all of it");
  }

  @Override
  public long position() {
    return next;
  }

  @Override
  public void seek(long position) {
    throw new UnsupportedOperationException("every luck has no positions to go back to");
  }

  @Override
  public Rng copy() {
    return this;
  }
}
