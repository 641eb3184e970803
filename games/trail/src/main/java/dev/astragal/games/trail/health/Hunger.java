package dev.astragal.games.trail.health;

/** What empty shelves do on a day, and for how long they have been empty. */
public record Hunger(int hungryDays, int malnutrition, Toll toll, boolean backstop) {
  public static final Hunger NONE = new Hunger(0, 0, Toll.NONE, false);
}
