package dev.astragal.mir.proposal;

import dev.astragal.games.mir.MirDocument;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.action.ActionType;
import dev.astragal.games.mir.json.Ecma;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonException;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is left of a text from a program nobody trusts: one action of a short list, with its own
 * fields and no others, or the reason there is none. Whatever passes is still only an action; the
 * engine judges it like any other.
 */
public final class ProposalGate {
  /** Longer answers are not even looked at. */
  public static final int LENGTH_MAX = 200_000;

  private ProposalGate() {}

  /** An action, or a reason. */
  public sealed interface Verdict {
    record Accepted(Json.Obj action) implements Verdict {}

    record Refused(String reason) implements Verdict {}
  }

  /** For a program that plays one side: it acts for nobody of another. */
  public static Verdict judge(@Nullable String answer, Side side, MirDocument document) {
    Verdict verdict = judge(answer);
    if (verdict instanceof Verdict.Accepted(Json.Obj action) && document instanceof MirState state)
      for (String field : List.of("entityId", "attackerId"))
        if (action.get(field) instanceof Json.Text(String id)) {
          Entity actor = state.roster().find(id);
          if (actor != null && actor.side() != side)
            return refused(
                action.text("type") + ": \"" + id + "\" is not one of the " + side.key());
        }
    return verdict;
  }

  public static Verdict judge(@Nullable String answer) {
    String text = answer == null ? "" : answer.strip();
    if (text.isEmpty()) return refused("Empty AI response");
    if (text.length() > LENGTH_MAX)
      return refused("AI response is longer than " + LENGTH_MAX + " characters");
    int open = text.indexOf('{');
    int close = text.lastIndexOf('}');
    if (open >= 0 && close > open) text = text.substring(open, close + 1);
    Json parsed;
    try {
      parsed = JsonReader.read(text);
    } catch (JsonException e) {
      return refused("Invalid JSON: " + e.getMessage());
    }
    if (!(parsed instanceof Json.Obj proposal)) return refused("AI response must be a JSON object");
    return judge(proposal);
  }

  private static Verdict judge(Json.Obj proposal) {
    if (!(proposal.get("type") instanceof Json.Text(String type)) || type.isEmpty())
      return refused("Missing or invalid 'type' field");
    if (type.equals("INVALID")) {
      Json reason = proposal.get("reason");
      return refused(
          "AI declined: "
              + (reason == null || !Ecma.truthy(reason) ? "unknown reason" : Ecma.text(reason)));
    }
    for (ActionType known : ActionType.CONTRACT)
      if (known.name().equals(type)) return stripped(known, proposal);
    return refused("Disallowed action type: \"" + type + "\"");
  }

  private static Verdict stripped(ActionType type, Json.Obj proposal) {
    List<String> keys = new ArrayList<>(List.of("type"));
    List<Json> values = new ArrayList<>(List.of(type.json()));
    for (String field : type.fields()) {
      if (!(proposal.get(field) instanceof Json.Text(String id)) || id.isEmpty())
        return refused(type + ": missing or invalid '" + field + "'");
      keys.add(field);
      values.add(Json.of(id));
    }
    if (type == ActionType.MOVE) {
      if (!(proposal.get("path") instanceof Json.Arr(List<Json> path)) || path.isEmpty())
        return refused("MOVE: missing or empty 'path' array");
      List<Json> steps = new ArrayList<>();
      for (int i = 0; i < path.size(); i++) {
        Json.Obj step = step(path.get(i));
        if (step == null) return refused("MOVE: path[" + i + "] must have numeric x and y");
        steps.add(step);
      }
      keys.add("path");
      values.add(new Json.Arr(steps));
    }
    return new Verdict.Accepted(new Json.Obj(keys, values));
  }

  private static Json.@Nullable Obj step(Json step) {
    if (!(step instanceof Json.Obj cell)) return null;
    Json x = cell.get("x");
    Json y = cell.get("y");
    if (x == null || y == null || !Ecma.isNumber(x) || !Ecma.isNumber(y)) return null;
    return new Json.Obj(List.of("x", "y"), List.of(Ecma.floored(x), Ecma.floored(y)));
  }

  private static Verdict refused(String reason) {
    return new Verdict.Refused(reason);
  }
}
