package dev.astragal.games.delve.map;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.parts.board.PathSearch;
import dev.astragal.parts.board.Square;
import org.junit.jupiter.api.Test;

/** Fixtures draw known ground as {@code .}, unknown ground as a blank, seen ground as {@code v}. */
class SearchTest {
  private final Obstacles nothing = new Obstacles(400);

  private static final class Field {
    private final byte[] tiles;
    private final Square board;

    Field(byte[] tiles, int width) {
      this.tiles = tiles;
      this.board = new Square(width, tiles.length / width);
    }

    int at(int x, int y) {
      return board.cell(x, y);
    }

    Footing footing(Terrain terrain, Obstacles obstacles) {
      return new Footing(tiles, terrain, obstacles);
    }
  }

  private static Field field(String... rows) {
    int width = rows[0].length();
    byte[] tiles = new byte[rows.length * width];
    for (int i = 0; i < tiles.length; i++) {
      char sign = rows[i / width].charAt(i % width);
      int kind =
          switch (sign) {
            case '#' -> Tile.WALL;
            case '+', '*' -> Tile.CLOSED_DOOR;
            case '>' -> Tile.DOWN_STAIRS;
            default -> Tile.FLOOR;
          };
      int known = sign == ' ' ? 0 : Tile.DISCOVERED;
      int seen = sign == 'v' || sign == '*' ? Tile.VISIBLE : 0;
      tiles[i] = (byte) (kind | known | seen | (sign == '^' ? Tile.HAZARD : 0));
    }
    return new Field(tiles, width);
  }

  private int length(Field field, Terrain terrain, int from, int to) {
    return new PathSearch(field.board).find(field.footing(terrain, nothing), from, to);
  }

  private FrontierSearch search(Field field, Terrain terrain, int from) {
    FrontierSearch search = new FrontierSearch(field.tiles.length);
    search.search(
        field.tiles, field.board.width(), terrain, nothing, new byte[field.tiles.length], from);
    return search;
  }

  @Test
  void aStraightLineOverDiscoveredTilesIsFoundWithItsLength() {
    Field field = field("#######", "#.....#", "#######");
    assertThat(length(field, Terrain.SAFE, field.at(1, 1), field.at(5, 1))).isEqualTo(4);
  }

  @Test
  void aTieTakesTheFirstRouteByTotalEstimateRowAndColumn() {
    Field field = field("#####", "#...#", "#...#", "#...#", "#####");
    PathSearch paths = new PathSearch(field.board);
    paths.find(field.footing(Terrain.SAFE, nothing), field.at(1, 1), field.at(3, 3));
    assertThat(paths.route())
        .containsExactly(field.at(2, 1), field.at(3, 1), field.at(3, 2), field.at(3, 3));
  }

  @Test
  void unknownOrBlockedTilesAreNeverUsed() {
    Field field = field("#######", "#.. ..#", "#.###.#", "#.....#", "#######");
    PathSearch paths = new PathSearch(field.board);
    int length = paths.find(field.footing(Terrain.SAFE, nothing), field.at(1, 1), field.at(5, 1));
    assertThat(length).isEqualTo(8);
    for (int cell : paths.route()) assertThat(Tile.discovered(field.tiles[cell])).isTrue();
  }

  @Test
  void anUnreachableTargetYieldsNoPath() {
    Field field = field("#####", "#.#.#", "#####");
    assertThat(length(field, Terrain.SAFE, field.at(1, 1), field.at(3, 1)))
        .isEqualTo(PathSearch.UNREACHABLE);
  }

  @Test
  void whereOneStandsIsAnEmptyPath() {
    Field field = field("###", "#.#", "###");
    assertThat(length(field, Terrain.SAFE, field.at(1, 1), field.at(1, 1))).isZero();
  }

  @Test
  void closedDoorsAreGoalsButNeverOnTheWay() {
    Field field = field("#######", "#..+..#", "#######");
    assertThat(length(field, Terrain.SAFE, field.at(1, 1), field.at(3, 1))).isEqualTo(2);
    assertThat(length(field, Terrain.SAFE, field.at(1, 1), field.at(5, 1)))
        .isEqualTo(PathSearch.UNREACHABLE);
  }

