package dev.astragal.runtime.learn;

import dev.astragal.kernel.hash.LittleEndian;
import dev.astragal.kernel.hash.Xxh3;
import java.util.Arrays;

/**
 * What a seat has seen and done from the beginning, as numbers of fixed size. A moment is what it
 * saw and what it chose then; seeing the same again is no new moment. The latest moments are kept
 * in full, and of those before them how many there were and a hash of all of them: two pasts that
 * differ anywhere have other numbers.
 */
final class Recall {
  /** More numbers than this nobody learns from. */
  private static final int SIZE_MAX = 8_192;

  /** How many moments there were, and the hash of those that are not kept, 16 bits to a number. */
  private static final int HEAD = 5;

  private final int width;
  private final float[] kept;
  private final int moments;
  private final byte[] scratch;
  private int latest = -1;
  private long count;
  private long forgotten;

  Recall(int observation, int moments) {
    this.width = observation + 1;
    this.moments = moments;
    this.kept = new float[moments * width];
    this.scratch = new byte[Long.BYTES + Float.BYTES * width];
  }

  /** How many moments are kept where the longest game anybody looked at had so many. */
  static int moments(int observation, int longest) {
    return Math.clamp(longest + 1, 1, Math.max(1, (SIZE_MAX - HEAD) / (observation + 1)));
  }

  static int size(int observation, int moments) {
    return HEAD + moments * (observation + 1);
  }

  void clear() {
    Arrays.fill(kept, 0);
    latest = -1;
    count = 0;
    forgotten = 0;
  }

  Recall copy() {
    Recall other = new Recall(width - 1, moments);
    System.arraycopy(kept, 0, other.kept, 0, kept.length);
    other.latest = latest;
    other.count = count;
    other.forgotten = forgotten;
    return other;
  }

  /** Something was seen; it is a new moment if it is not the same as before. */
  void saw(float[] seen) {
    if (latest >= 0) {
      int from = latest * width;
      boolean same =
          kept[from] == 0 && Arrays.equals(kept, from + 1, from + width, seen, 0, width - 1);
      if (same) return;
    }
    latest = (latest + 1) % moments;
    if (count >= moments) forget(latest);
    count++;
    kept[latest * width] = 0;
    System.arraycopy(seen, 0, kept, latest * width + 1, width - 1);
  }

  private void forget(int moment) {
    LittleEndian.int64(scratch, 0, forgotten);
    for (int i = 0; i < width; i++)
      LittleEndian.int32(
          scratch, Long.BYTES + Float.BYTES * i, Float.floatToRawIntBits(kept[moment * width + i]));
    forgotten = Xxh3.hash(scratch, scratch.length);
  }

  /** The choice of that number was made at the latest moment. */
  void chose(int number) {
    kept[latest * width] = 1 + number;
  }

  /** The latest moment first; zeros where there was none yet. */
  void write(float[] out, int at) {
    out[at] = count;
    for (int i = 1; i < HEAD; i++) out[at + i] = (forgotten >>> (16 * (i - 1))) & 0xffff;
    int to = at + HEAD;
    for (int i = 0; i < moments; i++, to += width) {
      if (i < count)
        System.arraycopy(kept, Math.floorMod(latest - i, moments) * width, out, to, width);
      else Arrays.fill(out, to, to + width, 0);
    }
  }
}
