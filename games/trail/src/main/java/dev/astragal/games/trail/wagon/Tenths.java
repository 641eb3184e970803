package dev.astragal.games.trail.wagon;

/** Thousandths as people read them: with one decimal, rounded down. */
final class Tenths {
  private Tenths() {}

  static String text(int thousandths) {
    return thousandths / 1000 + "." + thousandths % 1000 / 100;
  }
}
