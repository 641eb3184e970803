package dev.astragal.runtime.journal;

import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.content.JsonTrees;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads and verifies a journal. A last line that is only the beginning of a line is a crash: it is
 * cut off and reported. Any other damage is refused with the number of the line.
 */
public final class JournalReader {
  /** Longer lines are refused before they are read into memory. */
  public static final int LINE_BYTES_MAX = 4 << 20;

  private final Path file;
  private final List<JournalLine> lines = new ArrayList<>();
  private String link = Chain.START;
  private long soundLength;
  private boolean newlineMissing;
  private Optional<String> torn = Optional.empty();

  private JournalReader(Path file) {
    this.file = file;
  }

  public static JournalFile read(Path file) {
    Documents.requireFile(file);
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      return new JournalReader(file).read(in);
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be read: " + e.getMessage());
    }
  }

  private JournalFile read(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int number = 1;
    int next;
    while ((next = in.read()) >= 0) {
      if (next == '\n') {
        accept(line.toByteArray(), number++);
        soundLength += line.size() + 1;
        line.reset();
      } else if (line.size() < LINE_BYTES_MAX) {
        line.write(next);
      } else {
        throw broken(number, "is longer than " + LINE_BYTES_MAX + " bytes");
      }
    }
    if (line.size() > 0) acceptTail(line.toByteArray(), number);
    if (lines.isEmpty()) {
      throw new JournalException(
          JournalException.Reason.INCOMPLETE,
          file
              + (torn.isPresent()
                  ? " ends inside its first line: nothing was recorded yet"
                  : " is empty"));
    }
    JournalLine.Header header = header(lines.removeFirst());
    return new JournalFile(header, lines, torn, soundLength, newlineMissing, link);
  }

  private void accept(byte[] bytes, int number) {
    String line = text(bytes, number);
    if (!Chain.hasLink(line)) throw broken(number, "has no link to the line before");
    String expected = Chain.link(link, Chain.body(line));
    boolean tampered = !expected.equals(Chain.link(line));
    if (tampered && number > 1) throw broken(number, "was changed after it was written");
    try {
      JournalLine parsed = LineCodec.line(JsonTrees.read(line, "line " + number));
      if (number == 1) requireFormat(parsed);
      if (tampered) throw broken(number, "was changed after it was written");
      if (number > 1 && parsed instanceof JournalLine.Header)
        throw broken(number, "is a second header");
      lines.add(parsed);
    } catch (TreeException | IllegalArgumentException e) {
      throw broken(number, "does not read as a journal line (" + e.getMessage() + ")");
    }
    link = expected;
  }

  /**
   * The end of a file without the end of a line: a whole line if its link holds, else what a crash
   * left of one.
   */
  private void acceptTail(byte[] bytes, int number) {
    String tail = new String(bytes, StandardCharsets.UTF_8);
    if (Chain.hasLink(tail)) {
      accept(bytes, number);
      soundLength += bytes.length;
      newlineMissing = true;
      return;
    }
    int end = tail.lastIndexOf('}');
    if (end >= 0 && Chain.hasLink(tail.substring(0, end + 1))) {
      throw broken(number, "has something behind its end");
    }
    if (number == 1
        && !"{\"kind\":\"header\"".startsWith(tail.substring(0, Math.min(tail.length(), 16)))) {
      throw notAJournal();
    }
    torn =
        Optional.of(
            "line " + number + " was torn off after " + bytes.length + " bytes and has been cut");
  }

  private void requireFormat(JournalLine first) {
    if (!(first instanceof JournalLine.Header header)) throw notAJournal();
    if (header.format() < JournalLine.FORMAT) {
      throw new JournalException(
          JournalException.Reason.OLDER,
          file
              + " has the older format "
              + header.format()
              + "; this program reads format "
              + JournalLine.FORMAT);
    }
    if (header.format() > JournalLine.FORMAT) {
      throw new JournalException(
          JournalException.Reason.NEWER,
          file
              + " has the newer format "
              + header.format()
              + "; this program reads format "
              + JournalLine.FORMAT);
    }
  }

  private String text(byte[] bytes, int number) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw broken(number, "is not text");
    }
  }

  private JournalException broken(int number, String how) {
    if (number == 1 && !how.startsWith("was changed")) return notAJournal();
    return new JournalException(
        JournalException.Reason.CORRUPT, file + " is damaged: line " + number + " " + how);
  }

  private JournalException notAJournal() {
    return new JournalException(
        JournalException.Reason.NOT_A_JOURNAL, file + " is not an Astragal journal");
  }

  private static JournalLine.Header header(JournalLine line) {
    return (JournalLine.Header) line;
  }
}
