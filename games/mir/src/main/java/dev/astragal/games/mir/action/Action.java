package dev.astragal.games.mir.action;

import dev.astragal.games.mir.json.Json;
import java.util.ArrayList;
import java.util.List;

/** What somebody wants to do, as the rules take it: read once, and typed from there on. */
public sealed interface Action extends Declaration {
  /** Walks along {@code path}. */
  record Move(Name entity, List<PathStep> path) implements Action {}

  /** Strikes at somebody. */
  record Attack(Name attacker, Name target) implements Action {}

  /** Begins a fight. */
  record RollInitiative() implements Action {}

  /** Passes the turn on. */
  record EndTurn(Name entity) implements Action {}

  /** Takes up a guard. */
  record Defend(Name entity) implements Action {}

  /** Uses an ability on somebody. */
  record UseAbility(Name caster, Name ability, Name target) implements Action {}

  /** Starts the generator anew; an empty seed stands for whatever is no seed. */
  record SetSeed(String seed) implements Action {}

  /** Gives the fight up. */
  record Yield(Name entity) implements Action {}

  default ActionType type() {
    return switch (this) {
      case Move _ -> ActionType.MOVE;
      case Attack _ -> ActionType.ATTACK;
      case RollInitiative _ -> ActionType.ROLL_INITIATIVE;
      case EndTurn _ -> ActionType.END_TURN;
      case Defend _ -> ActionType.DEFEND;
      case UseAbility _ -> ActionType.USE_ABILITY;
      case SetSeed _ -> ActionType.SET_SEED;
      case Yield _ -> ActionType.YIELD;
    };
  }

  /** Whoever acts. */
  default Name actor() {
    return name(0);
  }

  /** What stands in the field number {@code index} of its type; whoever acts comes first. */
  default Name name(int index) {
    return switch (this) {
      case Move(Name entity, _) -> entity;
      case Attack(Name attacker, Name target) -> index == 0 ? attacker : target;
      case EndTurn(Name entity) -> entity;
      case Defend(Name entity) -> entity;
      case UseAbility(Name caster, Name ability, Name target) ->
          index == 0 ? caster : index == 1 ? ability : target;
      case Yield(Name entity) -> entity;
      case RollInitiative _, SetSeed _ ->
          throw new IllegalArgumentException(this + " has no names");
    };
  }

  @Override
  default Json.Obj summary() {
    List<String> keys = new ArrayList<>(List.of("type"));
    List<Json> values = new ArrayList<>(List.of(type().json()));
    List<String> fields = type().fields();
    for (int i = 0; i < fields.size(); i++) {
      Name name = name(i);
      if (name.missing() || !ActionType.SUMMARISED.contains(fields.get(i))) continue;
      keys.add(fields.get(i));
      values.add(Json.of(name.shown()));
    }
    return new Json.Obj(keys, values);
  }
}
