package dev.astragal.guide.colony;

/** What can be built, where, for how much, and what it brings in a day. */
enum Building {
  FARM(Land.Ground.MEADOW, 2, 0, 0, 3),
  SAWMILL(Land.Ground.FOREST, 3, 0, 1, 2),
  QUARRY(Land.Ground.ROCK, 4, 0, 2, 1),
  LIGHTHOUSE(Land.Ground.ROCK, 40, 25, -1, 0);

  final Land.Ground ground;
  final int wood;
  final int stone;

  /** The place of what it brings in the stock, or -1. */
  final int good;

  final int brings;

  Building(Land.Ground ground, int wood, int stone, int good, int brings) {
    this.ground = ground;
    this.wood = wood;
    this.stone = stone;
    this.good = good;
    this.brings = brings;
  }
}
