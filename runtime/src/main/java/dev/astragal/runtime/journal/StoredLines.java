package dev.astragal.runtime.journal;

import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a journal after its header. One is held to its link, as is every line after it, and
 * made out when it is asked for: whoever goes on from a snapshot asks for the last few of a long
 * journal, and whoever asks for the first has all of them checked.
 */
final class StoredLines extends AbstractList<JournalLine> implements RandomAccess {
  private static final byte[] SNAPSHOT = start("snapshot");
  private static final byte[] INPUT = start("input");
  private static final byte[] KEYFRAME = start("keyframe");

  private final List<StoredLine> stored;
  private final @Nullable JournalLine[] read;
  private final Reading reading;

  /** So many lines at the beginning have not been held to their links yet. */
  private volatile int unchecked;

  private static byte[] start(String kind) {
    return ("{\"kind\":\"" + kind + "\"").getBytes(StandardCharsets.US_ASCII);
  }

  /** What a line says; both fail with a {@code JournalException} that names its number. */
  interface Reading {
    void requireLink(byte[] before, byte[] line, int number);

    JournalLine line(byte[] stored, int number);
  }

  /**
   * @param stored the header's line as well
   */
  StoredLines(List<StoredLine> stored, Reading reading) {
    this.stored = stored;
    this.read = new JournalLine[stored.size() - 1];
    this.reading = reading;
    this.unchecked = read.length;
  }

  /** Makes out every line from the last snapshot on, all of them where there is none. */
  void readFromLastSnapshot() {
    int from = size() - 1;
    while (from >= 0 && !snapshot(from)) from--;
    for (int i = Math.max(from, 0); i < size(); i++) get(i);
  }

  /** Holds every line to its link. */
  void requireSound() {
    requireSound(0);
  }

  private void requireSound(int from) {
    if (from < unchecked) check(from);
  }

  private synchronized void check(int from) {
    byte[] before = stored.get(from).bytes();
    for (int i = from; i < unchecked; i++) {
      byte[] line = stored.get(i + 1).bytes();
      reading.requireLink(before, line, number(i));
      before = line;
    }
    unchecked = Math.min(from, unchecked);
  }

  private static int number(int index) {
    return index + 2;
  }

  @Override
  public JournalLine get(int index) {
    requireSound(index);
    JournalLine line = read[index];
    if (line == null) {
      line = reading.line(stored.get(index + 1).bytes(), number(index));
      read[index] = line;
    }
    return line;
  }

  /** Whether it says what happened, and not where something else begins; without making it out. */
  boolean ordinary(int index) {
    StoredLine line = stored.get(index + 1);
    return line.startsWith(INPUT) || line.startsWith(KEYFRAME);
  }

  boolean snapshot(int index) {
    return stored.get(index + 1).startsWith(SNAPSHOT);
  }

  @Override
  public int size() {
    return read.length;
  }
}
