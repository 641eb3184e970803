package dev.astragal.mir.bundle;

import dev.astragal.games.mir.MirDocument;
import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonException;
import dev.astragal.games.mir.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A fight to begin with: who, where and how hard. */
public final class ScenarioFile {
  private static final String SUFFIX = ".scenario.json";
  private static final String SCHEMA = "[SCHEMA] ";
  private static final String PRECONDITION = "[PRE_INVARIANT] ";
  private static final List<String> META =
      List.of("id", "name", "description", "recommendedPlayers", "difficulty", "tags");

  private ScenarioFile() {}

  /**
   * A scenario, or why it is none.
   *
   * @param bundle null exactly when there are errors
   */
  public record Loaded(Json.@Nullable Obj bundle, List<String> errors) {
    public boolean ok() {
      return bundle != null;
    }
  }

  public static Loaded load(MirEngine engine, String filename) {
    if (filename.isEmpty()) return failed("filename must be a non-empty string");
    if (!filename.endsWith(SUFFIX)) return failed("filename must end with " + SUFFIX);
    String text;
    try {
      text = Files.readString(Path.of(filename));
    } catch (IOException e) {
      return failed("File not found: " + filename);
    }
    try {
      return checked(engine, JsonReader.read(text));
    } catch (JsonException e) {
      return failed("Invalid JSON in " + filename + ": " + e.getMessage());
    }
  }

  private static Loaded checked(MirEngine engine, Json document) {
    if (!(document instanceof Json.Obj bundle) || !(bundle.get("meta") instanceof Json.Obj meta))
      return failed("Missing or invalid meta field");
    List<String> missing =
        META.stream()
            .filter(key -> meta.get(key) == null || meta.get(key) == Json.Literal.NULL)
            .toList();
    if (!missing.isEmpty()) return failed("Missing meta fields: " + String.join(", ", missing));
    if (!(bundle.get("initialState") instanceof Json.Obj initial))
      return failed("Missing or invalid initialState");
    if (engine.read(initial) instanceof MirDocument.Malformed(_, List<String> errors))
      return new Loaded(null, errors.stream().map(ScenarioFile::validation).toList());
    return new Loaded(bundle, List.of());
  }

  private static String validation(String error) {
    if (error.startsWith(SCHEMA))
      return "[validation] " + SCHEMA.toLowerCase(Locale.ROOT) + error.substring(SCHEMA.length());
    if (error.startsWith(PRECONDITION))
      return "[validation] " + error.substring(PRECONDITION.length());
    return "[validation] " + error;
  }

  private static Loaded failed(String error) {
    return new Loaded(null, List.of(error));
  }
}
