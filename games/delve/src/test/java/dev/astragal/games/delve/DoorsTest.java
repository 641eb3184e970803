package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Run;
import org.junit.jupiter.api.Test;

/** A closed door is a choice, or no question at all. */
class DoorsTest {
  private static Run<DelveState, DelveChoice, DelveEvent> before(Dungeon dungeon) {
    dungeon.with(
        state -> {
          for (int x = 5; x < 10; x++)
            for (int y = 0; y < 3; y++) state.map.tiles[state.map.cell(x, y)] &= ~Tile.DISCOVERED;
        });
    var run = dungeon.run();
    Dungeon.advance(run, 4);
    return run;
  }

  private static final String[] EMPTY = {"##########", "#_@.+...>#", "##########"};
  private static final String[] TENANTED = {"##########", "#_@.+.g.>#", "##########"};

  @Test
  void aDoorMayBeLeftShut() {
    var run = before(Dungeon.of(EMPTY));
    assertThat(run.state().question().kind()).isEqualTo(Question.Kind.DOOR_BLOCKED);
    assertThat(Dungeon.prompt(run).choices(Seat.first()).size()).isEqualTo(2);
  }

  @Test
  void whatWasLeftShutIsOpenedUnaskedWhenThereIsNoOtherWay() {
    var run = before(Dungeon.of(EMPTY));
    Dungeon.answer(run, Reply.LEAVE_DOOR);
    assertThat(Tile.kind(run.state().map().tile(14))).isEqualTo(Tile.SHUT_DOOR);
    Dungeon.advance(run, 3);
    assertThat(Tile.kind(run.state().map().tile(14))).isEqualTo(Tile.OPEN_DOOR);
  }

  @Test
  void whatWasLeftShutIsOpenedAlsoWhereBothSidesAreKnown() {
    var run =
        Dungeon.of("###########", "#_@.+...^>#", "###########")
            .with(state -> state.map.become(15, Tile.SHUT_DOOR))
            .run();
    Dungeon.advance(run, 60);
    assertThat(Tile.kind(run.state().map().tile(15))).isEqualTo(Tile.OPEN_DOOR);
  }

  @Test
  void whatWasLeftShutStaysShutWhileThereIsAnotherWay() {
    var run =
        before(Dungeon.of("##########", "#_@.+....#", "#.########", "#.......>#", "##########"));
    Dungeon.answer(run, Reply.LEAVE_DOOR);
    Dungeon.advance(run, 100);
    assertThat(run.state().question().kind()).isEqualTo(Question.Kind.BRANCH_CHOICE);
    assertThat(Tile.kind(run.state().map().tile(14))).isEqualTo(Tile.SHUT_DOOR);
  }

  @Test
  void withEarsOnlyADoorWithSomebodyBehindItAsks() {
    assertThat(before(Dungeon.played(EMPTY)).state().question().kind())
        .isNotEqualTo(Question.Kind.DOOR_BLOCKED);
    var run = before(Dungeon.played(TENANTED));
    assertThat(run.state().question().kind()).isEqualTo(Question.Kind.DOOR_BLOCKED);
    assertThat(Dungeon.prompt(run).why().key()).isEqualTo("prompt.door-blocked.noise");
  }
}
