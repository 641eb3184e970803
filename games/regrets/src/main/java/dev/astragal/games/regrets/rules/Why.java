package dev.astragal.games.regrets.rules;

import dev.astragal.kernel.game.Rejection;

/** Every reason a choice is refused for, with its stable code. */
final class Why {
  static final Rejection NOT_NOW = why("NOT_NOW", "this cannot be done in this phase", "type");
  static final Rejection ANSWER_FIRST =
      why("ANSWER_FIRST", "another question has to be answered first", "type");
  static final Rejection NOT_AT_SEA = why("NOT_AT_SEA", "your boat is not at Sea", "type");
  static final Rejection NOT_AT_PORT = why("NOT_AT_PORT", "your boat is not at Port", "type");
  static final Rejection ACTION_TAKEN =
      why("ACTION_TAKEN", "your action of this turn is taken", "type");
  static final Rejection OTHER_ACTION =
      why("OTHER_ACTION", "this turn is already used for something else", "type");
  static final Rejection TURN_BEGUN = why("TURN_BEGUN", "only at the start of a turn", "type");
  static final Rejection NOTHING_DONE =
      why("NOTHING_DONE", "a turn without an action cannot end; pass instead", "type");
  static final Rejection END_INSTEAD =
      why("END_INSTEAD", "your action is taken; end the turn and pass in the next", "type");
  static final Rejection RESOLVE_FIRST =
      why("RESOLVE_FIRST", "catch the revealed fish or give it up before passing", "type");

  static final Rejection NO_SUCH_SEAT = why("NO_SUCH_SEAT", "there is no such seat", "to");
  static final Rejection NOT_TO_YOURSELF =
      why("NOT_TO_YOURSELF", "the Life Preserver goes to somebody else", "to");
  static final Rejection NOT_THAT_DEPTH =
      why("NOT_THAT_DEPTH", "your boat cannot be at that depth", "depth");
  static final Rejection NO_SUCH_SHOAL =
      why("NO_SUCH_SHOAL", "shoals are numbered 0 to 8", "shoal");
  static final Rejection SHOAL_EMPTY = why("SHOAL_EMPTY", "that shoal is empty", "shoal");
  static final Rejection FACE_UP = why("FACE_UP", "that card is already face up", "shoal");
  static final Rejection FACE_DOWN = why("FACE_DOWN", "that card has not been revealed", "shoal");
  static final Rejection OUT_OF_REACH =
      why("OUT_OF_REACH", "that shoal is not at your depth", "shoal");
  static final Rejection TOO_DEEP = why("TOO_DEEP", "that fish is below your boat", "shoal");
  static final Rejection NO_REVEAL_LEFT =
      why("NO_REVEAL_LEFT", "one card a turn, and one more after each descent", "type");
  static final Rejection NO_FRESH_DIE = why("NO_FRESH_DIE", "you have no fresh die", "type");
  static final Rejection NOTHING_REVEALED =
      why("NOTHING_REVEALED", "no fish within reach is face up", "type");
  static final Rejection WORMS_USED = why("WORMS_USED", "your Can of Worms is face down", "type");
  static final Rejection GLASS_USED =
      why("GLASS_USED", "one look through the glass per turn", "type");
  static final Rejection NO_SUCH_GEAR =
      why("NO_SUCH_GEAR", "you do not carry what this needs", "type");
  static final Rejection NOT_DICE =
      why("NOT_DICE", "dice are named by their faces, 1 to 6", "dice");
  static final Rejection NOT_YOUR_DICE =
      why("NOT_YOUR_DICE", "you do not have these dice fresh", "dice");
  static final Rejection WRONG_SINKERS =
      why("WRONG_SINKERS", "one die per level, each high enough", "dice");
  static final Rejection NOT_YOUR_DIE =
      why("NOT_YOUR_DIE", "you do not have such a die there", "die");
  static final Rejection NOT_YOUR_TACKLE =
      why("NOT_YOUR_TACKLE", "you do not have these tackle dice", "green");
  static final Rejection NO_REROLL =
      why("NO_REROLL", "only a chosen die may be rolled again, with the right rod", "reroll");
  static final Rejection NOTHING_PAID =
      why("NOTHING_PAID", "this fish wants dice; give up if you have none for it", "dice");
  static final Rejection NO_EXTRA_ACTION =
      why("NO_EXTRA_ACTION", "you have no extra action left today", "type");
  static final Rejection NO_PRESERVER =
      why("NO_PRESERVER", "you do not have the Life Preserver", "type");
  static final Rejection LIFEBOAT_GONE =
      why("LIFEBOAT_GONE", "your lifeboat has been used", "type");

  static final Rejection NO_SUCH_DINK = why("NO_SUCH_DINK", "you do not hold that dink", "dink");
  static final Rejection WORKS_BY_ITSELF =
      why("WORKS_BY_ITSELF", "that dink is not played, it works by itself", "dink");
  static final Rejection WRONG_TIMING =
      why("WRONG_TIMING", "that dink is for another moment", "dink");
  static final Rejection PURSE_FULL = why("PURSE_FULL", "your purse is full", "dink");
  static final Rejection DICE_LIMIT =
      why("DICE_LIMIT", "your mind allows no further fresh die", "dink");
  static final Rejection NO_USE = why("NO_USE", "that would do nothing now", "dink");

  static final Rejection NOT_IN_HAND = why("NOT_IN_HAND", "that fish is not in your hand", "fish");
  static final Rejection NO_SUCH_SLOT = why("NO_SUCH_SLOT", "you have no such mount", "slot");
  static final Rejection SLOT_TAKEN = why("SLOT_TAKEN", "a fish hangs there already", "slot");
  static final Rejection NOT_ON_DISPLAY = why("NOT_ON_DISPLAY", "that is not on display", "gear");
  static final Rejection SHOP_VISITED =
      why("SHOP_VISITED", "each shop only once in a turn", "shop");
  static final Rejection NO_CHIT = why("NO_CHIT", "you hold no discount for this", "chit");
  static final Rejection TOO_DEAR = why("TOO_DEAR", "you cannot pay for that", "type");
  static final Rejection NOTHING_CHOSEN = why("NOTHING_CHOSEN", "choose at least one die", "green");
  static final Rejection NOTHING_BEHIND =
      why("NOTHING_BEHIND", "there is nothing new to lay out", "shop");

  static final Rejection NO_DINK_LEFT = why("NO_DINK_LEFT", "no dink is left", "reward");
  static final Rejection NO_SUCH_REGRET = why("NO_SUCH_REGRET", "you have no such Regret", "value");
  static final Rejection NOT_ABOARD = why("NOT_ABOARD", "you do not carry that", "gear");
  static final Rejection NOT_A_SMALL_FISH =
      why("NOT_A_SMALL_FISH", "another small fish from your hand has to go", "fish");

  private Why() {}

  private static Rejection why(String code, String message, String path) {
    return new Rejection(code, message, path);
  }
}
