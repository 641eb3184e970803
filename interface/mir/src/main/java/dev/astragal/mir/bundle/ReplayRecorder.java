package dev.astragal.mir.bundle;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirDocument;
import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.StateHash;
import java.util.ArrayList;
import java.util.List;

/** Plays actions and writes down what came of them. */
public final class ReplayRecorder {
  private static final String SCHEMA_VERSION = "0.1.0";
  private static final String ENGINE_VERSION = "1.4";

  private final MirEngine engine;
  private final MirDocument initial;
  private final List<Json> steps = new ArrayList<>();
  private MirDocument state;

  public ReplayRecorder(MirEngine engine, MirDocument initial) {
    this.engine = engine;
    this.initial = initial;
    this.state = initial;
  }

  public ActionResult play(Json action) {
    ActionResult result = engine.applyAction(state, action);
    state = result.nextState();
    List<Json> types = new ArrayList<>();
    for (Json event : result.events())
      types.add(new Json.Obj(List.of("type"), List.of(((Json.Obj) event).at("type"))));
    steps.add(
        new Json.Obj(
            List.of("action", "expectedEvents", "expectedStateHash"),
            List.of(action, new Json.Arr(types), Json.of(StateHash.of(state.json())))));
    return result;
  }

  /** The session so far. Its date is the state's own, so that recording twice gives equal files. */
  public Json.Obj bundle(String id, String notes) {
    Json.Obj meta =
        new Json.Obj(
            List.of("id", "createdAt", "schemaVersion", "engineVersion"),
            List.of(
                Json.of(id),
                ((Json.Obj) initial.json()).at("timestamp"),
                Json.of(SCHEMA_VERSION),
                Json.of(ENGINE_VERSION)));
    if (!notes.isEmpty()) meta = meta.with("notes", Json.of(notes));
    Json.Obj end =
        new Json.Obj(List.of("expectedStateHash"), List.of(Json.of(StateHash.of(state.json()))));
    return new Json.Obj(
        List.of("meta", "initialState", "steps", "final"),
        List.of(meta, initial.json(), new Json.Arr(steps), end));
  }
}
