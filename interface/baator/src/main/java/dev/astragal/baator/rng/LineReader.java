package dev.astragal.baator.rng;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads lines of bounded length; what is longer is thrown away up to its end. */
final class LineReader {
  /** What {@link #next} gives for a line that was too long. */
  static final String TOO_LONG = "\0";

  /** Whether it is still worth waiting. */
  interface Waiting {
    void allowed() throws IOException;
  }

  private final InputStream in;
  private final byte[] buffer = new byte[4096];
  private final byte[] line = new byte[LineProtocol.LINE_MAX];
  private int from;
  private int to;

  LineReader(InputStream in) {
    this.in = in;
  }

  /** The next line without its end, one carriage return before it dropped; null at the end. */
  @Nullable String next() throws IOException {
    return next(() -> {});
  }

  /** As {@link #next()}; {@code beforeWaiting} may give up before each wait for more bytes. */
  @Nullable String next(Waiting beforeWaiting) throws IOException {
    int length = 0;
    boolean tooLong = false;
    while (true) {
      if (from == to && !fill(beforeWaiting)) return null;
      byte b = buffer[from++];
      if (b == '\n') break;
      if (length == line.length) tooLong = true;
      else line[length++] = b;
    }
    if (tooLong) return TOO_LONG;
    if (length > 0 && line[length - 1] == '\r') length--;
    return new String(line, 0, length, StandardCharsets.ISO_8859_1);
  }

  /** True when a line may be read without waiting. */
  boolean buffered() {
    for (int i = from; i < to; i++) if (buffer[i] == '\n') return true;
    return false;
  }

  private boolean fill(Waiting beforeWaiting) throws IOException {
    beforeWaiting.allowed();
    from = 0;
    to = Math.max(0, in.read(buffer));
    return to > 0;
  }
}
