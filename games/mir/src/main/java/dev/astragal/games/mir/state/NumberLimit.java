package dev.astragal.games.mir.state;

import dev.astragal.games.mir.json.Json;
import java.util.ArrayList;
import java.util.List;

/**
 * The one limit of ours on a document that is otherwise sound: numbers the rules compute with must
 * be exact, that is at most 2^53 - 1.
 */
public final class NumberLimit {
  private static final List<String> STATS = List.of("hpCurrent", "hpMax", "ac", "movementSpeed");

  private NumberLimit() {}

  public static List<String> errors(Json.Obj document) {
    List<String> errors = new ArrayList<>();
    if (!exact(document.object("combat"), "round")) errors.add(error("/combat", "round"));
    if (document.object("combat").get("turnBudget") instanceof Json.Obj budget)
      for (String key : budget.keys())
        if (!exact(budget, key)) errors.add(error("/combat/turnBudget", key));
    Json.Obj groups = document.object("entities");
    for (Side side : Side.ALL) {
      List<Json> members = groups.items(side.key());
      for (int i = 0; i < members.size(); i++) {
        Json.Obj stats = ((Json.Obj) members.get(i)).object("stats");
        for (String key : STATS)
          if (!exact(stats, key))
            errors.add(error("/entities/" + side.key() + "/" + i + "/stats", key));
      }
    }
    return errors;
  }

  private static boolean exact(Json.Obj object, String key) {
    return object.at(key) instanceof Json.Int;
  }

  private static String error(String at, String key) {
    return "[LIMIT] " + at + "/" + key + " must be at most " + Json.Int.MAX;
  }
}
