package dev.astragal.runtime.journal;

import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.JsonTrees;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The first and the last line of a journal, for lists: a long journal costs no more than a short
 * one. The chain between them is not verified.
 *
 * @param outcome how the run ended, if the last whole line says so
 */
public record JournalEnds(JournalLine.Header header, Optional<String> outcome) {
  private static final int BLOCK = 1 << 13;

  public static JournalEnds of(Path path) throws IOException {
    try (SeekableByteChannel file = Files.newByteChannel(path)) {
      JournalFile first =
          JournalReader.read(path.toString(), new ByteArrayInputStream(firstLine(file)));
      return new JournalEnds(first.header(), outcome(lastLine(file)));
    }
  }

  /** The code of the outcome in a closing line; nothing in any other. */
  public static Optional<String> outcome(JournalLine line) {
    return line instanceof JournalLine.End end
        ? Optional.of(end.outcome().code())
        : Optional.empty();
  }

  private static Optional<String> outcome(String line) {
    if (!line.startsWith("{\"kind\":\"end\"") || !Chain.hasLink(line)) return Optional.empty();
    try {
      return outcome(JournalLine.SHAPE.read(JsonTrees.read(Chain.body(line), "the last line")));
    } catch (TreeException e) {
      return Optional.empty();
    }
  }

  private static byte[] firstLine(SeekableByteChannel file) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    ByteBuffer block = ByteBuffer.allocate(BLOCK);
    while (file.read(block.clear()) > 0) {
      for (block.flip(); block.hasRemaining(); ) {
        byte next = block.get();
        line.write(next);
        if (next == '\n') return line.toByteArray();
      }
      if (line.size() > JournalReader.LINE_BYTES_MAX) break;
    }
    return line.toByteArray();
  }

  /** The last line that has its end; a closing line is never nearly as long as what is read. */
  private static String lastLine(SeekableByteChannel file) throws IOException {
    ByteBuffer tail = ByteBuffer.allocate(BLOCK);
    file.position(Math.max(0, file.size() - BLOCK));
    while (tail.hasRemaining() && file.read(tail) > 0) {}
    String text = new String(tail.array(), 0, tail.position(), StandardCharsets.UTF_8);
    int end = text.lastIndexOf('\n');
    return end < 0 ? "" : text.substring(text.lastIndexOf('\n', end - 1) + 1, end);
  }
}
