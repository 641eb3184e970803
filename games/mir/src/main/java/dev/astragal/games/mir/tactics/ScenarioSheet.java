package dev.astragal.games.mir.tactics;

import static dev.astragal.games.mir.json.ObjBuilder.object;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.state.Side;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.ArrayList;
import java.util.List;

/**
 * A fight as its author draws it: a map of characters, and who the letters on it are.
 *
 * @param rows {@code #} walls, {@code ~} difficult ground, {@code o} pits one can see across,
 *     {@code .} open ground, anything else a fighter
 */
public record ScenarioSheet(String name, boolean fog, List<String> rows, List<Fighter> fighters) {
  private static final Shape<ScenarioSheet> SHAPE = Shape.of(ScenarioSheet.class);
  private static final String TIMESTAMP = "2026-01-01T00:00:00Z";
  private static final String TERRAIN = "#~o.";

  /** Somebody on the map; the name is also the id. */
  public record Fighter(
      String token,
      String name,
      Side side,
      int hp,
      int ac,
      int speed,
      int bonus,
      int dice,
      int sides,
      int range,
      List<String> abilities) {
    Fighter with(int newHp, int newBonus) {
      return new Fighter(
          token, name, side, newHp, ac, speed, newBonus, dice, sides, range, abilities);
    }
  }

  public static ScenarioSheet read(Tree tree) {
    ScenarioSheet sheet = SHAPE.read(tree);
    for (String row : sheet.rows)
      if (row.length() != sheet.rows.getFirst().length())
        throw new TreeException("rows", tree.mark(), "every row must be equally long");
    for (Fighter fighter : sheet.fighters)
      if (sheet.rows.stream().noneMatch(row -> row.contains(fighter.token)))
        throw new TreeException(
            "fighters", tree.mark(), fighter.name + " is not on the map as " + fighter.token);
    return sheet;
  }

  /** The same fight against enemies of another strength. */
  public ScenarioSheet against(int hpPercent, int attack) {
    List<Fighter> changed = new ArrayList<>();
    for (Fighter one : fighters)
      changed.add(
          one.side == Side.NPCS
              ? one.with(Math.max(1, (one.hp * hpPercent + 50) / 100), one.bonus + attack)
              : one);
    return new ScenarioSheet(name, fog, rows, changed);
  }

  /** The state document this fight begins with. */
  public Json.Obj document() {
    return object(
        "schemaVersion", Json.of("0.1.0"),
        "campaignId", Json.of("astragal"),
        "sessionId", Json.of(name),
        "timestamp", Json.of(TIMESTAMP),
        "rng",
            object(
                "mode", Json.of("manual"), "seed", Json.Literal.NULL, "lastRolls", Json.Arr.EMPTY),
        "map", map(),
        "entities",
            object(
                "players", group(Side.PLAYERS),
                "npcs", group(Side.NPCS),
                "objects", group(Side.OBJECTS)),
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
        "log", object("events", Json.Arr.EMPTY),
        "ui", object("selectedEntityId", Json.Literal.NULL, "hoveredCell", Json.Literal.NULL));
  }

  private Json map() {
    List<Json> terrain = new ArrayList<>();
    for (int y = 0; y < rows.size(); y++)
      for (int x = 0; x < rows.get(y).length(); x++) {
        char drawn = rows.get(y).charAt(x);
        if (TERRAIN.indexOf(drawn) >= 0 && drawn != '.') terrain.add(tile(x, y, drawn));
      }
    return object(
        "id", Json.of("map"),
        "name", Json.of(name),
        "grid",
            object(
                "type", Json.of("square"),
                "size",
                    object(
                        "width", Json.of(rows.getFirst().length()),
                        "height", Json.of(rows.size())),
                "cellSize", Json.of(5)),
        "terrain", new Json.Arr(terrain),
        "fogOfWarEnabled", Json.of(fog));
  }

  private static Json tile(int x, int y, char drawn) {
    String type = drawn == '#' ? "wall" : drawn == '~' ? "difficult" : "pit";
    return object(
        "x", Json.of(x),
        "y", Json.of(y),
        "type", Json.of(type),
        "blocksMovement", Json.of(drawn != '~'),
        "blocksVision", Json.of(drawn == '#'));
  }

  private Json group(Side side) {
    List<Json> group = new ArrayList<>();
    for (Fighter fighter : fighters) if (fighter.side == side) group.add(entity(fighter));
    return new Json.Arr(group);
  }

  private Json entity(Fighter fighter) {
    boolean player = fighter.side == Side.PLAYERS;
    String kind = player ? "player" : fighter.side == Side.NPCS ? "npc" : "object";
    return object(
        "id", Json.of(fighter.name),
        "kind", Json.of(kind),
        "name", Json.of(fighter.name),
        "position", position(fighter.token),
        "size", Json.of("M"),
        "stats",
            object(
                "hpCurrent", Json.of(fighter.hp),
                "hpMax", Json.of(fighter.hp),
                "ac", Json.of(fighter.ac),
                "movementSpeed", Json.of(fighter.speed),
                "attackBonus", Json.of(fighter.bonus),
                "damageDice", new Json.Arr(List.of(Json.of(fighter.dice), Json.of(fighter.sides))),
                "attackRange", Json.of(fighter.range)),
        "conditions", Json.Arr.EMPTY,
        "abilities", Json.texts(fighter.abilities),
        "inventory", Json.Arr.EMPTY,
        "token", object("style", Json.of("mini"), "spriteKey", Json.Literal.NULL),
        "controller",
            object(
                "type",
                Json.of(player ? "human" : "ai"),
                "playerId",
                player ? Json.of(fighter.name) : Json.Literal.NULL));
  }

  private Json position(String token) {
    for (int y = 0; y < rows.size(); y++) {
      int x = rows.get(y).indexOf(token);
      if (x >= 0) return object("x", Json.of(x), "y", Json.of(y));
    }
    throw new IllegalStateException(token + " was found on the map before");
  }
}
