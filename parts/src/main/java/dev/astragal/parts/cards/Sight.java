package dev.astragal.parts.cards;

/** Who sees the cards of a zone. How many there are, everybody sees. */
public enum Sight {
  EVERYBODY,
  OWNER,
  /** Everybody who plays but its owner, who holds the cards with their backs to himself. */
  OTHERS,
  NOBODY
}
