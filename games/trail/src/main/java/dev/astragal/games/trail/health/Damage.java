package dev.astragal.games.trail.health;

/** What last hurt the travellers; it decides how a collapse is called. */
public enum Damage {
  NONE,
  HUNGER,
  DISEASE,
  COLD,
  HEAT,
  ENCOUNTER
}
