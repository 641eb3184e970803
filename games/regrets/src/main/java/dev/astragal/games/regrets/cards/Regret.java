package dev.astragal.games.regrets.cards;

/** The Regrets by number, and the back of one whose face somebody may not see. */
public enum Regret {
  R01,
  R02,
  R03,
  R04,
  R05,
  R06,
  R07,
  R08,
  R09,
  R10,
  R11,
  R12,
  R13,
  R14,
  R15,
  R16,
  R17,
  R18,
  R19,
  R20,
  R21,
  R22,
  R23,
  R24,
  R25,
  R26,
  R27,
  R28,
  R29,
  R30,
  R31,
  R32,
  R33,
  R34,
  R35,
  R36,
  R37,
  R38,
  R39,
  R40,
  R41,
  R42,
  R43,
  R44,
  R45,
  R46,
  R47,
  R48,
  UNSEEN;

  /** How many Regrets there are; {@link #UNSEEN} is none of them. */
  public static final int COUNT = 48;

  private static final Regret[] ALL = values();

  public static Regret of(int index) {
    return ALL[index];
  }

  public long bit() {
    return 1L << ordinal();
  }
}
