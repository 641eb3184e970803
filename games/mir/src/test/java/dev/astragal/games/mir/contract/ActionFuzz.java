package dev.astragal.games.mir.contract;

import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.games.mir.json.ObjBuilder;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.seed.Seed;
import java.util.ArrayList;
import java.util.List;

/** Actions of every kind, most of them sensible, some of them not. */
public final class ActionFuzz {
  private static final List<String> IDS = List.of("p1", "p2", "n1", "o1");
  private static final List<String> ABILITIES =
      List.of("firebolt", "healing_word", "sneak_attack", "poison_strike", "shield_bash", "fly");
  private static final List<Json> ODD =
      List.of(
          Json.Literal.NULL,
          Json.of(5),
          Json.of(""),
          Json.of("ghost"),
          Json.Literal.TRUE,
          Json.Obj.EMPTY,
          Json.Arr.EMPTY,
          JsonReader.read("0.5"),
          JsonReader.read("\"2\""),
          JsonReader.read("[1]"),
          JsonReader.read("-1"),
          JsonReader.read("1e300"));

  private final Rng rng;

  public ActionFuzz(long seed) {
    rng = Luck.of(Seed.of(seed).key(), List.of()).aside(Stream.of("fuzz"));
  }

  public Json next(MirState state) {
    return switch (rng.below(10)) {
      case 0, 1, 2 -> move(state);
      case 3, 4 -> object("ATTACK", "attackerId", actor(state), "targetId", id());
      case 5, 6 -> object("END_TURN", "entityId", actor(state));
      case 7 -> object("ROLL_INITIATIVE");
      case 8 -> object(rng.chance(1, 2) ? "MOVE" : "FLY", "entityId", odd(), "path", odd());
      default -> odd();
    };
  }

  /** Actions the contract does not know among those it does. */
  public Json nextLater(MirState state) {
    return switch (rng.below(8)) {
      case 0 -> object("DEFEND", "entityId", actor(state));
      case 1, 2 ->
          object(
              "USE_ABILITY",
              "casterId",
              actor(state),
              "abilityId",
              rng.chance(1, 20) ? odd() : Json.of(rng.pick(ABILITIES)),
              "targetId",
              id());
      case 3 -> object("SET_SEED", "seed", rng.chance(1, 4) ? odd() : Json.of("s" + rng.below(9)));
      default -> next(state);
    };
  }

  private Json move(MirState state) {
    Json actor = actor(state);
    List<Json> path = new ArrayList<>();
    int x = rng.below(6);
    int y = rng.below(5);
    if (actor instanceof Json.Text(String id) && state.roster().find(id) != null) {
      x = state.roster().at(id).x();
      y = state.roster().at(id).y();
    }
    for (int steps = rng.below(4); steps >= 0; steps--) {
      if (rng.chance(1, 2)) x += rng.chance(1, 2) ? 1 : -1;
      else y += rng.chance(1, 2) ? 1 : -1;
      path.add(
          rng.chance(1, 20)
              ? odd()
              : new Json.Obj(
                  List.of("x", "y"), List.of(rng.chance(1, 40) ? odd() : Json.of(x), Json.of(y))));
    }
    return object("MOVE", "entityId", actor, "path", new Json.Arr(path));
  }

  private Json actor(MirState state) {
    String active = state.combat().activeId();
    return active != null && rng.chance(9, 10) ? Json.of(active) : id();
  }

  private Json id() {
    return rng.chance(1, 10) ? odd() : Json.of(rng.pick(IDS));
  }

  private Json odd() {
    return rng.pick(ODD);
  }

  private static Json object(String type, Object... rest) {
    ObjBuilder builder = new ObjBuilder().put("type", Json.of(type));
    for (int i = 0; i < rest.length; i += 2) builder.put((String) rest[i], (Json) rest[i + 1]);
    return builder.build();
  }
}
