package dev.astragal.mir;

import static java.util.Objects.requireNonNull;

import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** A yard to fight in, and actions for it. */
public final class Fixtures {
  public static final MirEngine ENGINE = MirEngine.contract();
  public static final String STEP =
      "{\"type\":\"MOVE\",\"entityId\":\"p1\",\"path\":[{\"x\":2,\"y\":1}]}";
  public static final String BLOCKED =
      "{\"type\":\"MOVE\",\"entityId\":\"p1\",\"path\":[{\"x\":3,\"y\":1}]}";
  public static final String ATTACK =
      "{\"type\":\"ATTACK\",\"attackerId\":\"p1\",\"targetId\":\"n1\"}";

  private Fixtures() {}

  public static String yardText() {
    try (InputStream in = requireNonNull(Fixtures.class.getResourceAsStream("yard.json"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Json.Obj yard() {
    return (Json.Obj) JsonReader.read(yardText());
  }
}
