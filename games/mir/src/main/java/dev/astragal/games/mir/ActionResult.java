package dev.astragal.games.mir;

import dev.astragal.games.mir.json.Json;
import java.util.ArrayList;
import java.util.List;

/**
 * What the entry point returns.
 *
 * @param nextState the very document that was passed in when it was not fit to be played on
 * @param logged how many events were added to the log
 * @param errors why not; empty exactly on success
 * @param record everything that happened, the generator's steps among it: with the state before, it
 *     rebuilds the state after
 */
public record ActionResult(
    MirDocument nextState,
    int logged,
    boolean success,
    List<String> errors,
    List<MirEvent> record) {
  public ActionResult {
    errors = List.copyOf(errors);
    record = List.copyOf(record);
  }

  /** What was added to the log, written when somebody asks. */
  public List<Json> events() {
    if (!(nextState instanceof MirState state)) return List.of();
    return state.log().events().since(state.log().events().size() - logged);
  }

  /** The result as a document, its keys in the contract's order. */
  public Json.Obj json() {
    List<String> keys = new ArrayList<>(List.of("nextState", "events", "success"));
    List<Json> values =
        new ArrayList<>(List.of(nextState.json(), new Json.Arr(events()), Json.of(success)));
    if (!success) {
      keys.add("errors");
      values.add(Json.texts(errors));
    }
    return new Json.Obj(keys, values);
  }
}
