package dev.astragal.games.delve.floors;

/** A rectangle of floor; its walls lie around it. */
record Room(int x, int y, int width, int height) {
  private static final int SPACING = 1;

  int centreX() {
    return x + width / 2;
  }

  int centreY() {
    return y + height / 2;
  }

  int centreDistance(Room other) {
    return Math.abs(centreX() - other.centreX()) + Math.abs(centreY() - other.centreY());
  }

  boolean contains(int column, int row) {
    return column >= x && column < x + width && row >= y && row < y + height;
  }

  /** Whether walls of this one and of another can stand side by side. */
  boolean apartFrom(int otherX, int otherY, int otherWidth, int otherHeight) {
    return x - SPACING >= otherX + otherWidth + SPACING
        || otherX - SPACING >= x + width + SPACING
        || y - SPACING >= otherY + otherHeight + SPACING
        || otherY - SPACING >= y + height + SPACING;
  }
}
