package dev.astragal.games.regrets;

import dev.astragal.kernel.hash.Products;
import dev.astragal.kernel.rng.Rng;

/**
 * Luck for a bot's dreams: cheap to begin anew, so that two choices can be tried under the same
 * luck. It never touches a run.
 */
final class DreamLuck extends Rng {
  private static final long STEP = 0x9e3779b97f4a7c15L;

  private long position;

  DreamLuck() {
    super("dream");
  }

  @Override
  protected int draw(int bound) {
    return (int) (((next() >>> 32) * bound) >>> 32);
  }

  @Override
  protected long draw(long bound) {
    return Products.unsignedHigh(next(), bound);
  }

  private long next() {
    position += STEP;
    long bits = (position ^ (position >>> 30)) * 0xbf58476d1ce4e5b9L;
    bits = (bits ^ (bits >>> 27)) * 0x94d049bb133111ebL;
    return bits ^ (bits >>> 31);
  }

  @Override
  public long nextLong() {
    return next();
  }

  @Override
  public long position() {
    return position;
  }

  @Override
  public void seek(long to) {
    position = to;
  }

  @Override
  public Rng copy() {
    DreamLuck copy = new DreamLuck();
    copy.position = position;
    return copy;
  }
}
