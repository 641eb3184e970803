package dev.astragal.tui.text;

import dev.astragal.tui.Texts;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Lines said and lines heard. */
public record Dialogue(BufferedReader in, PrintWriter out, Texts texts) {
  public void say(String key, Object... namesAndValues) {
    out.println(texts.text(key, namesAndValues));
  }

  /** The next line somebody types; nothing when nobody is there any more. */
  public Optional<String> hear() throws IOException {
    out.print("> ");
    out.flush();
    return Optional.ofNullable(in.readLine()).map(String::strip);
  }

  /** One of {@code labels} by its number; nothing when the player goes back. */
  public OptionalInt choose(String title, List<String> labels) throws IOException {
    list(title, labels);
    while (true) {
      Optional<String> line = hear();
      if (line.isEmpty() || line.get().equals("q")) return OptionalInt.empty();
      int number = line.get().matches("\\d{1,6}") ? Integer.parseInt(line.get()) : 0;
      if (number >= 1 && number <= labels.size()) return OptionalInt.of(number - 1);
      if (line.get().isEmpty()) list(title, labels);
      else say("text.number", "count", labels.size());
    }
  }

  private void list(String title, List<String> labels) {
    out.println(title);
    for (int i = 0; i < labels.size(); i++) out.printf("%3d  %s%n", i + 1, labels.get(i));
  }
}
