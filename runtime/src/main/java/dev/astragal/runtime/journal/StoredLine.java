package dev.astragal.runtime.journal;

import java.util.Arrays;

/**
 * A line where it lies among others as they were read, so that a long journal is not copied line by
 * line.
 */
final class StoredLine {
  private final byte[] block;
  private final int from;
  private final int to;

  /**
   * @param from where it begins in {@code block}
   * @param to where its end of line would be
   */
  StoredLine(byte[] block, int from, int to) {
    this.block = block;
    this.from = from;
    this.to = to;
  }

  static StoredLine of(byte[] line) {
    return new StoredLine(line, 0, line.length);
  }

  byte[] bytes() {
    return from == 0 && to == block.length ? block : Arrays.copyOfRange(block, from, to);
  }

  int length() {
    return to - from;
  }

  boolean startsWith(byte[] start) {
    return length() > start.length
        && Arrays.equals(block, from, from + start.length, start, 0, start.length);
  }
}
