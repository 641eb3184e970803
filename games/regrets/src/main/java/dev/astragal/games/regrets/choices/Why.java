package dev.astragal.games.regrets.choices;

import dev.astragal.kernel.game.Rejection;

/** Every reason a choice is refused for, with its stable code; the bundle says it in words. */
final class Why {
  static final Rejection NOT_NOW = why("NOT_NOW", "type");
  static final Rejection ANSWER_FIRST = why("ANSWER_FIRST", "type");
  static final Rejection NOT_AT_SEA = why("NOT_AT_SEA", "type");
  static final Rejection NOT_AT_PORT = why("NOT_AT_PORT", "type");
  static final Rejection ACTION_TAKEN = why("ACTION_TAKEN", "type");
  static final Rejection OTHER_ACTION = why("OTHER_ACTION", "type");
  static final Rejection TURN_BEGUN = why("TURN_BEGUN", "type");
  static final Rejection NOTHING_DONE = why("NOTHING_DONE", "type");
  static final Rejection END_INSTEAD = why("END_INSTEAD", "type");
  static final Rejection RESOLVE_FIRST = why("RESOLVE_FIRST", "type");

  static final Rejection NO_SUCH_SEAT = why("NO_SUCH_SEAT", "to");
  static final Rejection NOT_TO_YOURSELF = why("NOT_TO_YOURSELF", "to");
  static final Rejection NOT_THAT_DEPTH = why("NOT_THAT_DEPTH", "depth");
  static final Rejection NO_SUCH_SHOAL = why("NO_SUCH_SHOAL", "shoal");
  static final Rejection SHOAL_EMPTY = why("SHOAL_EMPTY", "shoal");
  static final Rejection FACE_UP = why("FACE_UP", "shoal");
  static final Rejection FACE_DOWN = why("FACE_DOWN", "shoal");
  static final Rejection OUT_OF_REACH = why("OUT_OF_REACH", "shoal");
  static final Rejection TOO_DEEP = why("TOO_DEEP", "shoal");
  static final Rejection NO_REVEAL_LEFT = why("NO_REVEAL_LEFT", "type");
  static final Rejection NO_FRESH_DIE = why("NO_FRESH_DIE", "type");
  static final Rejection NOTHING_REVEALED = why("NOTHING_REVEALED", "type");
  static final Rejection WORMS_USED = why("WORMS_USED", "type");
  static final Rejection GLASS_USED = why("GLASS_USED", "type");
  static final Rejection NO_SUCH_GEAR = why("NO_SUCH_GEAR", "type");
  static final Rejection NOT_DICE = why("NOT_DICE", "dice");
  static final Rejection NOT_YOUR_DICE = why("NOT_YOUR_DICE", "dice");
  static final Rejection WRONG_SINKERS = why("WRONG_SINKERS", "dice");
  static final Rejection NOT_YOUR_DIE = why("NOT_YOUR_DIE", "die");
  static final Rejection NOT_YOUR_TACKLE = why("NOT_YOUR_TACKLE", "green");
  static final Rejection NO_REROLL = why("NO_REROLL", "reroll");
  static final Rejection NOTHING_PAID = why("NOTHING_PAID", "dice");
  static final Rejection NO_EXTRA_ACTION = why("NO_EXTRA_ACTION", "type");
  static final Rejection NO_PRESERVER = why("NO_PRESERVER", "type");
  static final Rejection LIFEBOAT_GONE = why("LIFEBOAT_GONE", "type");

  static final Rejection NO_SUCH_DINK = why("NO_SUCH_DINK", "dink");
  static final Rejection WORKS_BY_ITSELF = why("WORKS_BY_ITSELF", "dink");
  static final Rejection WRONG_TIMING = why("WRONG_TIMING", "dink");
  static final Rejection PURSE_FULL = why("PURSE_FULL", "dink");
  static final Rejection DICE_LIMIT = why("DICE_LIMIT", "dink");
  static final Rejection NO_USE = why("NO_USE", "dink");

  static final Rejection NOT_IN_HAND = why("NOT_IN_HAND", "fish");
  static final Rejection NO_SUCH_SLOT = why("NO_SUCH_SLOT", "slot");
  static final Rejection SLOT_TAKEN = why("SLOT_TAKEN", "slot");
  static final Rejection NOT_ON_DISPLAY = why("NOT_ON_DISPLAY", "gear");
  static final Rejection SHOP_VISITED = why("SHOP_VISITED", "shop");
  static final Rejection NO_CHIT = why("NO_CHIT", "chit");
  static final Rejection TOO_DEAR = why("TOO_DEAR", "type");
  static final Rejection NOTHING_CHOSEN = why("NOTHING_CHOSEN", "green");
  static final Rejection NOTHING_BEHIND = why("NOTHING_BEHIND", "shop");

  static final Rejection NO_DINK_LEFT = why("NO_DINK_LEFT", "reward");
  static final Rejection NO_SUCH_REGRET = why("NO_SUCH_REGRET", "value");
  static final Rejection NOT_ABOARD = why("NOT_ABOARD", "gear");
  static final Rejection NOT_A_SMALL_FISH = why("NOT_A_SMALL_FISH", "fish");

  private Why() {}

  private static Rejection why(String code, String path) {
    return Rejection.because(code).at(path);
  }
}
