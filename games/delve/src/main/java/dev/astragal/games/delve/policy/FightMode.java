package dev.astragal.games.delve.policy;

/** Whether routes lead past enemies in view or around them. */
public enum FightMode {
  FIGHT,
  AVOID
}
