package dev.astragal.runtime.journal;

import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a journal after its header, whose links hold. Each is made out when it is asked for:
 * whoever goes on from a snapshot asks for few of a long journal.
 */
final class StoredLines extends AbstractList<JournalLine> implements RandomAccess {
  private static final byte[] SNAPSHOT = start("snapshot");
  private static final byte[] INPUT = start("input");
  private static final byte[] KEYFRAME = start("keyframe");

  private final List<byte[]> stored;
  private final @Nullable JournalLine[] read;
  private final Reading reading;

  private static byte[] start(String kind) {
    return ("{\"kind\":\"" + kind + "\"").getBytes(StandardCharsets.US_ASCII);
  }

  /** Makes out a line; fails with a {@code JournalException} that names its number. */
  interface Reading {
    JournalLine line(byte[] stored, int number);
  }

  StoredLines(List<byte[]> stored, Reading reading) {
    this.stored = stored;
    this.read = new JournalLine[stored.size()];
    this.reading = reading;
  }

  /** Makes out every line from the last snapshot on, all of them where there is none. */
  void readFromLastSnapshot() {
    int from = stored.size() - 1;
    while (from >= 0 && !startsWith(stored.get(from), SNAPSHOT)) from--;
    for (int i = Math.max(from, 0); i < stored.size(); i++) get(i);
  }

  @Override
  public JournalLine get(int index) {
    JournalLine line = read[index];
    if (line == null) {
      line = reading.line(stored.get(index), index + 2);
      read[index] = line;
    }
    return line;
  }

  /** Whether it says what happened, and not where something else begins; without making it out. */
  boolean ordinary(int index) {
    return startsWith(stored.get(index), INPUT) || startsWith(stored.get(index), KEYFRAME);
  }

  @Override
  public int size() {
    return stored.size();
  }

  private static boolean startsWith(byte[] line, byte[] start) {
    return line.length > start.length
        && Arrays.equals(line, 0, start.length, start, 0, start.length);
  }
}