  @Test
  void aRiskyWayCrossesAsFewHazardsAsItCan() {
    Field field = field("#######", "#.^^^.#", "#.#.#.#", "#..^..#", "#######");
    PathSearch paths = new PathSearch(field.board);
    paths.find(field.footing(Terrain.RISKY, nothing), field.at(1, 1), field.at(5, 1));
    assertThat(paths.route()).contains(field.at(3, 3)).doesNotContain(field.at(2, 1));
  }

  @Test
  void noEnemyFindsAWayOntoASanctuaryEvenWhenTheHeroStandsThere() {
    Field field = field("#####", "#...#", "#####");
    Obstacles sanctuary = new Obstacles(field.tiles.length);
    sanctuary.forbid(field.at(3, 1));
    int length =
        new PathSearch(field.board)
            .find(field.footing(Terrain.NATIVE, sanctuary), field.at(1, 1), field.at(3, 1));
    assertThat(length).isEqualTo(PathSearch.UNREACHABLE);
  }

  @Test
  void theNearestOfSeveralFrontiersIsSelected() {
    Field field = field("#########", " v.....v ", "#########");
    assertThat(search(field, Terrain.SAFE, field.at(3, 1)).visibleTarget())
        .isEqualTo(field.at(1, 1));
    assertThat(search(field, Terrain.SAFE, field.at(5, 1)).visibleTarget())
        .isEqualTo(field.at(7, 1));
  }

  @Test
  void equallyNearFrontiersGoByRowThenColumn() {
    Field field = field("###  ###", "###vv###", " v....v ", "###vv###", "###  ###");
    assertThat(search(field, Terrain.SAFE, field.at(3, 2)).visibleTarget())
        .isEqualTo(field.at(3, 1));
  }

  @Test
  void withoutAFrontierThereIsNoTarget() {
    Field field = field("#####", "#...#", "#####");
    FrontierSearch search = search(field, Terrain.SAFE, field.at(1, 1));
    assertThat(search.visibleTarget()).isEqualTo(FrontierSearch.NONE);
    assertThat(search.rememberedTarget()).isEqualTo(FrontierSearch.NONE);
  }

  @Test
  void aFrontierOutOfSightIsIgnoredWhileOneIsInSight() {
    Field field = field("#########", " ......v ", "#########");
    FrontierSearch search = search(field, Terrain.SAFE, field.at(2, 1));
    assertThat(search.visibleTarget()).isEqualTo(field.at(7, 1));
    assertThat(search.rememberedTarget()).isEqualTo(field.at(1, 1));
  }

  @Test
  void aHazardFreeWayIsPickedWhereThereIsOne() {
    Field field = field("######", "#.^v  ", "#.##  ", "#....v", "######");
    assertThat(search(field, Terrain.SAFE, field.at(1, 1)).visibleTarget())
        .isEqualTo(field.at(5, 3));
  }

  @Test
  void thereIsNoSafeFrontierWhenAllLieBehindHazards() {
    Field field = field("######", "#.^v  ", "######");
    assertThat(search(field, Terrain.SAFE, field.at(1, 1)).visibleTarget())
        .isEqualTo(FrontierSearch.NONE);
    assertThat(search(field, Terrain.RISKY, field.at(1, 1)).visibleTarget())
        .isEqualTo(field.at(3, 1));
  }

  @Test
  void aClosedDoorBeforeTheUnknownIsAFrontierThatNothingPasses() {
    Field field = field("######", "#.* v ", "######");
    FrontierSearch search = search(field, Terrain.SAFE, field.at(1, 1));
    assertThat(search.visibleTarget()).isEqualTo(field.at(2, 1));
    assertThat(search.door()).isEqualTo(field.at(2, 1));
  }

  @Test
  void aSearchLeavesNothingBehindForTheNext() {
    Field first = field("#######", "#.....#", "#######");
    Field second = field("#######", "#.#...#", "#######");
    PathSearch paths = new PathSearch(first.board);
    assertThat(paths.find(first.footing(Terrain.SAFE, nothing), 8, 12)).isEqualTo(4);
    assertThat(paths.find(second.footing(Terrain.SAFE, nothing), 8, 12))
        .isEqualTo(PathSearch.UNREACHABLE);
    assertThat(paths.find(first.footing(Terrain.SAFE, nothing), 8, 12)).isEqualTo(4);
  }
}
