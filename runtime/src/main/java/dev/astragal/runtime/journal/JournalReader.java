package dev.astragal.runtime.journal;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.content.JsonTrees;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Reads and verifies a journal. A last line that is only the beginning of a line is a crash: it is
 * cut off and reported. Any other damage is refused with the number of the line.
 */
public final class JournalReader implements StoredLines.Reading {
  /** Longer lines are refused before they are read into memory. */
  public static final int LINE_BYTES_MAX = 4 << 20;

  private static final int STEP = 1 << 18;

  /** Enough for a journal that has just begun; thousands of them are open on a server. */
  private static final int FIRST = 1 << 12;

  private static final int BLOCK_MAX = 1 << 30;

  private static final String HEADER_START = "{\"kind\":\"header\"";

  private final String name;
  private final List<StoredLine> lines = new ArrayList<>();
  private final MessageDigest digest = Chain.sha256();
  private boolean headed;
  private long length;
  private long soundLength;
  private boolean newlineMissing;
  private Optional<String> torn = Optional.empty();

  private JournalReader(String name) {
    this.name = name;
  }

  public static JournalFile read(Path file) {
    Documents.requireFile(file);
    try (InputStream in = Files.newInputStream(file)) {
      return new JournalReader(file.toString()).read(in, Files.size(file));
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be read: " + e.getMessage());
    }
  }

  /** Reads a journal from {@code in}; {@code name} is what errors call it. */
  public static JournalFile read(String name, InputStream in) throws IOException {
    return new JournalReader(name).read(in, 0);
  }

  /** The lines before the first that is damaged, and what is wrong with that one. */
  static Salvage salvage(Path file) {
    Documents.requireFile(file);
    JournalReader reader = new JournalReader(file.toString());
    Optional<JournalException> damage = Optional.empty();
    try (InputStream in = Files.newInputStream(file)) {
      reader.collect(in, Files.size(file));
    } catch (JournalException e) {
      damage = Optional.of(e);
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be read: " + e.getMessage());
    }
    Optional<JournalException> earlier = reader.cutAtFirstDamage();
    if (earlier.isPresent()) damage = earlier;
    if (damage.isPresent() && reader.lines.isEmpty()) throw damage.get();
    return new Salvage(file, reader.journal(), damage);
  }

  /** From the first line on whose link does not hold, or that cannot be made out. */
  private Optional<JournalException> cutAtFirstDamage() {
    for (int i = 1; i < lines.size(); i++) {
      try {
        byte[] line = lines.get(i).bytes();
        requireLink(lines.get(i - 1).bytes(), line, i + 1);
        line(line, i + 1);
      } catch (JournalException e) {
        lines.subList(i, lines.size()).clear();
        soundLength = lines.stream().mapToLong(line -> line.length() + 1L).sum();
        torn = Optional.empty();
        return Optional.of(e);
      }
    }
    return Optional.empty();
  }

  private JournalFile read(InputStream in, long expected) throws IOException {
    collect(in, expected);
    return journal();
  }

  /** Lines stay where they were read; one that has begun is taken along into the next block. */
  private void collect(InputStream in, long expected) throws IOException {
    byte[] block = new byte[Math.clamp(expected + 1, FIRST, STEP)];
    int begun = 0;
    int filled = 0;
    for (int read = 0; read >= 0; read = in.read(block, filled, left(block, filled))) {
      length += read;
      for (int i = filled; i < filled + read; i++) {
        if (block[i] != '\n') continue;
        requireFitting(i - begun);
        accept(new StoredLine(block, begun, i));
        soundLength += i + 1 - begun;
        begun = i + 1;
      }
      filled += read;
      requireFitting(filled - begun);
      if (filled < block.length) continue;
      byte[] next = new byte[filled - begun + room(expected)];
      System.arraycopy(block, begun, next, 0, filled - begun);
      filled -= begun;
      begun = 0;
      block = next;
    }
    if (filled > begun) acceptTail(Arrays.copyOfRange(block, begun, filled));
  }

  private static int left(byte[] block, int filled) {
    return Math.min(STEP, block.length - filled);
  }

  /**
   * For all that is left, once it is known to be a journal: a collector would move small blocks.
   */
  private int room(long expected) {
    return lines.isEmpty() ? STEP : Math.clamp(expected - length, STEP, BLOCK_MAX);
  }

