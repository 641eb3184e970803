package dev.astragal.games.mir.json;

/** A text that is not JSON: what is wrong and where. */
public final class JsonException extends RuntimeException {
  public JsonException(String message) {
    super(message);
  }
}
