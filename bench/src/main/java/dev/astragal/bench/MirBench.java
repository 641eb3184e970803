package dev.astragal.bench;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirChoice;
import dev.astragal.games.mir.MirDocument;
import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.games.mir.json.JsonText;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Successful actions of the MIR contract on a state whose log has grown. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class MirBench {
  private static final MirEngine ENGINE = MirEngine.contract();

  /** Events in the log before the action. */
  @Param({"0", "1000", "10000", "100000"})
  public int log;

  private MirState state = begun();
  private MirChoice move = new MirChoice.RollInitiative();
  private MirChoice attack = new MirChoice.RollInitiative();
  private MirChoice endTurn = new MirChoice.RollInitiative();

  @Setup
  public void setUp() {
    state = begun();
    for (int i = 0; i < log; i++)
      state = next(new MirChoice.EndTurn(String.valueOf(state.combat().activeId())));
    String active = String.valueOf(state.combat().activeId());
    int row = state.roster().at(active).y();
    move =
        new MirChoice.Move(
            active,
            List.of(
                new MirChoice.Step(1, row),
                new MirChoice.Step(2, row),
                new MirChoice.Step(3, row)));
    attack = new MirChoice.Attack(active, active.equals("orc") ? "ann" : "orc");
    endTurn = new MirChoice.EndTurn(active);
  }

  @Benchmark
  public ActionResult move() {
    return ENGINE.applyAction(state, move);
  }

  @Benchmark
  public ActionResult attack() {
    return ENGINE.applyAction(state, attack);
  }

  @Benchmark
  public ActionResult endTurn() {
    return ENGINE.applyAction(state, endTurn);
  }

  private MirState next(MirChoice choice) {
    ActionResult result = ENGINE.applyAction(state, choice);
    if (!result.success()) throw new IllegalStateException(choice + ": " + result.errors());
    return (MirState) result.nextState();
  }

  /** Four fighters on a map of 15 by 10, the fight begun and the log emptied. */
  private static MirState begun() {
    MirDocument document = ENGINE.read(JsonReader.read(document()));
    Json.Obj fighting =
        (Json.Obj) ENGINE.applyAction(document, new MirChoice.RollInitiative()).nextState().json();
    Json.Obj emptied =
        fighting
            .with("log", fighting.object("log").with("events", Json.Arr.EMPTY))
            .with("rng", fighting.object("rng").with("lastRolls", Json.Arr.EMPTY));
    return (MirState) ENGINE.read(emptied);
  }

  static String document() {
    return """
        {"schemaVersion":"0.1.0","campaignId":"bench","sessionId":"bench",\
        "timestamp":"2026-01-01T00:00:00Z",\
        "rng":{"mode":"seeded","seed":"bench","lastRolls":[]},\
        "map":{"id":"m","name":"Field","grid":{"type":"square",\
        "size":{"width":15,"height":10},"cellSize":5},"terrain":[],"fogOfWarEnabled":false},\
        "entities":{"players":[%s,%s],"npcs":[%s,%s],"objects":[]},\
        "combat":{"mode":"exploration","round":0,"activeEntityId":null,"initiativeOrder":[]},\
        "log":{"events":[]},"ui":{"selectedEntityId":null,"hoveredCell":null}}"""
        .formatted(
            fighter("ann", "player", 1),
            fighter("bea", "player", 3),
            fighter("orc", "npc", 5),
            fighter("ogre", "npc", 7));
  }

  private static String fighter(String id, String kind, int row) {
    return """
        {"id":"%s","kind":"%s","name":"%s","position":{"x":0,"y":%d},"size":"M",\
        "stats":{"hpCurrent":1000,"hpMax":1000,"ac":2,"movementSpeed":6},"conditions":[],\
        "inventory":[],"token":{"style":"mini","spriteKey":null},\
        "controller":{"type":"ai","playerId":null}}"""
        .formatted(id, kind, id, row);
  }

  /** The same entry point as {@code mir apply} uses it: text in, text out. */
  @State(Scope.Thread)
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public static class ThroughJson {
    private final String request =
        "{\"state\":"
            + document()
            + ",\"action\":{\"type\":\"ATTACK\",\"attackerId\":\"ann\",\"targetId\":\"orc\"}}";

    @Benchmark
    public String attack() {
      Json.Obj parsed = (Json.Obj) JsonReader.read(request);
      return JsonText.compact(
          ENGINE.applyAction(ENGINE.read(parsed.at("state")), parsed.at("action")).json());
    }
  }
}
