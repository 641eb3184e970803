package dev.astragal.games.trail.wagon;

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
