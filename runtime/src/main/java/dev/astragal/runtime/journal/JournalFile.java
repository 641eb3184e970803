package dev.astragal.runtime.journal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A journal as it was read.
 *
 * @param lines every line after the header
 * @param torn what was cut off at the end, said in a sentence
 * @param length how many bytes the file had
 * @param soundLength how many of them are whole lines
 * @param newlineMissing whether the last whole line lacks only its end
 * @param lastLink where the chain goes on
 */
public record JournalFile(
    JournalLine.Header header,
    List<JournalLine> lines,
    Optional<String> torn,
    long length,
    long soundLength,
    boolean newlineMissing,
    String lastLink) {
  public JournalFile {
    if (!(lines instanceof StoredLines)) lines = List.copyOf(lines);
  }

  /** A journal that was begun a moment ago, with {@code first} as its only line. */
  public static JournalFile begun(JournalLine.Header header, LinkedLines.Linked first) {
    long length = first.text().getBytes(StandardCharsets.UTF_8).length + 1L;
    return new JournalFile(
        header, List.of(), Optional.empty(), length, length, false, first.link());
  }

  /** Whether a line is an input or a keyframe; costs nothing, however long the line is. */
  public boolean ordinary(int index) {
    return lines instanceof StoredLines stored
        ? stored.ordinary(index)
        : lines.get(index) instanceof JournalLine.Input
            || lines.get(index) instanceof JournalLine.Keyframe;
  }

  /** Whether a line is a snapshot; costs as little. */
  public boolean snapshot(int index) {
    return lines instanceof StoredLines stored
        ? stored.snapshot(index)
        : lines.get(index) instanceof JournalLine.Snapshot;
  }

  /**
   * Holds every line to its link; a line that was asked for is held to it already, as is every one
   * after it.
   *
   * @throws JournalException where one was changed
   */
  public void requireSound() {
    if (lines instanceof StoredLines stored) stored.requireSound();
  }

  /** The same with a line more, as it is once that line is kept too. */
  public JournalFile with(JournalLine line) {
    List<JournalLine> more = new ArrayList<>(lines);
    more.add(line);
    return new JournalFile(header, more, torn, length, soundLength, newlineMissing, lastLink);
  }
}
