package dev.astragal.mir.bundle;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirDocument;
import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.json.Ecma;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.StateHash;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Re-runs a replay bundle and compares; stops at the first thing that is not as recorded. */
public final class ReplayRunner {
  private static final String SCHEMA = "[SCHEMA] ";
  private static final String PRECONDITION = "[PRE_INVARIANT] ";

  private final MirEngine engine;
  private final List<Json> eventLog = new ArrayList<>();
  private MirDocument state;

  private ReplayRunner(MirEngine engine, MirDocument state) {
    this.engine = engine;
    this.state = state;
  }

  public static ReplayReport run(MirEngine engine, Json bundle) {
    if (!(bundle instanceof Json.Obj) && !(bundle instanceof Json.Arr))
      return unusable("Bundle must be a non-null object");
    Json initial = field(bundle, "initialState");
    if (initial == null || !Ecma.truthy(initial)) return unusable("Bundle missing initialState");
    if (!(field(bundle, "steps") instanceof Json.Arr(List<Json> steps)))
      return unusable("Bundle missing steps array");
    MirDocument state = engine.read(initial);
    if (state instanceof MirDocument.Malformed(_, List<String> errors))
      return new ReplayRunner(engine, state)
          .report(0, null, errors.stream().map(ReplayRunner::initial).toArray(String[]::new));
    return new ReplayRunner(engine, state).run(steps, field(bundle, "final"));
  }

  private ReplayReport run(List<Json> steps, @Nullable Json end) {
    for (int i = 0; i < steps.size(); i++) {
      ReplayReport failure = step(i, steps.get(i));
      if (failure != null) return failure;
    }
    Json expected = end == null ? null : field(end, "expectedStateHash");
    String hash = hash();
    if (expected != null && Ecma.truthy(expected) && !Json.of(hash).equals(expected))
      return report(steps.size(), null, "Final state hash mismatch" + difference(expected, hash));
    return report(steps.size(), null);
  }

  private @Nullable ReplayReport step(int index, Json step) {
    Json action = field(step, "action");
    if (!(action instanceof Json.Obj) && !(action instanceof Json.Arr))
      return report(index, index, "Step " + index + ": missing or invalid action");
    Json expectedEvents = field(step, "expectedEvents");
    ActionResult result = engine.applyAction(state, action);
    state = result.nextState();
    eventLog.addAll(result.events());
    if (!result.success() && !expectsRejection(action, expectedEvents)) {
      Json type = field(action, "type");
      return report(
          index,
          index,
          "Step "
              + index
              + ": engine rejected action "
              + (type == null ? "undefined" : Ecma.text(type))
              + ": "
              + String.join(", ", result.errors()));
    }
    if (expectedEvents instanceof Json.Arr(List<Json> expected)) {
      String difference = differentEvents(index, expected, result.events());
      if (difference != null) return report(index + 1, index, difference);
    }
    return afterwards(index, field(step, "expectedStateHash"));
  }

  private @Nullable ReplayReport afterwards(int index, @Nullable Json expectedHash) {
    if (expectedHash != null && Ecma.truthy(expectedHash)) {
      String hash = hash();
      if (!Json.of(hash).equals(expectedHash))
        return report(
            index + 1,
            index,
            "Step " + index + ": state hash mismatch" + difference(expectedHash, hash));
    }
    List<String> broken = engine.brokenInvariants(state);
    if (broken.isEmpty()) return null;
    return report(
        index + 1,
        index,
        "Step " + index + ": post-step invariant violation: " + String.join(", ", broken));
  }

  private static @Nullable String differentEvents(
      int index, List<Json> expected, List<Json> events) {
    if (expected.size() != events.size())
      return "Step " + index + ": expected " + expected.size() + " events, got " + events.size();
    for (int e = 0; e < expected.size(); e++) {
      Json type = field(expected.get(e), "type");
      String got = ((Json.Obj) events.get(e)).text("type");
      if (type != null && Ecma.truthy(type) && !Json.of(got).equals(type))
        return "Step "
            + index
            + ", event "
            + e
            + ": expected type \""
            + Ecma.text(type)
            + "\", got \""
            + got
            + "\"";
    }
    return null;
  }

  private static boolean expectsRejection(Json action, @Nullable Json expectedEvents) {
    if (field(action, "_expectReject") == Json.Literal.TRUE) return true;
    return expectedEvents instanceof Json.Arr(List<Json> expected)
        && expected.stream()
            .anyMatch(event -> Json.of("ACTION_REJECTED").equals(field(event, "type")));
  }

  private ReplayReport report(int stepsRun, @Nullable Integer failingStep, String... errors) {
    return new ReplayReport(
        errors.length == 0, stepsRun, failingStep, List.of(errors), hash(), List.copyOf(eventLog));
  }

  private static ReplayReport unusable(String error) {
    return new ReplayReport(false, 0, null, List.of(error), "", List.of());
  }

  private String hash() {
    return StateHash.of(state.json());
  }

  private static String difference(Json expected, String got) {
    return " — expected \"" + Ecma.text(expected) + "\", got \"" + got + "\"";
  }

  private static String initial(String error) {
    if (error.startsWith(SCHEMA)) return "[INITIAL_SCHEMA] " + error.substring(SCHEMA.length());
    if (error.startsWith(PRECONDITION))
      return "[INITIAL_INVARIANT] " + error.substring(PRECONDITION.length());
    return error;
  }

  private static @Nullable Json field(Json value, String key) {
    return value instanceof Json.Obj object ? object.get(key) : null;
  }
}
