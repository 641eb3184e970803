package dev.astragal.mir;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonException;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.games.mir.json.JsonText;
import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** JSON documents on disk; what cannot be read is one sentence. */
public final class JsonFiles {
  private JsonFiles() {}

  public static Json read(Path file) {
    try {
      return JsonReader.read(Files.readString(file));
    } catch (JsonException e) {
      throw new BadInputException(file + " is not JSON: " + e.getMessage());
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be read");
    }
  }

  /** Indented by two, without a newline at the end. */
  public static void write(Path file, Json document) {
    try {
      Files.writeString(file, JsonText.pretty(document));
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be written");
    }
  }
}
