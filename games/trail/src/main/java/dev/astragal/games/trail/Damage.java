package dev.astragal.games.trail;

/** What last hurt the travellers; it decides how a collapse is called. */
public enum Damage {
  NONE,
  HUNGER,
  DISEASE,
  COLD,
  HEAT,
  ENCOUNTER
}
