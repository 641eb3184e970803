package dev.astragal.mir.bundle;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonText;
import dev.astragal.games.mir.json.StateHash;
import dev.astragal.mir.JsonFiles;
import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One step of the engine as a folder of files: what went in, what came out, and a report with the
 * hash of each, so that no value in it can change unseen.
 */
public final class TurnBundle {
  private static final String STATE_IN = "state_in.json";
  private static final String ACTION = "action.json";
  private static final String EVENTS = "events.json";
  private static final String STATE_OUT = "state_out.json";
  private static final String REPORT = "report.json";

  private TurnBundle() {}

  /** Runs {@code action} on {@code state} and writes the folder. */
  public static ActionResult write(
      MirEngine engine, String profile, Json state, Json action, Path folder) {
    ActionResult result = engine.applyAction(engine.read(state), action);
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new BadInputException(folder + " cannot be made");
    }
    documents(profile, state, action, result)
        .forEach((name, document) -> JsonFiles.write(folder.resolve(name), document));
    return result;
  }

  /** The profile a folder says it was made with. */
  public static String profile(Path folder) {
    for (String name : List.of(STATE_IN, ACTION, EVENTS, STATE_OUT, REPORT))
      if (!Files.exists(folder.resolve(name)))
        throw new BadInputException(
            folder
                + " is not a turn bundle: it has no "
                + name
                + "; 'mir turn' writes them, and 'mir replay' re-runs *.replay.json files");
    return JsonFiles.read(folder.resolve(REPORT)) instanceof Json.Obj report
            && report.get("profile") instanceof Json.Text(String profile)
        ? profile
        : "";
  }

  /** Runs the step again; the names of the files that do not hold what comes out now. */
  public static List<String> mismatches(MirEngine engine, String profile, Path folder) {
    Json state = JsonFiles.read(folder.resolve(STATE_IN));
    Json action = JsonFiles.read(folder.resolve(ACTION));
    ActionResult result = engine.applyAction(engine.read(state), action);
    List<String> different = new ArrayList<>();
    documents(profile, state, action, result)
        .forEach(
            (name, document) -> {
              String stored = JsonText.compact(JsonFiles.read(folder.resolve(name)));
              if (!stored.equals(JsonText.compact(document))) different.add(name);
            });
    return different;
  }

  private static Map<String, Json> documents(
      String profile, Json state, Json action, ActionResult result) {
    Json events = new Json.Arr(result.events());
    Json after = result.nextState().json();
    Map<String, Json> documents = new LinkedHashMap<>();
    documents.put(STATE_IN, state);
    documents.put(ACTION, action);
    documents.put(EVENTS, events);
    documents.put(STATE_OUT, after);
    documents.put(
        REPORT,
        new Json.Obj(
            List.of(
                "profile",
                "success",
                "errors",
                "stateInHash",
                "actionHash",
                "eventsHash",
                "stateOutHash"),
            List.of(
                Json.of(profile),
                Json.of(result.success()),
                Json.texts(result.errors()),
                Json.of(StateHash.of(state)),
                Json.of(StateHash.of(action)),
                Json.of(StateHash.of(events)),
                Json.of(StateHash.of(after)))));
    return documents;
  }
}
