package dev.astragal.games.classics.go;

import dev.astragal.kernel.state.Ints;
import dev.astragal.parts.board.Square;

/** The stones of a position as groups that live and die together, with the liberties of each. */
final class Groups {
  private static final Ints[][] BESIDE = new Ints[Go.SIZE_MAX + 1][];

  static {
    for (int size = 1; size <= Go.SIZE_MAX; size++) {
      Square board = new Square(size, size);
      BESIDE[size] = new Ints[board.cells()];
      for (int point = 0; point < board.cells(); point++) BESIDE[size][point] = board.beside(point);
    }
  }

  private final Ints[] beside;
  private final int[] colours;
  private final int[] group;
  private final int[] liberties;
  private final int[] touched;
  private final int[] found;
  private int count;

  Groups(int size, Stones stones) {
    beside = BESIDE[size];
    colours = new int[beside.length];
    for (int point = 0; point < colours.length; point++) colours[point] = stones.at(point);
    group = new int[colours.length];
    liberties = new int[colours.length + 1];
    touched = new int[colours.length];
    found = new int[colours.length];
    for (int point = 0; point < colours.length; point++)
      if (colours[point] != Stones.NONE && group[point] == 0) gather(point, ++count);
  }

  private void gather(int start, int number) {
    int size = 0;
    found[size++] = start;
    group[start] = number;
    for (int next = 0; next < size; next++) {
      Ints around = beside[found[next]];
      for (int i = 0; i < around.size(); i++) {
        int other = around.get(i);
        if (colours[other] == colours[start] && group[other] == 0) {
          group[other] = number;
          found[size++] = other;
        } else if (colours[other] == Stones.NONE && touched[other] != number) {
          touched[other] = number;
          liberties[number]++;
        }
      }
    }
  }

  int at(int point) {
    return colours[point];
  }

  Ints beside(int point) {
    return beside[point];
  }

  /** Whether every group has a liberty, as all have after a move. */
  boolean alive() {
    for (int number = 1; number <= count; number++) if (liberties[number] == 0) return false;
    return true;
  }

  /** How many liberties the group at {@code point} has. */
  int liberties(int point) {
    return liberties[group[point]];
  }

  /** Whether a stone of {@code colour} would take others. */
  boolean takes(int point, int colour) {
    Ints around = beside[point];
    for (int i = 0; i < around.size(); i++)
      if (colours[around.get(i)] == 3 - colour && liberties(around.get(i)) == 1) return true;
    return false;
  }

  /** Whether a stone of {@code colour} that takes nothing would have a liberty. */
  boolean breathes(int point, int colour) {
    Ints around = beside[point];
    for (int i = 0; i < around.size(); i++) {
      int other = around.get(i);
      if (colours[other] == Stones.NONE) return true;
      if (colours[other] == colour && liberties(other) > 1) return true;
    }
    return false;
  }

  /** The stones after one more of {@code colour}, without those it takes. */
  Stones after(int point, int colour) {
    int[] after = colours.clone();
    after[point] = colour;
    Ints around = beside[point];
    for (int i = 0; i < around.size(); i++) {
      int other = around.get(i);
      if (colours[other] != 3 - colour || liberties(other) > 1) continue;
      for (int taken = 0; taken < after.length; taken++)
        if (group[taken] == group[other]) after[taken] = Stones.NONE;
    }
    return Stones.of(after);
  }

  /** How many points are of {@code colour}, or empty and walled in by it alone. */
  int area(int colour) {
    int area = 0;
    boolean[] seen = new boolean[colours.length];
    for (int point = 0; point < colours.length; point++) {
      if (colours[point] == colour) area++;
      if (colours[point] == Stones.NONE && !seen[point]) area += territory(point, colour, seen);
    }
    return area;
  }

  private int territory(int start, int colour, boolean[] seen) {
    int size = 0;
    int borders = 0;
    found[size++] = start;
    seen[start] = true;
    for (int next = 0; next < size; next++) {
      Ints around = beside[found[next]];
      for (int i = 0; i < around.size(); i++) {
        int other = around.get(i);
        borders |= colours[other];
        if (colours[other] != Stones.NONE || seen[other]) continue;
        seen[other] = true;
        found[size++] = other;
      }
    }
    return borders == colour ? size : 0;
  }
}
