package dev.astragal.games.regrets;

/** A question that interrupts the flow; nothing goes on before its seat has answered. */
public enum Decision {
  GIVE_PRESERVER,
  PASS_REWARD,
  PORT_DISCARD,
  PLACE_CARD,
  DISCARD_ITEM,
  DISCARD_SMALL;

  private static final Decision[] ALL = values();

  static Decision of(int index) {
    return ALL[index];
  }
}
