package dev.astragal.parts.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

class FieldOfViewTest {
  private static final String[] ROOM = {
    "#########", "#.......#", "#.......#", "#.......#", "#.......#", "#.......#", "#########"
  };

  private static final class Field {
    private final Square board;
    private final BitSet walls = new BitSet();

    Field(int width, int height) {
      board = new Square(width, height);
    }

    static Field of(String... rows) {
      Field field = new Field(rows[0].length(), rows.length);
      for (int cell = 0; cell < field.board.cells(); cell++)
        if (rows[field.board.y(cell)].charAt(field.board.x(cell)) == '#') field.walls.set(cell);
      return field;
    }

    static Field random(long seed, int width, int height) {
      Field field = new Field(width, height);
      long mixed = seed;
      for (int cell = 0; cell < field.board.cells(); cell++) {
        mixed = mixed * 6364136223846793005L + 1442695040888963407L;
        if ((mixed >>> 60) < 5) field.walls.set(cell);
      }
      return field;
    }

    BitSet seen(int radius, int origin) {
      BitSet seen = new BitSet();
      FieldOfView.ofRadius(radius).look(Opacity.of(board, walls::get), origin, seen::set);
      return seen;
    }
  }

  @Test
  void anOpenRoomIsSeenAsFarAsTheRadiusAndNoFarther() {
    Field room = Field.of(ROOM);
    BitSet seen = room.seen(3, room.board.cell(4, 3));
    StringBuilder drawn = new StringBuilder();
    for (int cell = 0; cell < room.board.cells(); cell++) {
      drawn.append(seen.get(cell) ? 'v' : '-');
      if (room.board.x(cell) == room.board.width() - 1) drawn.append('\n');
    }
    assertThat(drawn)
        .hasToString(
            """
            ----v----
            ---vvv---
            --vvvvv--
            -vvvvvvv-
            --vvvvv--
            ---vvv---
            ----v----
            """);
  }

  @Test
  void aWallIsSeenAndHidesWhatIsBehindIt() {
    Field room = Field.of("#########", "#...#...#", "#...#...#", "#...#...#", "#########");
    BitSet seen = room.seen(8, room.board.cell(2, 2));
    assertThat(seen.get(room.board.cell(4, 2))).isTrue();
    assertThat(seen.get(room.board.cell(5, 2))).isFalse();
    assertThat(seen.get(room.board.cell(6, 1))).isFalse();
  }

  @Test
  void aViewIsEveryCellInTheRadiusWhoseLineIsClear() {
    for (int radius = 1; radius <= FieldOfView.RADIUS_MAX; radius++) {
      for (int width : new int[] {7, 20, 64, 80, 130}) {
        Field field = Field.random(radius, width, 12);
        for (int origin = 0; origin < field.board.cells(); origin += 5) {
          BitSet clear = new BitSet();
          for (int cell = 0; cell < field.board.cells(); cell++)
            if (field.board.steps(origin, cell) <= radius && clear(field, origin, cell))
              clear.set(cell);
          assertThat(field.seen(radius, origin))
              .as("from %d, width %d, radius %d", origin, width, radius)
              .isEqualTo(clear);
        }
      }
    }
  }

  /** Walks from cell to cell along the line, as whoever draws it on squared paper would. */
  private static boolean clear(Field field, int from, int to) {
    int dx = Math.abs(field.board.x(to) - field.board.x(from));
    int dy = Math.abs(field.board.y(to) - field.board.y(from));
    int stepX = Integer.signum(field.board.x(to) - field.board.x(from));
    int stepY = Integer.signum(field.board.y(to) - field.board.y(from)) * field.board.width();
    int cell = from;
    for (int x = 0, y = 0; cell != to; ) {
      int difference = (1 + 2 * x) * dy - (1 + 2 * y) * dx;
      if (difference <= 0) {
        x++;
        cell += stepX;
      }
      if (difference >= 0) {
        y++;
        cell += stepY;
      }
      if (cell != to && field.walls.get(cell)) return false;
    }
    return true;
  }

  @Test
  void sightIsMutual() {
    for (int seed = 0; seed < 20; seed++) {
      Field field = Field.random(seed, 24, 18);
      for (int a = 0; a < field.board.cells(); a++) {
        if (field.walls.get(a)) continue;
        BitSet fromA = field.seen(9, a);
        for (int b = a + 1; b < field.board.cells(); b += 7)
          if (!field.walls.get(b)) assertThat(field.seen(9, b).get(a)).isEqualTo(fromA.get(b));
      }
    }
  }

  @Test
  void theEdgeOfTheBoardIsNoTrouble() {
    Field field = new Field(9, 3);
    for (int cell = 0; cell < field.board.cells(); cell++)
      assertThat(field.seen(FieldOfView.RADIUS_MAX, cell).cardinality()).isEqualTo(27);
  }
}
