package dev.astragal.games.mir.state;

import dev.astragal.games.mir.json.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Somebody or something on the map. Typed where a rule looks; everything else stays in the {@code
 * source} it was read from.
 *
 * @param oddPosition the position as a caller of the contract gave it, where that is not a pair of
 *     cells of the map; the next call finds such a state malformed
 * @param durations turns left per condition, or null where the document has no such table
 * @param cooldowns turns left per ability, or null where the document has no such table
 */
public record Entity(
    Json.Obj source,
    Sheet sheet,
    int x,
    int y,
    @Nullable OddPosition oddPosition,
    long hp,
    List<String> conditions,
    @Nullable Counters durations,
    @Nullable Counters cooldowns) {
  public static final String DEAD = "dead";

  /** Coordinates that are no cell. */
  public record OddPosition(Json x, Json y) {}

  public static Entity read(Json.Obj source, Side side) {
    Json.Obj position = source.object("position");
    return new Entity(
        source,
        Sheet.read(source, side),
        (int) position.whole("x"),
        (int) position.whole("y"),
        null,
        source.object("stats").whole("hpCurrent"),
        Json.texts((Json.Arr) source.at("conditions")),
        Counters.read(source.get("conditionDurations")),
        Counters.read(source.get("abilityCooldowns")));
  }

  public Side side() {
    return sheet.side();
  }

  public String id() {
    return sheet.id();
  }

  public String name() {
    return sheet.name();
  }

  public long hpMax() {
    return sheet.hpMax();
  }

  public long ac() {
    return sheet.ac();
  }

  public long speed() {
    return sheet.speed();
  }

  public boolean dead() {
    return has(DEAD);
  }

  /** How often a condition is listed; documents may repeat one. */
  public int count(String condition) {
    return Collections.frequency(conditions, condition);
  }

  public boolean has(String condition) {
    return !conditions.isEmpty() && conditions.contains(condition);
  }

  public Json xJson() {
    return oddPosition == null ? Json.of(x) : oddPosition.x;
  }

  public Json yJson() {
    return oddPosition == null ? Json.of(y) : oddPosition.y;
  }

  public Entity at(int newX, int newY, @Nullable OddPosition odd) {
    return new Entity(source, sheet, newX, newY, odd, hp, conditions, durations, cooldowns);
  }

  public Entity withHp(long points) {
    return new Entity(source, sheet, x, y, oddPosition, points, conditions, durations, cooldowns);
  }

  public Entity withConditions(List<String> changed, @Nullable Counters newDurations) {
    Json.Obj placed = placed("conditionDurations", durations, newDurations);
    return new Entity(placed, sheet, x, y, oddPosition, hp, changed, newDurations, cooldowns);
  }

  public Entity withCooldowns(@Nullable Counters changed) {
    Json.Obj placed = placed("abilityCooldowns", cooldowns, changed);
    return new Entity(placed, sheet, x, y, oddPosition, hp, conditions, durations, changed);
  }

  /** A table that is new gets its place behind all other keys at once, before the next one does. */
  private Json.Obj placed(String key, @Nullable Counters before, @Nullable Counters after) {
    return before == null && after != null ? source.with(key, after.json()) : source;
  }

  /** With {@code points} left after being hurt; without any it is dead. */
  public Entity hurtTo(long points) {
    Entity hurt = withHp(points);
    return points == 0 && !dead() ? hurt.withConditions(plus(DEAD), durations) : hurt;
  }

  public List<String> plus(String condition) {
    List<String> more = new ArrayList<>(conditions);
    more.add(condition);
    return List.copyOf(more);
  }

  /** As it was written, with what changed since. */
  public Json.Obj json() {
    Json.Obj position = source.object("position");
    Json.Obj stats = source.object("stats");
    Json.Obj json = source;
    if (oddPosition != null || position.whole("x") != x || position.whole("y") != y)
      json = json.with("position", position.with("x", xJson()).with("y", yJson()));
    if (stats.whole("hpCurrent") != hp)
      json = json.with("stats", stats.with("hpCurrent", Json.of(hp)));
    Json.Arr written = Json.texts(conditions);
    if (!written.equals(source.at("conditions"))) json = json.with("conditions", written);
    if (durations != null) json = json.with("conditionDurations", durations.json());
    if (cooldowns != null) json = json.with("abilityCooldowns", cooldowns.json());
    return json;
  }
}
