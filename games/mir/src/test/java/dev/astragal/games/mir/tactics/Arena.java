package dev.astragal.games.mir.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirChoice;
import dev.astragal.games.mir.MirDocument;
import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.MirGame;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.games.mir.rules.Rolls;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A field of six by six to put a situation on, with dice that are known. Capitals are players. Asks
 * the tactics rules what they make of it.
 */
final class Arena {
  private final TacticsRules rules;
  private final MirEngine engine;
  private Json.Obj document =
      new ScenarioSheet(
              "Arena",
              false,
              List.of("......", "......", "......", "......", "......", "......"),
              List.of())
          .document();

  Arena(String... overlays) {
    MirGame game = new MirGame();
    List<RunSpec.Overlay> layers =
        Arrays.stream(overlays)
            .map(name -> (RunSpec.Overlay) new RunSpec.Overlay.Named(name))
            .toList();
    RunSpec spec = new RunSpec("mir", new Seed("test"), 1, Map.of(), layers, Map.of());
    rules = new TacticsRules(GameLibrary.setup(game, spec).policy(), Rolls.OF_DOCUMENT);
    engine = MirEngine.of(rules);
    seed("arena");
  }

  TacticsRules rules() {
    return rules;
  }

  MirEngine engine() {
    return engine;
  }

  MirState state() {
    MirDocument read = engine.read(document);
    if (read instanceof MirDocument.Malformed(_, List<String> errors))
      throw new AssertionError(errors);
    return (MirState) read;
  }

  Arena fighter(String id, int x, int y) {
    boolean player = Character.isUpperCase(id.charAt(0));
    Json entity =
        JsonReader.read(
            """
            {"id":"%s","kind":"%s","name":"%s","position":{"x":%d,"y":%d},"size":"M",
             "stats":{"hpCurrent":10,"hpMax":10,"ac":10,"movementSpeed":4},"conditions":[],
             "inventory":[],"token":{"style":"mini","spriteKey":null},
             "controller":{"type":"ai","playerId":null}}"""
                .formatted(id, player ? "player" : "npc", id, x, y));
    return group(player ? "players" : "npcs", entity);
  }

  private Arena group(String key, Json member) {
    Json.Obj groups = document.object("entities");
    List<Json> members = new ArrayList<>(groups.items(key));
    members.add(member);
    document = document.with("entities", groups.with(key, new Json.Arr(members)));
    return this;
  }

  Arena stat(String id, String key, long value) {
    return change(
        id, entity -> entity.with("stats", entity.object("stats").with(key, Json.of(value))));
  }

  Arena hp(String id, long value) {
    return stat(id, "hpCurrent", value);
  }

  Arena condition(String id, String condition) {
    return change(id, entity -> entity.with("conditions", Json.texts(List.of(condition))));
  }

  Arena lasting(String id, String condition, long turns) {
    condition(id, condition);
    return change(
        id,
        entity ->
            entity.with(
                "conditionDurations", new Json.Obj(List.of(condition), List.of(Json.of(turns)))));
  }

  Arena ability(String id, String ability) {
    return change(id, entity -> entity.with("abilities", Json.texts(List.of(ability))));
  }

  private Arena change(String id, UnaryOperator<Json.Obj> change) {
    Json.Obj groups = document.object("entities");
    for (String key : List.of("players", "npcs"))
      groups =
          groups.with(
              key,
              new Json.Arr(
                  groups.items(key).stream()
                      .map(Json.Obj.class::cast)
                      .map(entity -> entity.text("id").equals(id) ? change.apply(entity) : entity)
                      .map(Json.class::cast)
                      .toList()));
    document = document.with("entities", groups);
    return this;
  }

  Arena wall(int x, int y) {
    return tile(x, y, "wall", true);
  }

  Arena rough(int x, int y) {
    return tile(x, y, "difficult", false);
  }

  private Arena tile(int x, int y, String type, boolean blocks) {
    Json.Obj map = document.object("map");
    List<Json> terrain = new ArrayList<>(map.items("terrain"));
    terrain.add(
        new Json.Obj(
            List.of("x", "y", "type", "blocksMovement", "blocksVision"),
            List.of(Json.of(x), Json.of(y), Json.of(type), Json.of(blocks), Json.of(blocks))));
    document = document.with("map", map.with("terrain", new Json.Arr(terrain)));
    return this;
  }

  Arena foggy() {
    document =
        document.with("map", document.object("map").with("fogOfWarEnabled", Json.Literal.TRUE));
    return this;
  }

  Arena seed(String seed) {
    document =
        document.with(
            "rng",
            document.object("rng").with("mode", Json.of("seeded")).with("seed", Json.of(seed)));
    return this;
  }

  Arena fights(String... order) {
    document =
        document.with(
            "combat",
            document
                .object("combat")
                .with("mode", Json.of("combat"))
                .with("round", Json.of(1))
                .with("activeEntityId", Json.of(order[0]))
                .with("initiativeOrder", Json.texts(List.of(order))));
    return this;
  }

  void refuses(MirChoice choice, String reason) {
    refuses(state(), choice, reason);
  }

  void refuses(MirState state, MirChoice choice, String reason) {
    assertThat(engine.applyAction(state, choice).errors()).containsExactly(reason);
  }

  MirState accepts(MirChoice choice) {
    return accepts(state(), choice);
  }

  MirState accepts(MirState state, MirChoice choice) {
    ActionResult result = engine.applyAction(state, choice);
    assertThat(result.errors()).isEmpty();
    return (MirState) result.nextState();
  }

  static MirChoice attack(String attacker, String target) {
    return new MirChoice.Attack(attacker, target);
  }

  static MirChoice cast(String caster, String ability, String target) {
    return new MirChoice.UseAbility(caster, ability, target);
  }

  static MirChoice move(String id, int... cells) {
    MirChoice.Step[] steps = new MirChoice.Step[cells.length / 2];
    for (int i = 0; i < steps.length; i++)
      steps[i] = new MirChoice.Step(cells[2 * i], cells[2 * i + 1]);
    return new MirChoice.Move(id, List.of(steps));
  }

  static Entity entity(MirState state, String id) {
    return state.roster().at(id);
  }

  static long used(MirState state) {
    return Actors.budget(state).movement();
  }

  static Json.Obj event(ActionResult result, String type) {
    for (Json event : result.events())
      if (((Json.Obj) event).text("type").equals(type)) return ((Json.Obj) event).object("payload");
    throw new AssertionError(type + " is not among " + result.events() + result.errors());
  }

  /** What comes of a choice in the situation as it is laid out. */
  ActionResult apply(MirChoice choice) {
    return engine.applyAction(state(), choice);
  }
}
