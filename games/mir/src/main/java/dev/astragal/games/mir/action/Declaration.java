package dev.astragal.games.mir.action;

import dev.astragal.games.mir.json.Ecma;
import dev.astragal.games.mir.json.Json;
import dev.astragal.kernel.game.Choice;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An action as somebody outside declares it, however odd; the entry point reads it once. */
public sealed interface Declaration extends Choice
    permits Action, Declaration.Written, Declaration.Unreadable {
  /** An action and the document it was read from. */
  record Written(Json document, Action action) implements Declaration {
    @Override
    public Json.Obj summary() {
      return Declaration.summary(document);
    }
  }

  /** A document that is no action of any kind, and why. */
  record Unreadable(Json document, String why) implements Declaration {
    @Override
    public Json.Obj summary() {
      return Declaration.summary(document);
    }
  }

  /** As much of it as the log keeps when it is refused. */
  Json.Obj summary();

  static Declaration read(Json document) {
    if (!(document instanceof Json.Obj) && !(document instanceof Json.Arr))
      return new Unreadable(document, "Action must be a non-null object");
    @Nullable Json type = field(document, "type");
    if (document instanceof Json.Obj object && type instanceof Json.Text(String name))
      for (ActionType known : ActionType.values())
        if (known.name().equals(name)) return read(known, object);
    return new Unreadable(
        document, ActionShape.unknown(type == null ? "undefined" : Ecma.text(type)));
  }

  private static Declaration read(ActionType type, Json.Obj document) {
    Action action =
        switch (type) {
          case MOVE -> move(document);
          case ATTACK -> new Action.Attack(name(document, "attackerId"), target(document));
          case ROLL_INITIATIVE -> new Action.RollInitiative();
          case END_TURN -> new Action.EndTurn(entity(document));
          case DEFEND -> new Action.Defend(entity(document));
          case USE_ABILITY ->
              new Action.UseAbility(
                  name(document, "casterId"), name(document, "abilityId"), target(document));
          case SET_SEED ->
              new Action.SetSeed(
                  document.get("seed") instanceof Json.Text(String seed) ? seed : "");
          case YIELD -> new Action.Yield(entity(document));
        };
    return action == null
        ? new Unreadable(document, "MOVE requires path array")
        : new Written(document, action);
  }

  /** Nothing when it has somebody to move and no list of steps. */
  private static Action.@Nullable Move move(Json.Obj document) {
    Name entity = entity(document);
    List<PathStep> path = new ArrayList<>();
    if (document.get("path") instanceof Json.Arr(List<Json> steps))
      for (Json step : steps) path.add(PathStep.read(step));
    else if (!entity.missing()) return null;
    return new Action.Move(entity, path);
  }

  private static Name entity(Json.Obj document) {
    return name(document, "entityId");
  }

  private static Name target(Json.Obj document) {
    return name(document, "targetId");
  }

  private static Name name(Json.Obj document, String key) {
    return Name.read(document.get(key));
  }

  private static Json.Obj summary(Json document) {
    List<String> keys = new ArrayList<>(List.of("type"));
    Json type = field(document, "type");
    List<Json> values =
        new ArrayList<>(
            List.of(type == null || type == Json.Literal.NULL ? Json.of("UNKNOWN") : type));
    for (String key : ActionType.SUMMARISED) {
      Json value = field(document, key);
      if (value == null || !Ecma.truthy(value)) continue;
      keys.add(key);
      values.add(value);
    }
    return new Json.Obj(keys, values);
  }

  private static @Nullable Json field(Json document, String key) {
    return document instanceof Json.Obj object ? object.get(key) : null;
  }
}
