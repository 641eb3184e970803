package dev.astragal.games.mir;

import dev.astragal.games.mir.json.Json;
import dev.astragal.kernel.game.Choice;
import java.util.ArrayList;
import java.util.List;

/** A declared action. Players choose typed ones; {@link Declared} is whatever came from outside. */
public sealed interface MirChoice extends Choice {
  /** The action as the contract's entry point takes it. */
  Json document();

  /** One step of a path. */
  record Step(int x, int y) {
    private static final List<String> KEYS = List.of("x", "y");

    Json document() {
      return new Json.Obj(KEYS, List.of(Json.of(x), Json.of(y)));
    }
  }

  /**
   * Walks along {@code path}, which does not contain the cell it starts from.
   *
   * @param x the column of the last step, for whoever reads a list of moves
   * @param y its row
   */
  record Move(String entityId, int x, int y, List<Step> path) implements MirChoice {
    private static final List<String> KEYS = List.of("type", "entityId", "path");
    private static final Step NOWHERE = new Step(-1, -1);

    public Move(String entityId, List<Step> path) {
      this(entityId, end(path).x, end(path).y, path);
    }

    /** Whether it says truly where it leads. */
    public boolean consistent() {
      return end(path).equals(new Step(x, y));
    }

    private static Step end(List<Step> path) {
      return path.isEmpty() ? NOWHERE : path.getLast();
    }

    @Override
    public Json document() {
      List<Json> steps = new ArrayList<>(path.size());
      for (Step step : path) steps.add(step.document());
      return new Json.Obj(
          KEYS, List.of(ActionType.MOVE.json(), Json.of(entityId), new Json.Arr(steps)));
    }
  }

  /** Strikes at somebody. */
  record Attack(String attackerId, String targetId) implements MirChoice {
    private static final List<String> KEYS = List.of("type", "attackerId", "targetId");

    @Override
    public Json document() {
      return new Json.Obj(
          KEYS, List.of(ActionType.ATTACK.json(), Json.of(attackerId), Json.of(targetId)));
    }
  }

  /** Begins a fight. */
  record RollInitiative() implements MirChoice {
    private static final Json DOCUMENT =
        new Json.Obj(List.of("type"), List.of(ActionType.ROLL_INITIATIVE.json()));

    @Override
    public Json document() {
      return DOCUMENT;
    }
  }

  /** Passes the turn on. */
  record EndTurn(String entityId) implements MirChoice {
    @Override
    public Json document() {
      return ofEntity(ActionType.END_TURN, entityId);
    }
  }

  /** Gives up the action of a turn for a better guard. */
  record Defend(String entityId) implements MirChoice {
    @Override
    public Json document() {
      return ofEntity(ActionType.DEFEND, entityId);
    }
  }

  /** Uses one of the policy's abilities. */
  record UseAbility(String casterId, String abilityId, String targetId) implements MirChoice {
    private static final List<String> KEYS = List.of("type", "casterId", "abilityId", "targetId");

    @Override
    public Json document() {
      return new Json.Obj(
          KEYS,
          List.of(
              ActionType.USE_ABILITY.json(),
              Json.of(casterId),
              Json.of(abilityId),
              Json.of(targetId)));
    }
  }

  /** Gives the fight up for the whole side. */
  record Yield(String entityId) implements MirChoice {
    @Override
    public Json document() {
      return ofEntity(ActionType.YIELD, entityId);
    }
  }

  /** An action exactly as somebody outside declared it, however odd. */
  record Declared(Json document) implements MirChoice {}

  private static Json ofEntity(ActionType type, String entityId) {
    return new Json.Obj(List.of("type", "entityId"), List.of(type.json(), Json.of(entityId)));
  }
}
