package dev.astragal.runtime.journal;

import dev.astragal.runtime.content.BadInputException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What stands in the common logs of several journals: lines, and where each belongs. */
public final class LogRecords {
  private final Map<String, List<Entry>> entries = new LinkedHashMap<>();

  /** A line with its end of line, and where it begins in its journal. */
  private static final class Entry {
    private final String journal;
    private final long at;
    private final byte[] line;

    private Entry(String journal, long at, byte[] line) {
      this.journal = journal;
      this.at = at;
      this.line = line;
    }

    private long end() {
      return at + line.length;
    }
  }

  private LogRecords() {}

  public static LogRecords of(List<byte[]> logs) {
    LogRecords records = new LogRecords();
    for (byte[] log : logs)
      for (Entry entry : entries(log))
        records.entries.computeIfAbsent(entry.journal, _ -> new ArrayList<>()).add(entry);
    for (List<Entry> each : records.entries.values())
      each.sort(Comparator.comparingLong(entry -> entry.at));
    return records;
  }

  static byte[] written(String journal, long at, byte[] line) {
    byte[] place = (journal + " " + at + " ").getBytes(StandardCharsets.UTF_8);
    byte[] entry = Arrays.copyOf(place, place.length + line.length);
    System.arraycopy(line, 0, entry, place.length, line.length);
    return entry;
  }

  /** The journals there are lines of. */
  Set<String> journals() {
    return entries.keySet();
  }

  /** What a journal must be of which {@code found} is on disk. */
  public byte[] repaired(String journal, byte[] found) {
    List<Entry> lines = entries.getOrDefault(journal, List.of());
    if (lines.isEmpty()) return found;
    Optional<JournalFile> read = sound(found);
    if (read.isPresent()) return extended(found, read.get(), lines);
    // What is not in a log was forced by itself, and all before it: damage begins with a line here.
    for (Entry line : lines.reversed()) {
      byte[] start = Arrays.copyOf(found, (int) Math.min(line.at, found.length));
      Optional<JournalFile> begun = sound(start);
      if (begun.isPresent()) return extended(start, begun.get(), lines);
    }
    return found;
  }

  private static byte[] extended(byte[] found, JournalFile read, List<Entry> entries) {
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    whole.write(found, 0, (int) read.soundLength());
    if (read.newlineMissing()) whole.write('\n');
    String link = read.lastLink();
    boolean more = false;
    for (Entry entry : entries) {
      if (entry.end() <= whole.size()) continue;
      byte[] line = Arrays.copyOf(entry.line, entry.line.length - 1);
      if (entry.at != whole.size() || !Chain.hasLink(line)) continue;
      String body = Chain.body(new String(line, StandardCharsets.UTF_8));
      if (!Chain.link(link, body).equals(Chain.link(line))) continue;
      whole.writeBytes(entry.line);
      link = Chain.link(line);
      more = true;
    }
    return more ? whole.toByteArray() : found;
  }

  private static Optional<JournalFile> sound(byte[] journal) {
    try {
      JournalFile read = JournalReader.read("the journal", new ByteArrayInputStream(journal));
      read.requireSound();
      return Optional.of(read);
    } catch (BadInputException damaged) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Up to the first that is not whole: a crash tore it off. */
  private static List<Entry> entries(byte[] log) {
    List<Entry> entries = new ArrayList<>();
    int begun = 0;
    for (int end = 0; end < log.length; end++) {
      if (log[end] != '\n') continue;
      Optional<Entry> entry = entry(log, begun, end + 1);
      if (entry.isEmpty()) break;
      entries.add(entry.get());
      begun = end + 1;
    }
    return entries;
  }

  private static Optional<Entry> entry(byte[] log, int from, int to) {
    int name = blank(log, from, to);
    int place = blank(log, name + 1, to);
    if (place >= to || hole(log, from, to)) return Optional.empty();
    try {
      long at = Long.parseLong(text(log, name + 1, place));
      return Optional.of(
          new Entry(text(log, from, name), at, Arrays.copyOfRange(log, place + 1, to)));
    } catch (NumberFormatException torn) {
      return Optional.empty();
    }
  }

  /** Where a file has grown and what was written there is not on disk. */
  private static boolean hole(byte[] log, int from, int to) {
    int at = from;
    while (at < to && log[at] != 0) at++;
    return at < to;
  }

  private static int blank(byte[] log, int from, int to) {
    int at = from;
    while (at < to && log[at] != ' ') at++;
    return at;
  }

  private static String text(byte[] log, int from, int to) {
    return new String(log, from, to - from, StandardCharsets.UTF_8);
  }
}
