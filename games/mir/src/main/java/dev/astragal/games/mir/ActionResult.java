package dev.astragal.games.mir;

import dev.astragal.games.mir.json.Json;
import java.util.ArrayList;
import java.util.List;

/**
 * What the entry point returns.
 *
 * @param nextState the very document that was passed in when it was not fit to be played on
 * @param events what was added to the log
 * @param errors why not; empty exactly on success
 * @param record everything that happened, the generator's steps among it: with the state before, it
 *     rebuilds the state after
 */
public record ActionResult(
    MirDocument nextState,
    List<Json> events,
    boolean success,
    List<String> errors,
    List<MirEvent> record) {
  public ActionResult {
    events = List.copyOf(events);
    errors = List.copyOf(errors);
    record = List.copyOf(record);
  }

  /** The result as a document, its keys in the contract's order. */
  public Json.Obj json() {
    List<String> keys = new ArrayList<>(List.of("nextState", "events", "success"));
    List<Json> values =
        new ArrayList<>(List.of(nextState.json(), new Json.Arr(events), Json.of(success)));
    if (!success) {
      keys.add("errors");
      values.add(Json.texts(errors));
    }
    return new Json.Obj(keys, values);
  }
}
