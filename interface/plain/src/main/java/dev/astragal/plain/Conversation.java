package dev.astragal.plain;

import dev.astragal.kernel.screen.Msg;
import dev.astragal.runtime.content.Messages;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Lines to and fro.
 *
 * @param own what this client itself has to say
 */
record Conversation(BufferedReader in, PrintWriter out, Messages own) {
  /** More than anybody types; the rest of a longer line is not kept. */
  private static final int LINE_LENGTH_MAX = 1 << 16;

  void line(String text) {
    out.println(text);
  }

  void say(String key, Object... namesAndValues) {
    out.println(text(key, namesAndValues));
  }

  String text(String key, Object... namesAndValues) {
    return own.text(Msg.of(key, namesAndValues));
  }

  /** The next line behind {@code before}; nothing at the end of the input. */
  Optional<String> read(String before) throws IOException {
    out.print(before);
    out.flush();
    StringBuilder line = new StringBuilder();
    int next = in.read();
    if (next < 0) {
      out.println();
      return Optional.empty();
    }
    for (; next >= 0 && next != '\n'; next = in.read())
      if (line.length() < LINE_LENGTH_MAX) line.append((char) next);
    return Optional.of(line.toString().strip());
  }

  /** Whether the question is answered with yes; anything else is no. */
  boolean agreed(String key, Object... namesAndValues) throws IOException {
    say(key, namesAndValues);
    String answer = read("> ").orElse("").toLowerCase(Locale.ROOT);
    return List.of(text("yes").split(",", -1)).contains(answer);
  }
}
