package dev.astragal.games.classics.bouquet;

/** What may be picked; each kind counts in a way of its own. */
public enum Flower {
  /** Ten for every three. */
  ROSE(12),
  /** Five for every two. */
  TULIP(12),
  /** One more for each than for the one before. */
  DAISY(14),
  /** Four each, but six less in all for whoever has more than two. */
  LILY(10),
  /** Six for the most. */
  FERN(12);

  private final int cards;

  Flower(int cards) {
    this.cards = cards;
  }

  static int deck() {
    int all = 0;
    for (Flower flower : values()) all += flower.cards;
    return all;
  }

  static Flower of(int card) {
    int rest = card;
    for (Flower flower : values()) {
      if (rest < flower.cards) return flower;
      rest -= flower.cards;
    }
    throw new IllegalArgumentException("there is no card " + card);
  }

  /** What so many are worth by themselves. */
  int worth(int count) {
    return switch (this) {
      case ROSE -> count / 3 * 10;
      case TULIP -> count / 2 * 5;
      case DAISY -> count * (count + 1) / 2;
      case LILY -> 4 * count - (count > 2 ? 6 : 0);
      case FERN -> 0;
    };
  }
}
