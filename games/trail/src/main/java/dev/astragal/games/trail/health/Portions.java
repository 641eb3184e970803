package dev.astragal.games.trail.health;

/**
 * What a meal had to be, for how many, and for how long and how much there was too little of it.
 */
public record Portions(int neededLbs, int mouths, int hungryDays, int hungerPpm) {}
