package dev.astragal.mir.proposal;

import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.state.Combat;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import dev.astragal.games.mir.state.Sight;
import java.util.ArrayList;
import java.util.List;

/**
 * What a proposer is told: the map, those its side can see, and whose turn it is. Never the seed,
 * the rolls, the log, or what lies in the fog.
 */
public final class ProposerView {
  private ProposerView() {}

  public static Json.Obj of(MirState state, Side side) {
    Sight sight = Sight.of(state.board(), state.roster(), side);
    List<Json> entities = new ArrayList<>();
    for (Entity entity : state.roster().all())
      if (entity.side() == side || sight.sees(entity.x(), entity.y())) entities.add(entity(entity));
    return new Json.Obj(
        List.of("map", "entities", "combat"),
        List.of(map(state, sight), new Json.Arr(entities), combat(state.combat())));
  }

  private static Json map(MirState state, Sight sight) {
    List<Json> blocking = new ArrayList<>();
    for (int y = 0; y < state.board().height(); y++)
      for (int x = 0; x < state.board().width(); x++)
        if (state.board().blocksMovement(x, y) && sight.sees(x, y)) blocking.add(cell(x, y));
    return new Json.Obj(
        List.of("name", "width", "height", "blocking"),
        List.of(
            Json.of(state.board().name()),
            Json.of(state.board().width()),
            Json.of(state.board().height()),
            new Json.Arr(blocking)));
  }

  private static Json entity(Entity entity) {
    return new Json.Obj(
        List.of("id", "name", "kind", "position", "hp", "ac", "speed", "conditions"),
        List.of(
            Json.of(entity.id()),
            Json.of(entity.name()),
            entity.source().at("kind"),
            cell(entity.x(), entity.y()),
            Json.of(entity.hp() + "/" + entity.hpMax()),
            Json.of(entity.ac()),
            Json.of(entity.speed()),
            Json.texts(entity.conditions())));
  }

  private static Json combat(Combat combat) {
    return new Json.Obj(
        List.of("mode", "round", "activeEntityId", "initiativeOrder"),
        List.of(
            Json.of(combat.fighting() ? "combat" : "exploration"),
            Json.of(combat.round()),
            Json.orNull(combat.activeId()),
            Json.texts(combat.order())));
  }

  private static Json cell(int x, int y) {
    return new Json.Obj(List.of("x", "y"), List.of(Json.of(x), Json.of(y)));
  }
}
