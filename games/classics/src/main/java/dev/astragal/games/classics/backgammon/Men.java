package dev.astragal.games.classics.backgammon;

import dev.astragal.kernel.state.Ints;

/**
 * Where the men of one player are, by how far they have to go: 25 is the bar, 24 to 1 are the
 * points as that player counts them, 0 is off the board. What is {@code p} to one is {@code 25 - p}
 * to the other.
 */
public record Men(Ints counts) {
  static final int BAR = 25;
  static final int OFF = 0;
  static final int ALL = 15;
  private static final int HOME = 6;

  static final Men START =
      new Men(Ints.zeros(BAR + 1).with(24, 2).with(13, 5).with(8, 3).with(6, 5));

  int at(int point) {
    return counts.get(point);
  }

  int off() {
    return counts.get(OFF);
  }

  /** The point of a man that has furthest to go; 0 when all are off. */
  int last() {
    int point = BAR;
    while (point > 0 && at(point) == 0) point--;
    return point;
  }

  /** How many points are left to go, for all men together. */
  int pips() {
    int pips = 0;
    for (int point = 1; point <= BAR; point++) pips += point * at(point);
    return pips;
  }

  Men moved(int from, int to) {
    return new Men(counts.plus(from, -1).plus(to, 1));
  }

  /** Where a man on {@code from} comes to by {@code die}; off the board at the least. */
  static int landing(int from, int die) {
    return Math.max(OFF, from - die);
  }

  /** Whether a man may go: the bar comes first, two men block, and all must be home to leave. */
  boolean may(int from, int die, Men other) {
    if (at(from) == 0 || (from != BAR && at(BAR) > 0)) return false;
    int to = from - die;
    if (to > OFF) return other.at(BAR - to) < 2;
    int last = last();
    return last <= HOME && (to == OFF || from == last);
  }
}
