package dev.astragal.runtime.player;

import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.run.Run;

/** The luck of a dream and of all its copies: first what it is told to draw, then as it comes. */
final class DreamLuck extends Rng {
  private static final int[] NOTHING = {};

  private final Rng free;
  private Rng source;
  private int[] told = NOTHING;
  private int next;

  DreamLuck(Rng free) {
    super("dream");
    this.free = free;
    this.source = free;
  }

  /** Takes the place of all luck of a run. */
  void of(Run<?, ?, ?> run) {
    for (Stream stream : run.luck().streams()) run.luck().replace(stream, this);
  }

  /** From now on it draws from another source, until it is told or freed. */
  void turnTo(Rng other) {
    source = other;
    tell(NOTHING);
  }

  void free() {
    turnTo(free);
  }

  /** Draws these numbers next. */
  void tell(int[] numbers) {
    told = numbers;
    next = 0;
  }

  @Override
  protected int draw(int bound) {
    return next < told.length ? told[next++] : source.below(bound);
  }

  @Override
  protected long draw(long bound) {
    return next < told.length ? told[next++] : source.below(bound);
  }

  @Override
  public long nextLong() {
    return source.nextLong();
  }

  @Override
  public long position() {
    return source.position();
  }

  @Override
  public void seek(long position) {
    throw new UnsupportedOperationException("a dream does not go back");
  }

  @Override
  public Rng copy() {
    return this;
  }
}
