package dev.astragal.parts.cards;

/** Who sees the cards of a zone. How many there are, everybody sees. */
public enum Sight {
  EVERYBODY,
  OWNER,
  NOBODY
}
