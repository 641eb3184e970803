package dev.astragal.mir.bundle;

import dev.astragal.games.mir.json.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How re-running a replay bundle went.
 *
 * @param failingStep the first step that did not go as recorded, or null
 */
public record ReplayReport(
    boolean ok,
    int stepsRun,
    @Nullable Integer failingStep,
    List<String> errors,
    String finalStateHash,
    List<Json> eventLog) {
  private static final List<String> KEYS =
      List.of("ok", "stepsRun", "failingStep", "errors", "finalStateHash", "eventLog");

  public Json.Obj json() {
    return new Json.Obj(
        KEYS,
        List.of(
            Json.of(ok),
            Json.of(stepsRun),
            failingStep == null ? Json.Literal.NULL : Json.of(failingStep),
            Json.texts(errors),
            Json.of(finalStateHash),
            new Json.Arr(eventLog)));
  }
}
