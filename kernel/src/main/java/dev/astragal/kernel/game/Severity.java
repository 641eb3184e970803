package dev.astragal.kernel.game;

/** How much an event matters to a player. */
public enum Severity {
  INFO,
  WARNING,
  CRITICAL
}
