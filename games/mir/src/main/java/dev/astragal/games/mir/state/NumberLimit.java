package dev.astragal.games.mir.state;

import dev.astragal.games.mir.json.Json;
import java.util.ArrayList;
import java.util.List;

/**
 * The one limit of ours on a document that is otherwise sound: numbers the rules compute with must
 * be exact, that is at most 2^53 - 1.
 */
public final class NumberLimit {
  private NumberLimit() {}

  public static List<String> errors(Json.Obj document) {
    List<String> errors = new ArrayList<>();
    require(document.object("combat"), "round", "/combat", errors);
    if (document.object("combat").get("turnBudget") instanceof Json.Obj budget)
      for (String key : budget.keys()) require(budget, key, "/combat/turnBudget", errors);
    Json.Obj groups = document.object("entities");
    for (Side side : Side.values()) {
      List<Json> members = groups.items(side.key());
      for (int i = 0; i < members.size(); i++) {
        Json.Obj stats = ((Json.Obj) members.get(i)).object("stats");
        String at = "/entities/" + side.key() + "/" + i + "/stats";
        for (String key : List.of("hpCurrent", "hpMax", "ac", "movementSpeed"))
          require(stats, key, at, errors);
      }
    }
    return errors;
  }

  private static void require(Json.Obj object, String key, String at, List<String> errors) {
    if (!(object.at(key) instanceof Json.Int))
      errors.add("[LIMIT] " + at + "/" + key + " must be at most " + Json.Int.MAX);
  }
}
