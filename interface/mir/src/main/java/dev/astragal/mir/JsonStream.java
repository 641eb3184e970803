package dev.astragal.mir;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonException;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.runtime.content.BadInputException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Values one per line, each handed out as soon as its line is there. A first line that is not a
 * whole value makes the rest belong to it: one document over many lines.
 */
final class JsonStream implements Iterable<Json> {
  private final BufferedReader lines;

  JsonStream(InputStream in) {
    lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  @Override
  public Iterator<Json> iterator() {
    return new Iterator<>() {
      private int number;
      private @Nullable String line = nextLine();

      @Override
      public boolean hasNext() {
        return line != null;
      }

      @Override
      public Json next() {
        String text = line;
        if (text == null) throw new NoSuchElementException();
        number++;
        Json value = number == 1 ? first(text) : later(text, number);
        line = nextLine();
        return value;
      }
    };
  }

  private Json first(String text) {
    try {
      return JsonReader.read(text);
    } catch (JsonException e) {
      String rest = lines.lines().collect(Collectors.joining("\n"));
      return later(rest.isEmpty() ? text : text + "\n" + rest, 1);
    }
  }

  private static Json later(String text, int number) {
    try {
      return JsonReader.read(text);
    } catch (JsonException e) {
      throw new BadInputException("request " + number + " is not JSON: " + e.getMessage());
    }
  }

  private @Nullable String nextLine() {
    try {
      String line = lines.readLine();
      while (line != null && line.isBlank()) line = lines.readLine();
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
