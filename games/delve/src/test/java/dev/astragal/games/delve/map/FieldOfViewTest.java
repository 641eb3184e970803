package dev.astragal.games.delve.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FieldOfViewTest {
  private static final int WIDTH = 9;

  private static byte[] tiles(String... rows) {
    byte[] tiles = new byte[rows.length * WIDTH];
    for (int i = 0; i < tiles.length; i++) {
      char sign = rows[i / WIDTH].charAt(i % WIDTH);
      tiles[i] = (byte) (sign == '#' ? Tile.WALL : sign == '+' ? Tile.CLOSED_DOOR : Tile.FLOOR);
      if (sign == '^') tiles[i] |= Tile.HAZARD;
    }
    return tiles;
  }

  private static int look(int radius, byte[] tiles, int width, int origin) {
    return FieldOfView.ofRadius(radius).look(tiles, Opacity.of(tiles, width), origin);
  }

  private static String seen(byte[] tiles) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < tiles.length; i++) {
      out.append(Tile.visible(tiles[i]) ? 'v' : '-');
      if (i % WIDTH == WIDTH - 1) out.append('\n');
    }
    return out.toString();
  }

  @Test
  void anOpenRoomIsSeenAsFarAsTheRadiusAndNoFarther() {
    byte[] room =
        tiles(
            "#########",
            "#.......#",
            "#.......#",
            "#.......#",
            "#.......#",
            "#.......#",
            "#########");
    look(3, room, WIDTH, 3 * WIDTH + 4);
    assertThat(seen(room))
        .isEqualTo(
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
  void aWallHidesWhatIsBehindIt() {
    byte[] room = tiles("#########", "#...#...#", "#...#...#", "#...#...#", "#########");
    look(8, room, WIDTH, 2 * WIDTH + 2);
    assertThat(Tile.visible(room[2 * WIDTH + 4])).isTrue();
    assertThat(Tile.visible(room[2 * WIDTH + 5])).isFalse();
    assertThat(Tile.visible(room[WIDTH + 6])).isFalse();
  }

  @Test
  void aClosedDoorIsSeenButNotSeenThrough() {
    byte[] room = tiles("#########", "#...#...#", "#...+...#", "#...#...#", "#########");
    look(8, room, WIDTH, 2 * WIDTH + 2);
    assertThat(Tile.visible(room[2 * WIDTH + 4])).isTrue();
    assertThat(Tile.visible(room[2 * WIDTH + 5])).isFalse();
  }

  @Test
  void hazardsDoNotHideAnything() {
    byte[] lane = tiles("#########", "#..^^...#", "#########");
    look(8, lane, WIDTH, WIDTH + 1);
    assertThat(Tile.visible(lane[WIDTH + 7])).isTrue();
  }

  @Test
  void lookingTwiceGivesTheSameView() {
    byte[] once = randomTiles(4, 30, 30);
    once[15 * 30 + 15] = Tile.FLOOR;
    byte[] twice = once.clone();
    look(10, once, 30, 15 * 30 + 15);
    look(10, twice, 30, 15 * 30 + 15);
    int found = look(10, twice, 30, 15 * 30 + 15);
    assertThat(twice).isEqualTo(once);
    assertThat(found).isZero();
  }

  @Test
  void aViewIsEveryCellInTheRadiusWhoseLineIsClear() {
    for (int radius = 1; radius <= FieldOfView.RADIUS_MAX; radius++) {
      for (int width : new int[] {7, 20, 64, 80, 130}) {
        byte[] tiles = randomTiles(radius, width, 12);
        for (int origin = 0; origin < tiles.length; origin += 5) {
          byte[] seen = tiles.clone();
          look(radius, seen, width, origin);
          for (int cell = 0; cell < tiles.length; cell++)
            assertThat(Tile.visible(seen[cell]))
                .as("%d from %d, width %d, radius %d", cell, origin, width, radius)
                .isEqualTo(
                    Grid.distance(origin, cell, width) <= radius
                        && clear(tiles, width, origin, cell));
        }
      }
    }
  }

  /** Walks from cell to cell along the line, as whoever draws it on squared paper would. */
  private static boolean clear(byte[] tiles, int width, int from, int to) {
    int dx = Math.abs(to % width - from % width);
    int dy = Math.abs(to / width - from / width);
    int stepX = Integer.signum(to % width - from % width);
    int stepY = Integer.signum(to / width - from / width) * width;
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
      if (cell != to && Tile.opaque(tiles[cell])) return false;
    }
    return true;
  }

  @Test
  void sightIsMutual() {
    for (int seed = 0; seed < 20; seed++) {
      byte[] tiles = randomTiles(seed, 24, 18);
      for (int a = 0; a < tiles.length; a++) {
        if (Tile.opaque(tiles[a])) continue;
        byte[] fromA = tiles.clone();
        look(9, fromA, 24, a);
        for (int b = a + 1; b < tiles.length; b += 7) {
          if (Tile.opaque(tiles[b])) continue;
          byte[] fromB = tiles.clone();
          look(9, fromB, 24, b);
          assertThat(Tile.visible(fromB[a])).isEqualTo(Tile.visible(fromA[b]));
        }
      }
    }
  }

  @Test
  void whatWasSeenStaysDiscovered() {
    byte[] hall = tiles("#########", "#...#...#", "###.#.###", "###...###", "#########");
    look(8, hall, WIDTH, WIDTH + 1);
    look(8, hall, WIDTH, WIDTH + 6);
    assertThat(Tile.visible(hall[WIDTH + 1])).isFalse();
    assertThat(Tile.discovered(hall[WIDTH + 1])).isTrue();
  }

  @Test
  void theEdgeOfTheMapIsNoTrouble() {
    byte[] tiles = new byte[WIDTH * 3];
    java.util.Arrays.fill(tiles, (byte) Tile.FLOOR);
    for (int cell = 0; cell < tiles.length; cell++)
      look(FieldOfView.RADIUS_MAX, tiles, WIDTH, cell);
    assertThat(tiles).containsOnly(Tile.FLOOR | Tile.VISIBLE | Tile.DISCOVERED);
  }

  private static byte[] randomTiles(long seed, int width, int height) {
    byte[] tiles = new byte[width * height];
    long mixed = seed;
    for (int i = 0; i < tiles.length; i++) {
      mixed = mixed * 6364136223846793005L + 1442695040888963407L;
      tiles[i] = (byte) ((mixed >>> 60) < 5 ? Tile.WALL : Tile.FLOOR);
    }
    return tiles;
  }
}
