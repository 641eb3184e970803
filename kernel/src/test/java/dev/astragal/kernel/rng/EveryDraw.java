package dev.astragal.kernel.rng;

/** Draws 0, 1, 2 and so on in turn, so that one round shows every possibility exactly once. */
final class EveryDraw extends Rng {
  private long drawn;

  EveryDraw() {
    super("every");
  }

  @Override
  protected int draw(int bound) {
    return (int) (drawn++ % bound);
  }

  @Override
  protected long draw(long bound) {
    return drawn++ % bound;
  }

  @Override
  public long position() {
    return drawn;
  }

  @Override
  public void seek(long position) {
    drawn = position;
  }

  @Override
  public EveryDraw copy() {
    EveryDraw copy = new EveryDraw();
    copy.drawn = drawn;
    return copy;
  }

  @Override
  public long nextLong() {
    return drawn++;
  }
}
