package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.map.Tile;
import org.junit.jupiter.api.Test;

class SightTest {
  private static final int WIDTH = 9;
  private static final int RADIUS = 8;

  private static DungeonMap map(String... rows) {
    byte[] tiles = new byte[rows.length * WIDTH];
    for (int i = 0; i < tiles.length; i++) {
      char sign = rows[i / WIDTH].charAt(i % WIDTH);
      tiles[i] = (byte) (sign == '#' ? Tile.WALL : sign == '+' ? Tile.CLOSED_DOOR : Tile.FLOOR);
      if (sign == '^') tiles[i] |= Tile.HAZARD;
    }
    return new DungeonMap(WIDTH, tiles);
  }

  @Test
  void aClosedDoorIsSeenButNotSeenThroughUntilItIsOpened() {
    DungeonMap room = map("#########", "#...#...#", "#...+...#", "#...#...#", "#########");
    room.look(room.cell(2, 2), RADIUS);
    assertThat(room.visible(room.cell(4, 2))).isTrue();
    assertThat(room.visible(room.cell(5, 2))).isFalse();
    room.become(room.cell(4, 2), Tile.OPEN_DOOR);
    room.look(room.cell(2, 2), RADIUS);
    assertThat(room.visible(room.cell(5, 2))).isTrue();
  }

  @Test
  void hazardsDoNotHideAnything() {
    DungeonMap lane = map("#########", "#..^^...#", "#########");
    lane.look(lane.cell(1, 1), RADIUS);
    assertThat(lane.visible(lane.cell(7, 1))).isTrue();
  }

  @Test
  void lookingTwiceFindsNothingNew() {
    DungeonMap lane = map("#########", "#.......#", "#########");
    assertThat(lane.look(lane.cell(4, 1), 1)).isEqualTo(5);
    assertThat(lane.look(lane.cell(4, 1), 1)).isZero();
  }

  @Test
  void whatWasSeenStaysDiscovered() {
    DungeonMap hall = map("#########", "#...#...#", "###.#.###", "###...###", "#########");
    hall.look(hall.cell(1, 1), RADIUS);
    hall.look(hall.cell(6, 1), RADIUS);
    assertThat(hall.visible(hall.cell(1, 1))).isFalse();
    assertThat(Tile.discovered(hall.tile(hall.cell(1, 1)))).isTrue();
  }
}
