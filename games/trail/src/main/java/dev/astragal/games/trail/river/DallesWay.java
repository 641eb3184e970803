package dev.astragal.games.trail.river;

/** A way past the last gate. */
public enum DallesWay {
  RAFT_DOWN_COLUMBIA,
  BARLOW_TOLL_ROAD;

  private final String purpose = "dalles." + name();

  /** What its draw is for, as the ledger has it. */
  String purpose() {
    return purpose;
  }
}