  private void requireFitting(int size) {
    if (size > LINE_BYTES_MAX)
      throw broken(lines.size() + 1, "is longer than " + LINE_BYTES_MAX + " bytes");
  }

  private JournalFile journal() {
    if (lines.isEmpty()) {
      throw new JournalException(
          JournalException.Reason.INCOMPLETE,
          name
              + (torn.isPresent()
                  ? " ends inside its first line: nothing was recorded yet"
                  : " is empty"));
    }
    JournalLine.Header header = (JournalLine.Header) line(lines.getFirst().bytes(), 1);
    StoredLines stored = new StoredLines(lines, this);
    stored.readFromLastSnapshot();
    return new JournalFile(
        header,
        stored,
        torn,
        length,
        soundLength,
        newlineMissing,
        Chain.link(lines.getLast().bytes()));
  }

  private void accept(StoredLine stored) {
    if (lines.isEmpty()) {
      byte[] line = stored.bytes();
      headed = new String(line, StandardCharsets.UTF_8).startsWith(HEADER_START);
      requireLinked(line, 1);
      if (!Chain.begins(digest, line)) throw changed(1);
      requireFormat(tree(line, 1));
    }
    lines.add(stored);
  }

  @Override
  public void requireLink(byte[] before, byte[] line, int number) {
    requireLinked(line, number);
    if (!Chain.follows(digest, before, line)) throw changed(number);
  }

  private void requireLinked(byte[] line, int number) {
    if (!Chain.hasLink(line)) throw broken(number, "has no link to the line before");
  }

  private JournalException changed(int number) {
    return broken(number, "was changed after it was written");
  }

  private Tree tree(byte[] line, int number) {
    try {
      return JsonTrees.read(Chain.body(text(line, number)), "line " + number);
    } catch (TreeException e) {
      throw unreadable(number, e);
    }
  }

  @Override
  public JournalLine line(byte[] line, int number) {
    try {
      JournalLine parsed = JournalLine.SHAPE.read(tree(line, number));
      if (number > 1 && parsed instanceof JournalLine.Header)
        throw broken(number, "is a second header");
      return parsed;
    } catch (TreeException e) {
      throw unreadable(number, e);
    }
  }

  private JournalException unreadable(int number, TreeException e) {
    return broken(number, "does not read as a journal line (" + e.getMessage() + ")");
  }

  /**
   * The end of a file without the end of a line: a whole line if its link holds, else what a crash
   * left of one.
   */
  private void acceptTail(byte[] bytes) {
    int number = lines.size() + 1;
    String tail = new String(bytes, StandardCharsets.UTF_8);
    if (Chain.hasLink(bytes)) {
      accept(StoredLine.of(bytes));
      soundLength += bytes.length;
      newlineMissing = true;
      return;
    }
    int shared = Math.min(tail.length(), HEADER_START.length());
    if (number == 1 && !tail.startsWith(HEADER_START.substring(0, shared))) throw notAJournal();
    headed = true;
    if (Chain.holdsLink(tail)) throw broken(number, "has something behind its end");
    torn =
        Optional.of(
            "line " + number + " was torn off after " + bytes.length + " bytes and has been cut");
  }

  private void requireFormat(Tree first) {
    long format = format(first).orElseThrow(this::notAJournal);
    if (format == JournalLine.FORMAT) return;
    boolean older = format < JournalLine.FORMAT;
    throw new JournalException(
        older ? JournalException.Reason.OLDER : JournalException.Reason.NEWER,
        name
            + (older ? " has the older format " : " has the newer format ")
            + format
            + "; this program reads format "
            + JournalLine.FORMAT);
  }

  /** The format a first line names, or nothing when it is no header at all. */
  private static OptionalLong format(Tree first) {
    return first instanceof Tree.Table table
            && table.get("kind").equals(Optional.of(Tree.of("header")))
            && table.get("format").orElse(null) instanceof Tree.Whole(long format, _)
        ? OptionalLong.of(format)
        : OptionalLong.empty();
  }

  private String text(byte[] bytes, int number) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw broken(number, "is not text");
    }
  }

  private JournalException broken(int number, String how) {
    if (number == 1 && !headed) return notAJournal();
    return new JournalException(
        JournalException.Reason.CORRUPT, name + " is damaged: line " + number + " " + how);
  }

  private JournalException notAJournal() {
    return new JournalException(
        JournalException.Reason.NOT_A_JOURNAL, name + " is not an Astragal journal");
  }
}
