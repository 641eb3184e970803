package dev.astragal.baator.session;

import dev.astragal.kernel.rng.Rng;
import java.util.Arrays;

/** Writes down every face another source rolls. */
final class RecordingRng extends Rng {
  private final Rng source;
  private int[] faces = new int[16];
  private int count;

  RecordingRng(Rng source) {
    super(source.name());
    this.source = source;
  }

  int[] faces() {
    return Arrays.copyOf(faces, count);
  }

  @Override
  public void roll(int sides, int[] into, int number) {
    source.roll(sides, into, number);
    for (int i = 0; i < number; i++) noted(into[i]);
  }

  @Override
  protected int draw(int bound) {
    return noted(source.roll(bound)) - 1;
  }

  @Override
  protected long draw(long bound) {
    throw new UnsupportedOperationException("a session rolls dice and nothing else");
  }

  @Override
  public long nextLong() {
    throw new UnsupportedOperationException("a session rolls dice and nothing else");
  }

  @Override
  public long position() {
    return count;
  }

  @Override
  public void seek(long position) {
    throw new UnsupportedOperationException("what was rolled elsewhere stays rolled");
  }

  @Override
  public Rng copy() {
    return new RecordingRng(source.copy());
  }

  private int noted(int face) {
    if (count == faces.length) faces = Arrays.copyOf(faces, count * 2);
    faces[count++] = face;
    return face;
  }
}
