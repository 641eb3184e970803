package dev.astragal.games.mir.rules;

import dev.astragal.games.mir.ActionType;
import dev.astragal.games.mir.json.Ecma;
import dev.astragal.games.mir.json.Json;
import dev.astragal.kernel.game.Rejection;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an action must look like before anybody asks whether it may be done. */
public final class ActionShape {
  private static final List<String> SUMMARISED = List.of("entityId", "attackerId", "targetId");
  private static final Json UNKNOWN = Json.of("UNKNOWN");

  private ActionShape() {}

  /** The type of {@code action} among {@code catalogue}, or null. */
  public static @Nullable ActionType type(Json action, List<ActionType> catalogue) {
    if (!(action instanceof Json.Obj object)) return null;
    if (!(object.get("type") instanceof Json.Text(String name))) return null;
    for (ActionType known : catalogue) if (known.name().equals(name)) return known;
    return null;
  }

  /** The first thing that is wrong with the form of {@code action}. */
  public static @Nullable Rejection refusal(Json action, List<ActionType> catalogue) {
    if (!(action instanceof Json.Obj) && !(action instanceof Json.Arr))
      return invalid("Action must be a non-null object");
    ActionType type = type(action, catalogue);
    if (type == null || !(action instanceof Json.Obj object))
      return invalid("Unknown action type \"" + shown(field(action, "type")) + "\"");
    for (String field : type.fields()) {
      Json value = object.get(field);
      if (value == null || !Ecma.truthy(value)) return invalid(type + " requires " + field);
    }
    if (type == ActionType.MOVE && !(object.get("path") instanceof Json.Arr))
      return invalid("MOVE requires path array");
    if (type == ActionType.SET_SEED
        && (!(object.get("seed") instanceof Json.Text(String seed)) || seed.isEmpty()))
      return invalid("SET_SEED requires a non-empty seed string");
    return null;
  }

  /** As much of {@code action} as the log keeps of one that was refused. */
  public static Json.Obj summary(Json action) {
    List<String> keys = new ArrayList<>(List.of("type"));
    Json type = field(action, "type");
    List<Json> values =
        new ArrayList<>(List.of(type == null || type == Json.Literal.NULL ? UNKNOWN : type));
    for (String key : SUMMARISED) {
      Json value = field(action, key);
      if (value == null || !Ecma.truthy(value)) continue;
      keys.add(key);
      values.add(value);
    }
    return new Json.Obj(keys, values);
  }

  /** How a sentence shows a value that may be missing. */
  static String shown(@Nullable Json value) {
    return value == null ? "undefined" : Ecma.text(value);
  }

  public static Rejection invalid(String message) {
    return Rejection.of("INVALID_ACTION", message);
  }

  private static @Nullable Json field(Json action, String key) {
    return action instanceof Json.Obj object ? object.get(key) : null;
  }
}
