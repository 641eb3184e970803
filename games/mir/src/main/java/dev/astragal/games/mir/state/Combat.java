package dev.astragal.games.mir.state;

import dev.astragal.games.mir.json.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who fights in which order, and whose turn it is.
 *
 * @param activeId null outside combat
 * @param budget what the active entity used of its turn, or null where the document does not say
 */
public record Combat(
    boolean fighting,
    long round,
    @Nullable String activeId,
    List<String> order,
    @Nullable Budget budget) {
  private static final String FIGHTING = "combat";
  private static final String EXPLORING = "exploration";

  /** What was used of a turn. */
  public record Budget(long movement, long actions, long bonusActions) {
    public static final Budget UNUSED = new Budget(0, 0, 0);
    private static final List<String> KEYS =
        Json.keys("movementUsed", "actionUsed", "bonusActionUsed");

    Json.Obj json() {
      return Json.Obj.of(KEYS, Json.of(movement), Json.of(actions), Json.of(bonusActions));
    }

    static Budget read(Json.Obj json) {
      return new Budget(json.whole(KEYS.get(0)), json.whole(KEYS.get(1)), json.whole(KEYS.get(2)));
    }
  }

  public static Combat read(Json.Obj source) {
    return new Combat(
        source.text("mode").equals(FIGHTING),
        source.whole("round"),
        source.at("activeEntityId") instanceof Json.Text(String id) ? id : null,
        Json.texts((Json.Arr) source.at("initiativeOrder")),
        source.get("turnBudget") instanceof Json.Obj budget ? Budget.read(budget) : null);
  }

  public Combat started(List<String> newOrder, @Nullable Budget newBudget) {
    return new Combat(true, 1, newOrder.getFirst(), List.copyOf(newOrder), newBudget);
  }

  public Combat turnOf(String id, long newRound, @Nullable Budget newBudget) {
    return new Combat(fighting, newRound, id, order, newBudget);
  }

  public Combat ended() {
    return new Combat(false, 0, null, List.of(), budget);
  }

  public Combat using(@Nullable Budget changed) {
    return new Combat(fighting, round, activeId, order, changed);
  }

  public Json.Obj json(Json.Obj source) {
    if (equals(read(source))) return source;
    Json.Obj changed =
        source
            .with("mode", Json.of(fighting ? FIGHTING : EXPLORING))
            .with("round", Json.of(round))
            .with("activeEntityId", Json.orNull(activeId))
            .with("initiativeOrder", Json.texts(order));
    return budget == null ? changed : changed.with("turnBudget", budget.json());
  }
}
