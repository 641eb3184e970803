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
    Side side,
    String id,
    String name,
    int x,
    int y,
    @Nullable OddPosition oddPosition,
    long hp,
    long hpMax,
    long ac,
    long speed,
    List<String> conditions,
    @Nullable Counters durations,
    @Nullable Counters cooldowns) {
  public static final String DEAD = "dead";

  /** Coordinates that are no cell. */
  public record OddPosition(Json x, Json y) {}

  public static Entity read(Json.Obj source, Side side) {
    Json.Obj position = source.object("position");
    Json.Obj stats = source.object("stats");
    List<String> conditions = new ArrayList<>();
    for (Json condition : source.items("conditions"))
      conditions.add(((Json.Text) condition).value());
    return new Entity(
        source,
        side,
        source.text("id"),
        source.text("name"),
        (int) whole(position, "x"),
        (int) whole(position, "y"),
        null,
        whole(stats, "hpCurrent"),
        whole(stats, "hpMax"),
        whole(stats, "ac"),
        whole(stats, "movementSpeed"),
        List.copyOf(conditions),
        Counters.read(source.get("conditionDurations")),
        Counters.read(source.get("abilityCooldowns")));
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

  /** A number among its stats that a document may leave out. */
  public long stat(String key, long fallback) {
    return source.object("stats").get(key) instanceof Json.Int(long value) ? value : fallback;
  }

  /** A pair of numbers among its stats that a document may leave out. */
  public Json.@Nullable Arr pair(String key) {
    return source.object("stats").get(key) instanceof Json.Arr pair ? pair : null;
  }

  public List<String> abilities() {
    if (!(source.get("abilities") instanceof Json.Arr(List<Json> items))) return List.of();
    return items.stream().map(item -> ((Json.Text) item).value()).toList();
  }

  public Json xJson() {
    return oddPosition == null ? Json.of(x) : oddPosition.x;
  }

  public Json yJson() {
    return oddPosition == null ? Json.of(y) : oddPosition.y;
  }

  public Entity at(int newX, int newY, @Nullable OddPosition odd) {
    return new Entity(
        source,
        side,
        id,
        name,
        newX,
        newY,
        odd,
        hp,
        hpMax,
        ac,
        speed,
        conditions,
        durations,
        cooldowns);
  }

  public Entity withHp(long points) {
    return new Entity(
        source,
        side,
        id,
        name,
        x,
        y,
        oddPosition,
        points,
        hpMax,
        ac,
        speed,
        conditions,
        durations,
        cooldowns);
  }

  public Entity withConditions(List<String> changed, @Nullable Counters newDurations) {
    return new Entity(
        placed("conditionDurations", durations, newDurations),
        side,
        id,
        name,
        x,
        y,
        oddPosition,
        hp,
        hpMax,
        ac,
        speed,
        changed,
        newDurations,
        cooldowns);
  }

  public Entity withCooldowns(@Nullable Counters changed) {
    return new Entity(
        placed("abilityCooldowns", cooldowns, changed),
        side,
        id,
        name,
        x,
        y,
        oddPosition,
        hp,
        hpMax,
        ac,
        speed,
        conditions,
        durations,
        changed);
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
    if (oddPosition != null || whole(position, "x") != x || whole(position, "y") != y)
      json = json.with("position", position.with("x", xJson()).with("y", yJson()));
    if (whole(stats, "hpCurrent") != hp)
      json = json.with("stats", stats.with("hpCurrent", Json.of(hp)));
    Json.Arr written = Json.texts(conditions);
    if (!written.equals(source.at("conditions"))) json = json.with("conditions", written);
    if (durations != null) json = json.with("conditionDurations", durations.json());
    if (cooldowns != null) json = json.with("abilityCooldowns", cooldowns.json());
    return json;
  }

  private static long whole(Json.Obj object, String key) {
    return ((Json.Int) object.at(key)).value();
  }
}
