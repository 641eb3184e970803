package dev.astragal.games.mir.action;

import dev.astragal.games.mir.json.Json;
import java.util.List;

/** The actions there are, and what each must bring along. */
public enum ActionType {
  MOVE,
  ATTACK,
  ROLL_INITIATIVE,
  END_TURN,
  DEFEND,
  USE_ABILITY,
  SET_SEED,
  YIELD;

  /** The actions of the contract. */
  public static final List<ActionType> CONTRACT = List.of(MOVE, ATTACK, ROLL_INITIATIVE, END_TURN);

  /** The actions of the reference's later engine. */
  public static final List<ActionType> LATER =
      List.of(MOVE, ATTACK, ROLL_INITIATIVE, END_TURN, SET_SEED, DEFEND, USE_ABILITY);

  /** The actions of the tactics profile. */
  public static final List<ActionType> TACTICS =
      List.of(MOVE, ATTACK, ROLL_INITIATIVE, END_TURN, DEFEND, USE_ABILITY, YIELD);

  /** The fields the log keeps of an action that was refused, in its order. */
  static final List<String> SUMMARISED = List.of("entityId", "attackerId", "targetId");

  private static final List<String> ENTITY = List.of("entityId");
  private static final List<String> DUEL = List.of("attackerId", "targetId");
  private static final List<String> CASTING = List.of("casterId", "abilityId", "targetId");

  /** Fields that must be there, in the order in which they are asked for. */
  public List<String> fields() {
    return switch (this) {
      case MOVE, END_TURN, DEFEND, YIELD -> ENTITY;
      case ATTACK -> DUEL;
      case USE_ABILITY -> CASTING;
      case ROLL_INITIATIVE, SET_SEED -> List.of();
    };
  }

  /** Its name in a document. */
  public Json json() {
    return Json.of(name());
  }
}
