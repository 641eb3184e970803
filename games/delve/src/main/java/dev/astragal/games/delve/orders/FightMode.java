package dev.astragal.games.delve.orders;

/** Whether routes lead past enemies in view or around them. */
public enum FightMode {
  FIGHT,
  AVOID
}
