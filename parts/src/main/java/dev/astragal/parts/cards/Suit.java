package dev.astragal.parts.cards;

/** The suits of a French deck. */
public enum Suit {
  CLUBS('♣'),
  DIAMONDS('♦'),
  SPADES('♠'),
  HEARTS('♥');

  private final char symbol;

  Suit(char symbol) {
    this.symbol = symbol;
  }

  public char symbol() {
    return symbol;
  }
}
