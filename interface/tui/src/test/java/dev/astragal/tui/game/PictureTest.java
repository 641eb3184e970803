package dev.astragal.tui.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.guide.TicTacToe;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.table.Told;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.layout.Wish;
import dev.astragal.tui.panel.PanelView;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Style;
import dev.astragal.tui.theme.Theme;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PictureTest {
  private static final Messages MESSAGES = Messages.of(new TicTacToe());

  private static Pen pen(int width, int height) {
    return new Pen(new Canvas(width, height, Style.PLAIN), Theme.NONE, false);
  }

  @Test
  void aSmallBoardGetsGapsAndItsLegendBeside() {
    Panel.Grid grid =
        new Panel.Grid(
            "board",
            Msg.literal("Board"),
            2,
            2,
            List.of(Cell.of('a'), Cell.of('b'), Cell.of('c'), Cell.of('d')),
            List.of(new Panel.Legend(Cell.of('a'), Msg.literal("first"))));
    Pen pen = pen(20, 4);
    PanelView.of(grid, MESSAGES, pen).draw(pen, new Rect(0, 0, 20, 4), false, 0);
    assertThat(pen.canvas().line(0)).isEqualTo("+- Board ----------+");
    assertThat(pen.canvas().line(1)).isEqualTo("|a b    a first    |");
    assertThat(pen.canvas().line(2)).isEqualTo("|c d               |");
  }

  @Test
  void cardsHaveFramesWhereThereIsRoomAndBracketsWhereThereIsNot() {
    Panel.Card seven = Panel.Card.of(Msg.literal("H7"), Ink.BAD).noting(Msg.literal("mine"));
    List<Panel.Spread> rows =
        List.of(
            new Panel.Spread(Msg.literal("Ann"), List.of(seven, Panel.Card.back()), true),
            new Panel.Spread(Msg.literal("Bob"), List.of(), false));
    Panel.Cards hands = new Panel.Cards("hands", Msg.literal("Hands"), rows);
    assertThat(drawn(hands, 22, 7))
        .containsExactly(
            "+- Hands ------------+",
            "|      +--+ +--+     |",
            "|> Ann |H7| |..|     |",
            "|      +--+ +--+     |",
            "|      mine          |",
            "|  Bob               |",
            "+--------------------+");
    assertThat(drawn(hands, 22, 5)).contains("|> Ann [H7] [..]     |", "|      mine          |");
  }

  @Test
  void aTrackIsFilledFromItsEdgesAndSaysHowManyThereAreWhereItIsLow() {
    List<Cell> men = List.of(Cell.of('X'), Cell.of('X'), Cell.of('X'));
    Panel.Lane upper = new Panel.Lane(List.of(place("4", men), place("5", List.of())));
    Panel.Lane lower = new Panel.Lane(List.of(place("3", List.of(Cell.of('O'))), place("2", men)));
    Panel.Track track = Panel.track("board", 3, upper, lower);
    assertThat(drawn(track, 12, 10))
        .containsSubsequence(
            "|4  5      |",
            "|X  .      |",
            "|X  .      |",
            "|X  .      |",
            "|.  X      |",
            "|.  X      |",
            "|O  X      |",
            "|3  2      |");
    assertThat(drawn(track, 12, 6)).containsSubsequence("|X3 .      |", "|O  X3     |");
  }

  private static Panel.Place place(String label, List<Cell> pieces) {
    return new Panel.Place(Msg.literal(label), pieces);
  }

  @Test
  void eachRowOfHexesIsHalfAHexFurtherRight() {
    Panel.Grid hexes = Panel.chars("board", 2, 2, i -> 'a' + i).tiled(Panel.Tiling.HEXES);
    assertThat(drawn(hexes, 12, 4)).contains("|a b       |", "| c d      |");
  }

  private static List<String> drawn(Panel panel, int width, int height) {
    Pen pen = new Pen(new Canvas(width, height, Style.PLAIN, false), Theme.NONE, false);
    PanelView.of(panel, MESSAGES, pen).draw(pen, new Rect(0, 0, width, height), false, 0);
    return picture(pen).lines().toList();
  }

  @Test
  void aMapLargerThanItsPlaceIsShownAroundWhatIsLit() {
    Panel.Grid grid =
        Panel.grid(
            "map",
            50,
            40,
            i ->
                i == 30 * 50 + 45
                    ? Cell.of('@').highlighted()
                    : Cell.of((i % 50 + i / 50) % 2 == 0 ? '.' : ','));
    Pen pen = pen(20, 10);
    PanelView.of(grid, MESSAGES, pen).draw(pen, new Rect(0, 0, 20, 10), false, 0);
    assertThat(picture(pen)).contains("@");
  }

  @Test
  void meterRowsKeepTheirNumbersSoThatTheBarIsNotTheOnlySign() {
    Panel.Meters meters =
        new Panel.Meters(
            "m",
            Msg.literal("Meters"),
            List.of(new Panel.Meter(Msg.literal("Food"), 5, 10, Ink.BAD)));
    Pen pen = pen(40, 3);
    PanelView.of(meters, MESSAGES, pen).draw(pen, new Rect(0, 0, 40, 3), false, 0);
    assertThat(pen.canvas().line(1)).contains("Food [##########..........] 5/10");
  }

  private static Panel.Meters fourMeters() {
    return new Panel.Meters(
        "m",
        Msg.literal("Meters"),
        List.of(
            new Panel.Meter(Msg.literal("Food"), 5, 10, Ink.BAD),
            new Panel.Meter(Msg.literal("Oxen"), 10, 10, Ink.GOOD),
            new Panel.Meter(Msg.literal("Wheels"), 0, 2, Ink.NORMAL),
            new Panel.Meter(Msg.literal("Axles"), 2, 2, Ink.NORMAL)));
  }

  @Test
  void metersStandInColumnsWhereThereAreTooFewRows() {
    Pen pen = pen(56, 4);
    PanelView view = PanelView.of(fourMeters(), MESSAGES, pen);
    assertThat(view.least(56)).isEqualTo(4);
    view.draw(pen, new Rect(0, 0, 56, 4), false, 0);
    assertThat(pen.canvas().line(1)).contains("Food").contains("5/10").contains("Wheels");
    assertThat(pen.canvas().line(2)).contains("Oxen").contains("10/10").contains("Axles");
  }

  private static Panel.Table table(int rows, String effect) {
    List<Panel.Row> all = new ArrayList<>();
    for (int i = 0; i < rows; i++) {
      List<Msg> cells = List.of(Msg.literal("ware " + i), Msg.literal(effect));
      all.add(new Panel.Row(cells, Ink.NORMAL, i == rows - 1));
    }
    return new Panel.Table(
        "t", Msg.literal("Shop"), List.of(Msg.literal("Ware"), Msg.literal("Effect")), all);
  }

  @Test
  void aTableAsksForFourRowsAtLeastOrAllItHas() {
    Pen pen = pen(1, 1);
    assertThat(PanelView.of(table(9, "ok"), MESSAGES, pen).least(30)).isEqualTo(2 + 1 + 4);
    assertThat(PanelView.of(table(2, "ok"), MESSAGES, pen).least(30)).isEqualTo(2 + 1 + 2);
  }

  @Test
  void longCellsBreakWhereATableIsSqueezed() {
    Pen pen = pen(30, 9);
    PanelView view = PanelView.of(table(2, "a cell of many more words than fit"), MESSAGES, pen);
    assertThat(view.height(30)).isEqualTo(9);
    view.draw(pen, new Rect(0, 0, 30, 9), false, 0);
    assertThat(pen.canvas().line(2)).startsWith("|  ware 0  a cell of many ");
    assertThat(pen.canvas().line(3)).startsWith("|          more words than ");
    assertThat(pen.canvas().line(4)).startsWith("|          fit ");
    assertThat(pen.canvas().line(5)).startsWith("|> ware 1  a cell ");
  }

  @Test
  void aTableKeepsItsHeadingsAndTheMarkedRowInSight() {
    Pen pen = pen(24, 6);
    PanelView.of(table(20, "ok"), MESSAGES, pen).draw(pen, new Rect(0, 0, 24, 6), false, 0);
    assertThat(pen.canvas().line(1)).contains("Ware");
    assertThat(picture(pen)).contains("> ware 19");
  }

  @Test
  void rowsStandInBlocksWhereATableIsLowAndWide() {
    Pen pen = pen(44, 5);
    PanelView.of(table(4, "ok"), MESSAGES, pen).draw(pen, new Rect(0, 0, 44, 5), false, 0);
    assertThat(pen.canvas().line(1).split("Ware", -1)).hasSize(3);
    assertThat(pen.canvas().line(3)).contains("ware 1").contains("> ware 3");
  }

  @Test
  void aLegendTooWideToStandBesideGoesBelowInColumns() {
    Panel.Grid grid =
        new Panel.Grid(
            "map",
            Msg.literal("Map"),
            20,
            1,
            Collections.nCopies(20, Cell.of('-')),
            List.of(
                new Panel.Legend(Cell.of('~'), Msg.literal("river")),
                new Panel.Legend(Cell.of('#'), Msg.literal("fort"))));
    Pen pen = pen(24, 4);
    PanelView view = PanelView.of(grid, MESSAGES, pen);
    assertThat(view.enough(24)).isEqualTo(3);
    assertThat(view.height(24)).isEqualTo(4);
    view.draw(pen, new Rect(0, 0, 24, 4), false, 0);
    assertThat(pen.canvas().line(2)).isEqualTo("|~ river  # fort       |");
  }

  @Test
  void longSentencesAskForAReadableWidthAndBreak() {
    Panel.Text text =
        new Panel.Text(
            "t", Msg.literal("T"), List.of(Panel.Line.of(Msg.literal("word ".repeat(20).strip()))));
    Wish wish = PanelView.of(text, MESSAGES, pen(1, 1), 28);
    assertThat(wish.width()).isEqualTo(30);
    assertThat(wish.height(30)).isEqualTo(6);
    assertThat(wish.height(200)).isLessThan(6);
  }

  /** Something worth two exclamation marks, or nothing anybody reads. */
  private record Said(String text, Surface surface) implements Event {
    @Override
    public Severity severity() {
      return Severity.CRITICAL;
    }
  }

  private static Told told(int number, String text, Surface surface) {
    return new Told(number, number, 0, new Said(text, surface), Telling.of(Msg.literal(text)));
  }

  private static EventLog log(List<Told> told) {
    EventLog log = new EventLog(line -> MESSAGES.text(line.telling().text()));
    log.show(told);
    return log;
  }

  @Test
  void theLogShowsWhatIsSpokenOnly() {
    EventLog log = log(List.of(told(1, "heard", Surface.LOG), told(2, "drawn", Surface.NONE)));
    assertThat(drawn(log)).contains("!! heard").doesNotContain("drawn");
    assertThat(log.search("drawn")).isFalse();
    assertThat(log.search("HEARD")).isTrue();
    assertThat(drawn(log)).contains("> !! heard");
  }

  @Test
  void searchGoesBackInTimeAndForwardAgain() {
    List<Told> lines = new ArrayList<>();
    for (int i = 0; i < 100; i++)
      lines.add(told(i, i % 10 == 0 ? "hit " + i : "miss", Surface.LOG));
    EventLog log = log(lines);
    assertThat(log.search("hit")).isTrue();
    assertThat(drawn(log)).contains("> !! hit 90");
    assertThat(log.searchNext(-1)).isTrue();
    assertThat(drawn(log)).contains("> !! hit 80");
    assertThat(log.searchNext(1)).isTrue();
    assertThat(drawn(log)).contains("> !! hit 90");
    assertThat(log.searchNext(1)).isFalse();
  }

  private static String drawn(EventLog log) {
    Pen pen = pen(30, 12);
    log.draw(pen, new Rect(0, 0, 30, 12), "Log", false, "");
    return picture(pen);
  }

  private static String picture(Pen pen) {
    StringBuilder out = new StringBuilder();
    for (int y = 0; y < pen.canvas().height(); y++) out.append(pen.canvas().line(y)).append('\n');
    return out.toString();
  }
}
