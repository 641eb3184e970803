package dev.astragal.games.mir;

import dev.astragal.games.mir.json.Ecma;
import dev.astragal.games.mir.json.Json;
import dev.astragal.kernel.game.Violations;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The 25 invariants of a state document, in the order in which the reference evaluates them. Reads
 * the document and not the typed state, because a broken document is what it has to describe.
 */
final class Invariants {
  private static final List<String> GROUPS = List.of("players", "npcs", "objects");
  private static final long NO_NUMBER = -1;
  private static final List<String> KINDS = List.of("player", "npc", "object");

  private final Json.Obj state;
  private final Violations out;
  private final List<Json.Obj> entities = new ArrayList<>();
  private final Set<String> ids = new LinkedHashSet<>();
  private final long width;
  private final long height;

  private Invariants(Json.Obj state, Violations out) {
    this.state = state;
    this.out = out;
    Json.Obj extent = state.object("map").object("grid").object("size");
    this.width = ((Json.Int) extent.at("width")).value();
    this.height = ((Json.Int) extent.at("height")).value();
  }

  /** Reports whatever {@code state}, which has the form of its schema, breaks. */
  static void check(Json.Obj state, Violations out) {
    new Invariants(state, out).check();
  }

  private void check() {
    uniqueIdsAndKinds();
    Set<Object> blocked = blockedCells();
    Map<Object, String> occupants = new LinkedHashMap<>();
    for (Json.Obj entity : entities) {
      String id = entity.text("id");
      hitPoints(id, entity.object("stats"));
      place(id, entity.object("position"), blocked, occupants);
      belongings(id, entity);
    }
    combat(state.object("combat"));
    terrain();
    log(state.object("log").items("events"));
    dice(state.object("rng"));
    userInterface(state.object("ui"));
  }

  private void uniqueIdsAndKinds() {
    Json.Obj groups = state.object("entities");
    for (String group : GROUPS)
      for (Json entity : groups.items(group)) entities.add((Json.Obj) entity);
    for (Json.Obj entity : entities)
      if (!ids.add(entity.text("id")))
        report("UNIQUE_ENTITY_IDS", "Duplicate entity id \"" + entity.text("id") + "\"");
    for (int group = 0; group < GROUPS.size(); group++) {
      for (Json entry : groups.items(GROUPS.get(group))) {
        Json.Obj entity = (Json.Obj) entry;
        String kind = entity.text("kind");
        if (!kind.equals(KINDS.get(group)))
          report(
              "ENTITY_KIND_MATCH",
              quoted(entity.text("id")) + " in " + GROUPS.get(group) + " has kind " + quoted(kind));
      }
    }
  }

  private Set<Object> blockedCells() {
    Set<Object> blocked = new LinkedHashSet<>();
    for (Json entry : state.object("map").items("terrain")) {
      Json.Obj tile = (Json.Obj) entry;
      if (tile.at("blocksMovement") == Json.Literal.TRUE) blocked.add(key(tile));
    }
    return blocked;
  }

  private void hitPoints(String id, Json.Obj stats) {
    if (stats.at("hpCurrent") instanceof Json.Int(long points)
        && stats.at("hpMax") instanceof Json.Int(long most)
        && points >= 0
        && points <= most
        && most >= 1) return;
    double current = Ecma.toNumber(stats.at("hpCurrent"));
    double max = Ecma.toNumber(stats.at("hpMax"));
    if (current < 0 || current > max)
      report(
          "HP_BOUNDS",
          quoted(id)
              + ": hpCurrent "
              + Ecma.text(stats.at("hpCurrent"))
              + " not in [0, "
              + Ecma.text(stats.at("hpMax"))
              + "]");
    if (max < 1)
      report("HP_MAX_POSITIVE", quoted(id) + ": hpMax " + Ecma.text(stats.at("hpMax")) + " < 1");
  }

  private void place(
      String id, Json.Obj position, Set<Object> blocked, Map<Object, String> occupants) {
    Object cell = key(position);
    if (outside(position))
      report("POSITION_IN_BOUNDS", quoted(id) + " at " + cell(position) + " outside " + size());
    String other = occupants.put(cell, id);
    if (other != null)
      report(
          "NO_SOLID_OVERLAP", quoted(other) + " and " + quoted(id) + " both at " + cell(position));
    if (blocked.contains(cell))
      report("NO_ENTITY_ON_BLOCKED", quoted(id) + " at " + cell(position) + " on blocked tile");
  }

  private void belongings(String id, Json.Obj entity) {
    List<Json> conditions = entity.items("conditions");
    for (int i = 0; i < conditions.size(); i++)
      if (!(conditions.get(i) instanceof Json.Text(String text)) || text.isEmpty())
        report("CONDITIONS_NON_EMPTY_STRINGS", quoted(id) + " conditions[" + i + "] is empty");
    List<Json> inventory = entity.items("inventory");
    if (inventory.isEmpty()) return;
    Set<String> items = new LinkedHashSet<>();
    for (Json entry : inventory) {
      Json.Obj item = (Json.Obj) entry;
      String itemId = item.text("id");
      if (!items.add(itemId))
        report(
            "INVENTORY_IDS_UNIQUE_PER_ENTITY", quoted(id) + " duplicate item id " + quoted(itemId));
      if (Ecma.toNumber(item.at("qty")) < 1)
        report(
            "INVENTORY_QTY_POSITIVE",
            quoted(id) + " item " + quoted(itemId) + " qty " + Ecma.text(item.at("qty")) + " < 1");
    }
  }

