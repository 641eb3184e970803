package dev.astragal.games.trail;

/** What the leader did for a living. */
public enum Occupation {
  BANKER,
  DOCTOR,
  MERCHANT,
  BLACKSMITH,
  CARPENTER,
  SADDLEMAKER,
  FARMER,
  TEACHER
}
