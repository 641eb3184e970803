package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.floors.Branch;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.Messages;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class DelveScreenTest {
  private static List<Panel> panels(DelveState state) {
    return Dungeon.KERNEL.rules().present(state, Seat.of(0)).panels();
  }

  private static Panel panel(DelveState state, String id) {
    return panels(state).stream()
        .filter(candidate -> candidate.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static String map(DelveState state) {
    Panel.Grid grid = (Panel.Grid) panel(state, "map");
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < grid.cells().size(); i++) {
      out.appendCodePoint(grid.cells().get(i).glyph());
      if (i % grid.width() == grid.width() - 1) out.append('\n');
    }
    return out.toString();
  }

  @Test
  void theMapShowsWhatIsSeenRemembersWhatWasAndHidesTheRest() {
    DelveState state =
        Dungeon.undiscovered("#########", "#@.!#..g#", "#########").item(3, 1, "iron_mace").state();
    assertThat(map(state)).isEqualTo("###      \n#@.)#    \n###      \n");
    state.map.tiles[Dungeon.cell(state, 3, 1)] &= ~dev.astragal.games.delve.map.Tile.VISIBLE;
    assertThat(map(state)).contains("@.)#");
  }

  @Test
  void eachSortOfThingHasASignOfItsOwnInMapAndLegend() {
    DelveState state =
        Dungeon.of("########", "#@.....#", "########")
            .item(2, 1, "iron_mace")
            .item(3, 1, "minor_hp_pot")
            .item(4, 1, "smoke_bomb")
            .item(5, 1, "swift")
            .state();
    assertThat(map(state)).contains("@)!?*.");
    assertThat(
            ((Panel.Grid) panel(state, "map")).legend().stream().map(each -> each.meaning().key()))
        .contains("legend.WEAPON", "legend.POTION", "legend.CHARM", "legend.PERK");
  }

  @Test
  void whateverLiesOnTheMapHasATileOfItsOwnInTheBrowser() throws IOException {
    String tiles;
    try (InputStream in = DelveGame.class.getResourceAsStream("web/tiles.js")) {
      tiles = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
    for (char sign : ")!?*+/>^@".toCharArray())
      assertThat(tiles).as("a tile for " + sign).contains("\n  \"" + sign + "\": (pen");
  }

  @Test
  void enemiesAndItemsAreDrawnOnlyWhereTheHeroLooks() {
    DelveState seen = Dungeon.of("#########", "#@.....g#", "#########").state();
    assertThat(map(seen)).contains("@.....g");
    DelveState hidden = Dungeon.of("#########", "#@.#...g#", "#########").state();
    assertThat(map(hidden)).contains("#@.#....#");
  }

  @Test
  void floorAndBranchAreInTheTitleAndInTheLog() {
    DelveState state =
        Dungeon.of("#####", "#@..#", "#####")
            .with(
                other -> {
                  other.progress.floor = 2;
                  other.progress.branch = Branch.B;
                })
            .state();
    Messages messages = Messages.of(new DelveGame());
    assertThat(messages.text(panel(state, "map").title()))
        .isEqualTo("Floor 2 of 3, the treacherous way");
    assertThat(messages.knows("event.Descended")).isTrue();
    assertThat(messages.knows("event.BranchCommitted")).isTrue();
  }

  @Test
  void theTraceIsBehindTheKeyL() {
    DelveState state = Dungeon.of("#####", "#@..#", "#####").state();
    assertThat(panel(state, "trace"))
        .isInstanceOfSatisfying(
            Panel.Overlay.class, overlay -> assertThat(overlay.key()).isEqualTo('L'));
  }

  @Test
  void anEncounterShowsItsSortedDangers() {
    var run = Dungeon.of("########", "#@..h.a#", "########").run();
    Dungeon.advance(run, 1);
    assertThat(Messages.of(new DelveGame()).text(panel(run.state(), "threat").title()))
        .isEqualTo("Threat: close combat, shooters, poison and hard hits");
  }

  @Test
  void heroAndOrdersStandBesideTheMap() {
    DelveState state = Dungeon.KERNEL.begin(Seed.of(1)).state();
    assertThat(Dungeon.KERNEL.rules().present(state, Seat.of(0)).aside())
        .containsExactly("health", "hero", "orders");
  }

  @Test
  void whatIsOnOfferIsExplainedAndWhatIsConsideredComesFirst() {
    var run = Dungeon.KERNEL.begin(Seed.of(1));
    Dungeon.play(run, "balanced", state -> state.question().kind() == Question.Kind.GOD_OFFER);
    Panel.Text offer =
        (Panel.Text)
            Dungeon.KERNEL
                .rules()
                .preview(run.state(), new DelveChoice.ChooseGod("forge"), Seat.of(0))
                .panels()
                .stream()
                .filter(panel -> panel.id().equals("offer"))
                .findFirst()
                .orElseThrow();
    assertThat(offer.lines()).hasSize(2);
    assertThat(Messages.of(new DelveGame()).text(offer.lines().getFirst().text()))
        .isEqualTo("the Forge: 2 more health and 2 more defense, for good.");
  }

  @Test
  void everyOrderIsOnTheScreen() {
    Panel.Table orders = (Panel.Table) panel(Dungeon.KERNEL.begin(Seed.of(1)).state(), "orders");
    assertThat(orders.rows()).hasSize(8);
  }

  @Test
  void noScreenOffersAWorldMapOrAWayUp() {
    DelveState state = Dungeon.KERNEL.begin(Seed.of(1)).state();
    assertThat(panels(state).stream().map(Panel::id))
        .containsExactly("map", "health", "hero", "orders", "character", "pack", "trace");
  }

  @Test
  void whoIsInTroubleSeesWhatTheEnemiesInViewCanStillDo() {
    var run =
        Dungeon.of("######", "#_@g.#", "######")
            .inCombat()
            .with(
                state -> {
                  state.actors.hp[Actors.HERO] = 5;
                  state.actors.hp[1] = 4;
                  state.actors.flags[1] |= Actors.ANNOUNCED;
                  state.progress.thresholdCrossed = true;
                })
            .run();
    Dungeon.advance(run, 1);
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("hp-threshold-reached");
    Panel.Text threat = (Panel.Text) panel(run.state(), "threat");
    assertThat(Messages.of(new DelveGame()).text(threat.lines().getFirst().text()))
        .isEqualTo("The goblin has 4 of 10 health and is 1 tile away.");
    assertThat(run.kernel().rules().word(run.state(), Reply.CONTINUE, Seat.first()).details())
        .anyMatch(detail -> detail.text().key().equals("danger.hit"));
  }

  @Test
  void theHallOfFameNamesPointsFloorKillsAndTheEnd() {
    var run = Dungeon.of("#####", "#@..#", "#####").run();
    assertThat(run.kernel().rules().renown(run.state())).isEmpty();
    var over =
        Dungeon.of("#####", "#@..#", "#####")
            .with(
                state -> {
                  state.progress.kills = 2;
                  state.progress.ending = Ending.BLED_OUT;
                })
            .run();
    var words = Messages.of(new DelveGame());
    assertThat(over.kernel().rules().renown(over.state()).map(words::text))
        .hasValue("10 points, floor 1 of 3, 2 kills: you bled to death");
  }
}
