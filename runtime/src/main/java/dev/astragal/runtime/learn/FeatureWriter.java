package dev.astragal.runtime.learn;

import dev.astragal.kernel.game.Features;

/** Writes a game's own numbers where they belong in a tensor. */
final class FeatureWriter implements Features {
  private final float[] out;
  private final int end;
  private int at;

  FeatureWriter(float[] out, int from, int end) {
    this.out = out;
    this.at = from;
    this.end = end;
  }

  @Override
  public void add(String name, long value) {
    if (at == end) throw new IllegalStateException("more features than before, at " + name);
    out[at++] = value;
  }

  @Override
  public void add(String name, byte[] values) {
    if (at + values.length > end) throw new IllegalStateException("more features, at " + name);
    for (byte value : values) out[at++] = value;
  }

  @Override
  public void add(String name, int[] values) {
    if (at + values.length > end) throw new IllegalStateException("more features, at " + name);
    for (int value : values) out[at++] = value;
  }
}
