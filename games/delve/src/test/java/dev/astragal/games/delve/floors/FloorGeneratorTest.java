package dev.astragal.games.delve.floors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.DelveGame;
import dev.astragal.games.delve.DelvePolicy;
import dev.astragal.games.delve.content.DelveContent;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.parts.board.Paths;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class FloorGeneratorTest {
  private static final int SEEDS = 10_000;

  private static final Setup SETUP =
      GameLibrary.setup(new DelveGame(), RunSpec.of("delve", Seed.of(1), 1));

  private final DelvePolicy rules = DelvePolicy.of(SETUP.policy());
  private final DelveContent content = DelveContent.of(SETUP, rules.tables());
  private final FloorGenerator generator = new FloorGenerator(rules, content, 2);

  @Test
  void theSameSeedFloorAndBranchGiveTheSameFloor() {
    for (int seed = 0; seed < 100; seed++)
      assertThat(generator.generate(seed, 2, Branch.A))
          .isEqualTo(generator.generate(seed, 2, Branch.A));
  }

  @Test
  void anotherFloorNumberGivesAnotherFloor() {
    assertThat(generator.generate(42, 2, Branch.A))
        .isNotEqualTo(generator.generate(42, 3, Branch.A));
  }

  @Test
  void theFloorSeedFollowsItsFormula() {
    assertThat(FloorSeed.of(0, 1, Branch.UNCOMMITTED).value())
        .isNotEqualTo(FloorSeed.of(0, 1, Branch.A).value());
    long mixed = 0x9E3779B97F4A7C15L ^ 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    assertThat(FloorSeed.of(0, 1, Branch.UNCOMMITTED).value()).isEqualTo(mixed ^ (mixed >>> 31));
  }

  @Test
  void everyFloorIsConnectedItsStairsFreeAndItsEntrySafe() {
    for (long seed = 0; seed < SEEDS; seed++) {
      int floor = 2 + (int) (seed % 2);
      Branch branch = seed % 3 == 0 ? Branch.A : Branch.B;
      FloorPlan plan = generator.generate(seed * 0x9E3779B97F4A7C15L, floor, branch);
      byte[] tiles = plan.tiles();
      assertThat(reachable(plan)).as("floor of seed %d", seed).isEqualTo(walkable(tiles));
      assertThat(tiles[plan.stairs()]).isEqualTo((byte) Tile.DOWN_STAIRS);
      assertThat(Tile.hazard(tiles[plan.entry()])).isFalse();
      for (FloorPlan.Placement enemy : plan.enemies()) {
        assertThat(plan.board().steps(enemy.cell(), plan.entry())).isGreaterThan(1);
        assertThat(enemy.cell()).isNotEqualTo(plan.stairs());
        assertThat(Tile.kind(tiles[enemy.cell()])).isEqualTo(Tile.FLOOR);
      }
      assertThat(plan.enemies().stream().map(FloorPlan.Placement::cell)).doesNotHaveDuplicates();
      for (FloorPlan.Placement item : plan.items())
        assertThat(Tile.kind(tiles[item.cell()])).isEqualTo(Tile.FLOOR);
    }
  }

  @Test
  void roomsKeepTwoWallsApart() {
    Room left = new Room(1, 1, 4, 3);
    assertThat(left.apartFrom(6, 1, 4, 3)).isFalse();
    assertThat(left.apartFrom(7, 1, 4, 3)).isTrue();
  }

  @Test
  void theSameBranchGivesTheSameLowerFloorsAndTheOtherDoesNot() {
    for (int floor = 2; floor <= 3; floor++) {
      assertThat(generator.generate(7, floor, Branch.B))
          .isEqualTo(generator.generate(7, floor, Branch.B));
      assertThat(generator.generate(7, floor, Branch.A))
          .isNotEqualTo(generator.generate(7, floor, Branch.B));
    }
  }

  @Test
  void branchAHasMoreEnemiesAndBranchBMoreHazardsOnEveryFloorOfEverySeed() {
    for (int seed = 0; seed < SEEDS; seed++) {
      for (int floor = 2; floor <= 3; floor++) {
        FloorPlan crowded = generator.generate(seed, floor, Branch.A);
        FloorPlan treacherous = generator.generate(seed, floor, Branch.B);
        assertThat(crowded.enemies().size() - treacherous.enemies().size()).isEqualTo(1);
        assertThat(treacherous.hazards() - crowded.hazards()).isEqualTo(3);
      }
    }
  }

  @Test
  void oneBossWaitsNearTheLastStairsAndNowhereElse() {
    for (int seed = 0; seed < 500; seed++) {
      FloorPlan last = generator.generate(seed, rules.floors().count(), Branch.A);
      var bosses = last.enemies().stream().filter(enemy -> enemy.kind() == content.boss()).toList();
      assertThat(bosses).hasSize(1);
      int distance = last.board().steps(bosses.get(0).cell(), last.stairs());
      assertThat(distance).isBetween(1, 2);
      assertThat(generator.generate(seed, 2, Branch.A).enemies())
          .noneMatch(enemy -> enemy.kind() == content.boss());
    }
  }

  @Test
  void everyVaultTemplateLeavesItsMark() {
    assertThat(Vaults.Template.values()).hasSize(5);
    boolean pillar = false;
    int plain = content.depth(2).items();
    int richest = 0;
    int hazards = 0;
    for (int seed = 0; seed < 300; seed++) {
      FloorPlan plan = generator.generate(seed, 2, Branch.A);
      richest = Math.max(richest, plan.items().size());
      hazards = Math.max(hazards, plan.hazards());
      byte[] tiles = plan.tiles();
      for (int cell = 41; cell < tiles.length - 41 && !pillar; cell++) {
        pillar =
            Tile.kind(tiles[cell]) == Tile.WALL
                && Tile.walkable(tiles[cell - 1])
                && Tile.walkable(tiles[cell + 1])
                && Tile.walkable(tiles[cell - 20])
                && Tile.walkable(tiles[cell + 20]);
      }
    }
    assertThat(pillar).isTrue();
    assertThat(richest).isGreaterThan(plain);
    assertThat(hazards).isGreaterThanOrEqualTo(3);
  }

  @Test
  void doorsStandInCorridorMouths() {
    int doors = 0;
    for (int seed = 0; seed < 200; seed++) {
      FloorPlan plan = generator.generate(seed, 2, Branch.A);
      byte[] tiles = plan.tiles();
      for (int cell = 0; cell < tiles.length; cell++) {
        if (Tile.kind(tiles[cell]) != Tile.CLOSED_DOOR) continue;
        doors++;
        boolean across =
            Tile.kind(tiles[cell - 20]) == Tile.WALL && Tile.kind(tiles[cell + 20]) == Tile.WALL;
        boolean along =
            Tile.kind(tiles[cell - 1]) == Tile.WALL && Tile.kind(tiles[cell + 1]) == Tile.WALL;
        assertThat(across || along).isTrue();
      }
    }
    assertThat(doors).isGreaterThan(100);
  }

  @Test
  void theStarterFloorIsWhereTheSeedPutsIt() {
    FloorPlan plan = generator.floor(99, 1, Branch.UNCOMMITTED);
    byte[] tiles = plan.tiles();
    assertThat(plan.width()).isEqualTo(20);
    assertThat(plan.height()).isEqualTo(15);
    assertThat(plan.entry()).isEqualTo(5 * 20 + 4);
    assertThat(plan.stairs()).isEqualTo(11 * 20 + 13);
    for (int y = 0; y < 15; y++) {
      for (int x = 0; x < 20; x++) {
        boolean roomA = x >= 2 && x <= 6 && y >= 3 && y <= 7;
        boolean roomB = x >= 9 && x <= 13 && y >= 3 && y <= 7;
        boolean roomC = x >= 9 && x <= 13 && y >= 9 && y <= 13;
        boolean corridor = (y == 5 && (x == 7 || x == 8)) || (x == 11 && (y == 8 || y == 9));
        boolean open = roomA || roomB || roomC || corridor;
        byte tile = tiles[y * 20 + x];
        assertThat(Tile.kind(tile) != Tile.WALL).as("tile %d,%d", x, y).isEqualTo(open);
        assertThat(Tile.kind(tile) == Tile.CLOSED_DOOR).isEqualTo(x == 8 && y == 5);
        assertThat(Tile.hazard(tile)).isEqualTo(x == 11 && y >= 8 && y <= 10);
      }
    }
    int goblin = content.enemyNamed("goblin");
    assertThat(plan.enemies())
        .contains(
            new FloorPlan.Placement(goblin, 5 * 20 + 11),
            new FloorPlan.Placement(goblin, 11 * 20 + 11))
        .hasSize(5);
    assertThat(plan.items())
        .contains(new FloorPlan.Placement(content.itemNamed("minor_hp_pot"), 5 * 20 + 6))
        .hasSize(2);
  }

  @Test
  void whoAndWhatWaitsOnTheFirstFloorDiffersFromRunToRun() {
    TreeSet<String> floors = new TreeSet<>();
    for (int seed = 0; seed < 100; seed++) {
      FloorPlan plan = generator.floor(seed, 1, Branch.UNCOMMITTED);
      floors.add(plan.enemies() + " " + plan.items());
    }
    assertThat(floors).hasSizeGreaterThan(80);
  }

  private static int walkable(byte[] tiles) {
    int count = 0;
    for (byte tile : tiles) if (Tile.kind(tile) != Tile.WALL) count++;
    return count;
  }

  private static int reachable(FloorPlan plan) {
    byte[] tiles = plan.tiles();
    return Paths.from(plan.board(), plan.entry(), cell -> Tile.kind(tiles[cell]) != Tile.WALL)
        .region()
        .size();
  }
}
