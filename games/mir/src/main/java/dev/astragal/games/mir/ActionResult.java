package dev.astragal.games.mir;

import dev.astragal.games.mir.json.Json;
import java.util.List;

/**
 * What the entry point returns.
 *
 * @param nextState the very document that was passed in when it was not fit to be played on
 * @param logged how many events were added to the log
 * @param errors why not; empty exactly on success
 * @param record everything that happened, the generator's steps among it: with the state before, it
 *     rebuilds the state after; a list that nobody changes
 */
public record ActionResult(
    MirDocument nextState,
    int logged,
    boolean success,
    List<String> errors,
    List<MirEvent> record) {
  private static final List<String> SUCCESS_KEYS = Json.keys("nextState", "events", "success");
  private static final List<String> FAILURE_KEYS =
      Json.keys("nextState", "events", "success", "errors");

  public ActionResult {
    errors = List.copyOf(errors);
  }

  /** What was added to the log, written when somebody asks. */
  public List<Json> events() {
    if (!(nextState instanceof MirState state)) return List.of();
    return state.log().events().since(state.log().events().size() - logged);
  }

  /** The result as a document, its keys in the contract's order. */
  public Json.Obj json() {
    Json next = nextState.json();
    Json.Arr events = new Json.Arr(events());
    return success
        ? Json.Obj.of(SUCCESS_KEYS, next, events, Json.of(true))
        : Json.Obj.of(FAILURE_KEYS, next, events, Json.of(false), Json.texts(errors));
  }
}
