package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.games.delve.orders.ExplorationMode;
import dev.astragal.games.delve.rules.Exploration;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExplorationTest {
  private static List<ExploreEvent.AutoSegmentStarted> segments(List<DelveEvent> events) {
    return events.stream()
        .filter(ExploreEvent.AutoSegmentStarted.class::isInstance)
        .map(ExploreEvent.AutoSegmentStarted.class::cast)
        .toList();
  }

  @Test
  void theIntentSaysTargetReasonAndLength() {
    var run = Dungeon.undiscovered("##############", "#@...........#", "##############").run();
    List<DelveEvent> events = Dungeon.advance(run, 1);
    Intent intent = run.state().intent();
    assertThat(intent.reason()).isEqualTo(AutoReason.FRONTIER);
    assertThat(intent.pathLength()).isEqualTo(segments(events).get(0).plannedLength() - 1);
    assertThat(intent.target()).isEqualTo(segments(events).get(0).target());
  }

  @Test
  void anUnchangedIntentAcrossTicksIsNotLoggedAgain() {
    var run = Dungeon.of("###############", "#@..........>##", "###############").run();
    List<DelveEvent> events = Dungeon.advance(run, 8);
    assertThat(segments(events)).hasSize(1);
    assertThat(segments(events).get(0).reason()).isEqualTo(AutoReason.STAIRS);
  }

  @Test
  void aSegmentIsLoggedExactlyWhenTargetOrReasonChange() {
    Run<DelveState, DelveChoice, DelveEvent> run = Dungeon.KERNEL.begin(Seed.of(3));
    AutoReason reason = run.state().intent().reason();
    int target = run.state().intent().target();
    for (int tick = 0; tick < 200 && run.state().progress().ending() == Ending.NONE; tick++) {
      if (run.state().question().stands()) {
        Dungeon.answer(run, Dungeon.prompt(run).choices(Seat.first()).get(0));
        reason = run.state().intent().reason();
        target = run.state().intent().target();
        continue;
      }
      run.passTime();
      boolean changed =
          reason != run.state().intent().reason() || target != run.state().intent().target();
      assertThat(segments(run.events())).hasSize(changed ? 1 : 0);
      reason = run.state().intent().reason();
      target = run.state().intent().target();
    }
  }

  @Test
  void withoutAFrontierExplorationIsStuckAndHarmless() {
    var run = Dungeon.of("#####", "#@..#", "#####").run();
    List<DelveEvent> events = Dungeon.advance(run, 3);
    assertThat(segments(events)).hasSize(1);
    assertThat(segments(events).get(0).reason()).isEqualTo(AutoReason.STUCK);
    assertThat(events).filteredOn(ActionEvent.Waited.class::isInstance).hasSize(3);
  }

  @Test
  void movingOneTileUpdatesViewAndDiscovery() {
    var run = Dungeon.undiscovered("#######", "#@....#", "###.###", "###...#", "#######").run();
    long before = discovered(run.state());
    Dungeon.advance(run, 2);
    assertThat(discovered(run.state())).isGreaterThan(before);
  }

  private static long discovered(DelveState state) {
    long count = 0;
    for (byte tile : state.map().tiles()) if (Tile.discovered(tile)) count++;
    return count;
  }

  @Test
  void aClosedDoorInterruptsAndOnceOpenIsWalkedThrough() {
    var run = Dungeon.undiscovered("#######", "#@.+..#", "#######").run();
    Dungeon.advance(run, 10);
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("door-blocked");
    assertThat(run.state().intent().reason()).isEqualTo(AutoReason.DOOR);
    Dungeon.answer(run, Reply.OPEN_DOOR);
    int door = Dungeon.cell(run.state(), 3, 1);
    assertThat(Tile.kind(run.state().map().tile(door))).isEqualTo(Tile.OPEN_DOOR);
    List<DelveEvent> events = Dungeon.advance(run, 3);
    assertThat(events).contains(new ActionEvent.Moved(Actors.HERO, door, 10, true));
  }

  @Test
  void aHazardIsCrossedOnlyWhenNoOtherWayIsLeft() {
    var run = Dungeon.undiscovered("########", "#@.^...#", "########").run();
    List<DelveEvent> events = Dungeon.advance(run, 6);
    DelveEvent hurt = new HarmEvent.HazardHurt(2);
    assertThat(events).contains(hurt);
    assertThat(segments(events.subList(0, events.indexOf(hurt))).getLast().reason())
        .isEqualTo(AutoReason.THREAT_AVOIDANCE);
  }

  @Test
  void knownLootIsFetchedFirst() {
    var dungeon = Dungeon.of("########", "#@....>#", "#......#", "########");
    var plan = Exploration.plan(dungeon.item(3, 2, "iron_mace").state());
    assertThat(plan.reason()).isEqualTo(AutoReason.LOOT);
  }

  @Test
  void directExplorationTakesKnownStairsAtOnce() {
    var dungeon = Dungeon.of("########", "#@....>#", "#......#", "########");
    dungeon
        .item(3, 2, "iron_mace")
        .order(new DelveChoice.SetExplorationMode(ExplorationMode.DIRECT));
    assertThat(Exploration.plan(dungeon.state()).reason()).isEqualTo(AutoReason.STAIRS);
  }

  @Test
  void aStalledRunEndsWithItsOwnCode() {
    var run = Dungeon.of("#####", "#@..#", "#####").run();
    Dungeon.advance(run, 200);
    assertThat(run.state().progress().ending().code()).isEqualTo("ENG_STALLED_NO_PROGRESS");
    assertThat(run.tick()).isEqualTo(65);
  }
}