  private void combat(Json.Obj combat) {
    boolean fighting = combat.text("mode").equals("combat");
    @Nullable String active = nullable(combat.at("activeEntityId"));
    List<Json> order = combat.items("initiativeOrder");
    double round = Ecma.toNumber(combat.at("round"));
    String code = "COMBAT_MODE_CONSISTENCY";
    if (!fighting) {
      if (round != 0) report(code, "Exploration but round=" + Ecma.text(combat.at("round")));
      if (active != null) report(code, "Exploration but activeEntityId=" + quoted(active));
      if (!order.isEmpty()) report(code, "Exploration but initiativeOrder not empty");
    }
    if (fighting && (active == null || active.isEmpty()))
      report("COMBAT_ACTIVE_ENTITY_EXISTS", "Combat but activeEntityId is null");
    else if (fighting && active != null && !ids.contains(active))
      report("COMBAT_ACTIVE_ENTITY_EXISTS", "activeEntityId " + quoted(active) + " not found");
    for (Json id : order)
      if (!ids.contains(Ecma.text(id)))
        report(
            "COMBAT_INITIATIVE_ENTITIES_EXIST",
            quoted(Ecma.text(id)) + " in initiativeOrder not found");
    if (fighting && active != null && !active.isEmpty() && !order.contains(Json.of(active)))
      report(
          "COMBAT_ACTIVE_IN_INITIATIVE",
          "activeEntityId " + quoted(active) + " not in initiativeOrder");
    Set<Json> seen = new LinkedHashSet<>();
    for (Json id : order)
      if (!seen.add(id))
        report(
            "COMBAT_INITIATIVE_UNIQUE",
            "Duplicate " + quoted(Ecma.text(id)) + " in initiativeOrder");
    if (fighting && round < 1)
      report("COMBAT_ROUND_POSITIVE", "Combat but round=" + Ecma.text(combat.at("round")));
  }

  private void terrain() {
    Set<Object> cells = new LinkedHashSet<>();
    for (Json entry : state.object("map").items("terrain")) {
      Json.Obj tile = (Json.Obj) entry;
      if (outside(tile))
        report("TERRAIN_IN_BOUNDS", "Terrain " + cell(tile) + " outside " + size());
      if (!cells.add(key(tile)))
        report("TERRAIN_NO_DUPLICATES", "Duplicate terrain at " + cell(tile));
    }
    if (width < 1 || height < 1) report("MAP_SIZE_POSITIVE", "Map size " + size() + " invalid");
  }

  private void log(List<Json> events) {
    Set<String> seen = new LinkedHashSet<>();
    for (Json event : events) {
      String id = ((Json.Obj) event).text("id");
      if (!seen.add(id)) report("LOG_IDS_UNIQUE", "Duplicate log id " + quoted(id));
    }
    String previous = "";
    for (Json entry : events) {
      Json.Obj event = (Json.Obj) entry;
      String timestamp = event.text("timestamp");
      if (timestamp.compareTo(previous) < 0)
        report("LOG_CHRONOLOGICAL", quoted(event.text("id")) + " timestamp before previous");
      previous = timestamp;
    }
  }

  private void dice(Json.Obj rng) {
    @Nullable String seed = nullable(rng.at("seed"));
    if (rng.text("mode").equals("seeded") && (seed == null || seed.isEmpty()))
      report("RNG_SEED_REQUIRED_WHEN_SEEDED", "Seeded mode but seed is null/empty");
    List<Json> rolls = rng.items("lastRolls");
    for (int i = 0; i < rolls.size(); i++)
      if (!Ecma.isNumber(((Json.Obj) rolls.get(i)).at("resultTotal")))
        report("RNG_ROLL_VALUES_VALID", "lastRolls[" + i + "]: resultTotal is not a number");
  }

  private void userInterface(Json.Obj ui) {
    @Nullable String selected = nullable(ui.at("selectedEntityId"));
    if (selected != null && !ids.contains(selected))
      report("UI_SELECTED_ENTITY_EXISTS", "selectedEntityId " + quoted(selected) + " not found");
    if (ui.at("hoveredCell") instanceof Json.Obj hovered && outside(hovered))
      report("UI_HOVERED_CELL_IN_BOUNDS", "hoveredCell " + cell(hovered) + " outside " + size());
  }

  private boolean outside(Json.Obj place) {
    if (place.at("x") instanceof Json.Int(long column)
        && place.at("y") instanceof Json.Int(long row))
      return column < 0 || column >= width || row < 0 || row >= height;
    double x = Ecma.toNumber(place.at("x"));
    double y = Ecma.toNumber(place.at("y"));
    return x < 0 || x >= width || y < 0 || y >= height;
  }

  private void report(String code, String message) {
    out.report(code, message);
  }

  private String size() {
    return width + "x" + height;
  }

  private static String cell(Json.Obj place) {
    return "(" + Ecma.text(place.at("x")) + "," + Ecma.text(place.at("y")) + ")";
  }

  /**
   * Two places are the same when they print the same, whatever their coordinates are; those that
   * print as whole numbers are compared as numbers, which is cheaper.
   */
  private static Object key(Json.Obj place) {
    long column = whole(place.at("x"));
    long row = whole(place.at("y"));
    return column == NO_NUMBER || row == NO_NUMBER ? cell(place) : (column << 32) + row;
  }

  private static long whole(Json coordinate) {
    if (coordinate instanceof Json.Int(long value))
      return value >= 0 && value <= Integer.MAX_VALUE ? value : NO_NUMBER;
    String text = Ecma.text(coordinate);
    return text.matches("0|[1-9]\\d{0,8}") ? Long.parseLong(text) : NO_NUMBER;
  }

  private static @Nullable String nullable(Json value) {
    return value instanceof Json.Text(String text) ? text : null;
  }

  private static String quoted(String text) {
    return "\"" + text + "\"";
  }
}
