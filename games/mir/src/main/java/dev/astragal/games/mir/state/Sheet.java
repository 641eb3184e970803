package dev.astragal.games.mir.state;

import dev.astragal.games.mir.json.Json;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What never changes about somebody while a game is played. What a document may leave out, and the
 * rules then decide, is optional.
 */
public record Sheet(
    Side side,
    String id,
    String name,
    long hpMax,
    long ac,
    long speed,
    long attackBonus,
    OptionalLong attackRange,
    OptionalInt damageDice,
    OptionalInt damageSides,
    List<String> abilities) {
  /** More dice than anybody throws at once, so that a document cannot ask for a billion. */
  private static final int DICE_MAX = 100;

  static Sheet read(Json.Obj source, Side side) {
    Json.Obj stats = source.object("stats");
    return new Sheet(
        side,
        source.text("id"),
        source.text("name"),
        stats.whole("hpMax"),
        stats.whole("ac"),
        stats.whole("movementSpeed"),
        stats.get("attackBonus") instanceof Json.Int(long bonus) ? bonus : 0,
        stats.get("attackRange") instanceof Json.Int(long range)
            ? OptionalLong.of(range)
            : OptionalLong.empty(),
        damage(stats, 0),
        damage(stats, 1),
        source.get("abilities") instanceof Json.Arr abilities ? Json.texts(abilities) : List.of());
  }

  private static OptionalInt damage(Json.Obj stats, int place) {
    return stats.get("damageDice") instanceof Json.Arr(List<Json> pair)
            && pair.get(place) instanceof Json.Int(long value)
        ? OptionalInt.of((int) Math.min(value, DICE_MAX))
        : OptionalInt.empty();
  }
}
