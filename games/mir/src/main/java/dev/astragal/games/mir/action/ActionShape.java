package dev.astragal.games.mir.action;

import dev.astragal.kernel.game.Rejection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an action must look like before anybody asks whether it may be done. */
public final class ActionShape {
  private ActionShape() {}

  /** The first thing that is wrong with the form of {@code action}. */
  public static @Nullable Rejection refusal(Action action, List<ActionType> catalogue) {
    ActionType type = action.type();
    if (!catalogue.contains(type)) return invalid(unknown(type.name()));
    List<String> fields = type.fields();
    for (int i = 0; i < fields.size(); i++)
      if (action.name(i).missing()) return invalid(type + " requires " + fields.get(i));
    if (action instanceof Action.SetSeed(String seed) && seed.isEmpty())
      return invalid("SET_SEED requires a non-empty seed string");
    return null;
  }

  public static Rejection invalid(String message) {
    return Rejection.of("INVALID_ACTION", message);
  }

  static String unknown(String type) {
    return "Unknown action type \"" + type + "\"";
  }
}
