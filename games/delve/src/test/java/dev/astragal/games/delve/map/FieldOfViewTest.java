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
    FieldOfView.ofRadius(3).look(room, WIDTH, 3 * WIDTH + 4);
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
    FieldOfView.ofRadius(8).look(room, WIDTH, 2 * WIDTH + 2);
    assertThat(Tile.visible(room[2 * WIDTH + 4])).isTrue();
    assertThat(Tile.visible(room[2 * WIDTH + 5])).isFalse();
    assertThat(Tile.visible(room[WIDTH + 6])).isFalse();
  }

  @Test
  void aClosedDoorIsSeenButNotSeenThrough() {
    byte[] room = tiles("#########", "#...#...#", "#...+...#", "#...#...#", "#########");
    FieldOfView.ofRadius(8).look(room, WIDTH, 2 * WIDTH + 2);
    assertThat(Tile.visible(room[2 * WIDTH + 4])).isTrue();
    assertThat(Tile.visible(room[2 * WIDTH + 5])).isFalse();
  }

  @Test
  void hazardsDoNotHideAnything() {
    byte[] lane = tiles("#########", "#..^^...#", "#########");
    FieldOfView.ofRadius(8).look(lane, WIDTH, WIDTH + 1);
    assertThat(Tile.visible(lane[WIDTH + 7])).isTrue();
  }

  @Test
  void lookingTwiceGivesTheSameView() {
    byte[] once = randomTiles(4, 30, 30);
    once[15 * 30 + 15] = Tile.FLOOR;
    byte[] twice = once.clone();
    FieldOfView.ofRadius(10).look(once, 30, 15 * 30 + 15);
    FieldOfView.ofRadius(10).look(twice, 30, 15 * 30 + 15);
    int found = FieldOfView.ofRadius(10).look(twice, 30, 15 * 30 + 15);
    assertThat(twice).isEqualTo(once);
    assertThat(found).isZero();
  }

  @Test
  void sightIsMutual() {
    for (int seed = 0; seed < 20; seed++) {
      byte[] tiles = randomTiles(seed, 24, 18);
      for (int a = 0; a < tiles.length; a++) {
        if (Tile.opaque(tiles[a])) continue;
        byte[] fromA = tiles.clone();
        FieldOfView.ofRadius(9).look(fromA, 24, a);
        for (int b = a + 1; b < tiles.length; b += 7) {
          if (Tile.opaque(tiles[b])) continue;
          byte[] fromB = tiles.clone();
          FieldOfView.ofRadius(9).look(fromB, 24, b);
          assertThat(Tile.visible(fromB[a])).isEqualTo(Tile.visible(fromA[b]));
        }
      }
    }
  }

  @Test
  void whatWasSeenStaysDiscovered() {
    byte[] hall = tiles("#########", "#...#...#", "###.#.###", "###...###", "#########");
    FieldOfView.ofRadius(8).look(hall, WIDTH, WIDTH + 1);
    FieldOfView.ofRadius(8).look(hall, WIDTH, WIDTH + 6);
    assertThat(Tile.visible(hall[WIDTH + 1])).isFalse();
    assertThat(Tile.discovered(hall[WIDTH + 1])).isTrue();
  }

  @Test
  void theEdgeOfTheMapIsNoTrouble() {
    byte[] tiles = new byte[WIDTH * 3];
    java.util.Arrays.fill(tiles, (byte) Tile.FLOOR);
    for (int cell = 0; cell < tiles.length; cell++)
      FieldOfView.ofRadius(FieldOfView.RADIUS_MAX).look(tiles, WIDTH, cell);
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
