package dev.astragal.mir.bundle;

import static dev.astragal.games.mir.json.ObjBuilder.object;

import dev.astragal.games.mir.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Turns a state of the reference's older world, a campaign record kept by a game master, into one
 * the engine plays on. What the older world does not say gets the reference's usual value; who has
 * no place gets the first free cell.
 */
public final class Bootstrap {
  private static final int HP = 20;
  private static final int AC = 14;
  private static final int SPEED = 6;
  private static final int CELL_SIZE = 5;
  private static final Set<String> BLOCKED =
      new LinkedHashSet<>(List.of("wall", "rock", "pillar", "blocked"));
  private static final Set<String> DIFFICULT =
      new LinkedHashSet<>(List.of("water", "mud", "rubble", "difficult"));

  private final Json.Obj world;
  private final Set<List<Long>> taken = new LinkedHashSet<>();

  private Bootstrap(Json.Obj world) {
    this.world = world;
  }

  /** The engine's document for {@code world}, which has the form of its schema. */
  public static Json.Obj state(Json.Obj world) {
    return new Bootstrap(world).state();
  }

  private Json.Obj state() {
    Json session = world.object("session").at("id");
    Json map = map(world.object("map"));
    return object(
        "schemaVersion", Json.of("0.1.0"),
        "campaignId", session,
        "sessionId", session,
        "timestamp", timestamp(),
        "rng",
            object(
                "mode", Json.of("seeded"),
                "seed", Json.of(Long.toString(number(world.object("rng"), "seed", 0))),
                "lastRolls", Json.Arr.EMPTY),
        "map", map,
        "entities", entities(),
        "combat",
            object(
                "mode",
                Json.of("exploration"),
                "round",
                Json.of(0),
                "activeEntityId",
                Json.Literal.NULL,
                "initiativeOrder",
                Json.Arr.EMPTY),
        "log", object("events", logs()),
        "ui", object("selectedEntityId", Json.Literal.NULL, "hoveredCell", Json.Literal.NULL));
  }

  /** As late as the record, or its log would lie in the future. */
  private Json timestamp() {
    Json.Obj meta = world.object("meta");
    return meta.get("updatedAt") instanceof Json.Text updated ? updated : meta.at("createdAt");
  }

  private Json map(Json.Obj map) {
    List<Json> terrain = new ArrayList<>();
    for (Json entry : list(map, "tiles")) {
      Json.Obj tile = (Json.Obj) entry;
      String kind = tile.text("terrain").toLowerCase(Locale.ROOT);
      boolean blocked = BLOCKED.contains(kind);
      if (blocked) taken.add(cell(number(tile, "x", 0), number(tile, "y", 0)));
      terrain.add(
          object(
              "x", tile.at("x"),
              "y", tile.at("y"),
              "type",
                  Json.of(blocked ? "blocked" : DIFFICULT.contains(kind) ? "difficult" : "normal"),
              "blocksMovement", Json.of(blocked),
              "blocksVision", Json.of(blocked)));
    }
    String name = map.text("name");
    return object(
        "id", Json.of("map-" + name.toLowerCase(Locale.ROOT).replaceAll("\\s+", "-")),
        "name", Json.of(name),
        "grid",
            object(
                "type", Json.of("square"),
                "size", map.at("dimensions"),
                "cellSize", Json.of(CELL_SIZE)),
        "terrain", new Json.Arr(terrain),
        "fogOfWarEnabled", Json.Literal.FALSE);
  }

  private Json entities() {
    List<Json> players = new ArrayList<>();
    List<Json> npcs = new ArrayList<>();
    List<Json> objects = new ArrayList<>();
    for (Json entry : world.items("entities"))
      if (entry instanceof Json.Obj entity && entity.get("position") instanceof Json.Obj place)
        taken.add(cell(number(place, "x", 0), number(place, "y", 0)));
    for (Json entry : world.items("entities")) {
      Json.Obj entity = (Json.Obj) entry;
      String kind = kind(entity);
      (kind.equals("player") ? players : kind.equals("npc") ? npcs : objects)
          .add(entity(entity, kind));
    }
    return object(
        "players", new Json.Arr(players),
        "npcs", new Json.Arr(npcs),
        "objects", new Json.Arr(objects));
  }

  private static String kind(Json.Obj entity) {
    String type = text(entity, "type");
    String role = text(entity, "role");
    if (type.equals("player") || role.equals("pc")) return "player";
    boolean acts = type.equals("npc") || List.of("enemy", "ally", "neutral").contains(role);
    return acts ? "npc" : "object";
  }

  private Json entity(Json.Obj entity, String kind) {
    Json.Obj stats = entity.get("stats") instanceof Json.Obj known ? known : Json.Obj.EMPTY;
    long hp = number(stats, "hp", HP);
    boolean player = kind.equals("player");
    return object(
        "id", entity.at("id"),
        "kind", Json.of(kind),
        "name", entity.at("name"),
        "position", position(entity),
        "size", Json.of("M"),
        "stats",
            object(
                "hpCurrent", Json.of(hp),
                "hpMax", Json.of(hp),
                "ac", Json.of(number(stats, "ac", AC)),
                "movementSpeed", Json.of(number(stats, "speed", SPEED))),
        "conditions", new Json.Arr(list(entity, "conditions")),
        "inventory", Json.Arr.EMPTY,
        "token", object("style", Json.of("mini"), "spriteKey", Json.Literal.NULL),
        "controller",
            object(
                "type",
                Json.of(player ? "human" : "ai"),
                "playerId",
                player ? entity.at("id") : Json.Literal.NULL));
  }

  private Json position(Json.Obj entity) {
    if (entity.get("position") instanceof Json.Obj place)
      return object("x", place.at("x"), "y", place.at("y"));
    Json.Obj size = world.object("map").object("dimensions");
    for (long y = 0; y < number(size, "height", 1); y++)
      for (long x = 0; x < number(size, "width", 1); x++)
        if (taken.add(cell(x, y))) return object("x", Json.of(x), "y", Json.of(y));
    return object("x", Json.of(0), "y", Json.of(0));
  }

  private Json logs() {
    List<Json> events = new ArrayList<>();
    for (Json entry : world.items("logs")) {
      Json.Obj line = (Json.Obj) entry;
      events.add(
          object(
              "id", line.at("id"),
              "timestamp", line.at("timestamp"),
              "type", Json.of("BOOTSTRAP_LOG"),
              "payload", object("message", line.at("message"))));
    }
    return new Json.Arr(events);
  }

  private static List<Long> cell(long x, long y) {
    return List.of(x, y);
  }

  private static long number(Json.Obj object, String key, long fallback) {
    return object.get(key) instanceof Json.Int(long value) ? value : fallback;
  }

  private static String text(Json.Obj object, String key) {
    return object.get(key) instanceof Json.Text(String value) ? value : "";
  }

  private static List<Json> list(@Nullable Json value, String key) {
    return value instanceof Json.Obj object && object.get(key) instanceof Json.Arr(List<Json> items)
        ? items
        : List.of();
  }
}
