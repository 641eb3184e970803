package dev.astragal.games.delve;

/** How a run ends, with the code that explains it. */
public enum Ending {
  NONE(""),
  VICTORY("WIN_CLEAR"),
  KILLED("DMG_HP_ZERO"),
  POISONED("PSN_HP_ZERO"),
  BLED_OUT("BLD_HP_ZERO"),
  HAZARD("HAZ_HP_ZERO"),
  STALLED("ENG_STALLED_NO_PROGRESS");

  private final String code;

  Ending(String code) {
    this.code = code;
  }

  public String code() {
    return code;
  }
}
