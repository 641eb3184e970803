package dev.astragal.games.trail.health;

/** General health in words. */
public enum HealthLabel {
  GOOD,
  FAIR,
  POOR,
  VERY_POOR,
  DEATH_IMMINENT
}
