package dev.astragal.web.message;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.Messages;
import dev.astragal.web.message.ScreenInfo.PanelInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Screens in a table's words, as the browser gets them. */
record WordedScreen(Messages messages) {
  private static final String INK_INDEX = "0123456789abcdefghijklmnopqrstuvwxyz";

  ScreenInfo screen(Screen screen) {
    return new ScreenInfo(screen.panels().stream().map(this::panel).toList());
  }

  /**
   * A literal as plain text; a word with its id, and anything else also with its key and values,
   * for art.
   */
  Tree text(Msg msg) {
    String text = messages.text(msg);
    if (msg.isLiteral())
      return msg.args().getFirst().value() instanceof Msg.Value.Named(String id, _)
          ? keyed(text, "word." + id, Map.of())
          : Tree.of(text);
    Map<String, Tree> args = new LinkedHashMap<>();
    for (Msg.Arg arg : msg.args()) args.put(arg.name(), value(arg.value()));
    return keyed(text, msg.key(), args);
  }

  private static Tree keyed(String text, String key, Map<String, Tree> args) {
    Map<String, Tree> fields = new LinkedHashMap<>();
    fields.put("text", Tree.of(text));
    fields.put("key", Tree.of(key));
    fields.put("args", new Tree.Table(args, Mark.NONE));
    return new Tree.Table(fields, Mark.NONE);
  }

  private Tree value(Msg.Value value) {
    return switch (value) {
      case Msg.Value.Whole(long number) -> Tree.of(number);
      case Msg.Value.Word(String word) -> Tree.of(word);
      case Msg.Value.Named(String id, _) ->
          keyed(messages.text(Msg.literal("").with("text", value)), "word." + id, Map.of());
      case Msg.Value.Player(Seat seat) -> Tree.of(seat.index());
      case Msg.Value.Phrase(Msg phrase) -> text(phrase);
      case Msg.Value.Several(List<Msg.Value> values) ->
          Tree.of(values.stream().map(this::value).toList());
    };
  }

  private List<Tree> texts(List<Msg> texts) {
    return texts.stream().map(this::text).toList();
  }

  private Optional<ScreenInfo.ThingInfo> thing(Optional<Thing> thing) {
    return thing.map(
        shown ->
            new ScreenInfo.ThingInfo(
                shown.id(), messages.text(shown.name()), messages.text(shown.help())));
  }

  private PanelInfo panel(Panel panel) {
    Tree title = text(panel.title());
    return switch (panel) {
      case Panel.Grid grid -> grid(grid, title);
      case Panel.Meters meters ->
          new PanelInfo.Meters(
              meters.id(),
              title,
              meters.meters().stream()
                  .map(
                      meter ->
                          new ScreenInfo.MeterInfo(
                              text(meter.label()),
                              meter.value(),
                              meter.max(),
                              meter.ink(),
                              thing(meter.thing())))
                  .toList());
      case Panel.Table table ->
          new PanelInfo.Table(
              table.id(),
              title,
              texts(table.headings()),
              table.rows().stream()
                  .map(
                      row ->
                          new ScreenInfo.RowInfo(
                              texts(row.cells()), row.ink(), row.marked(), thing(row.thing())))
                  .toList());
      case Panel.Text text ->
          new PanelInfo.Text(
              text.id(),
              title,
              text.lines().stream()
                  .map(
                      line ->
                          new ScreenInfo.LineInfo(
                              text(line.text()), line.ink(), thing(line.thing())))
                  .toList());
      case Panel.Cards cards ->
          new PanelInfo.Cards(
              cards.id(), title, cards.spreads().stream().map(this::spread).toList());
      case Panel.Track track ->
          new PanelInfo.Track(
              track.id(), title, track.depth(), track.lanes().stream().map(this::lane).toList());
      case Panel.Overlay overlay ->
          new PanelInfo.Overlay(
              overlay.id(), title, String.valueOf(overlay.key()), panel(overlay.content()));
    };
  }

  private PanelInfo grid(Panel.Grid grid, Tree title) {
    List<Ink> palette = new ArrayList<>();
    List<String> glyphs = new ArrayList<>();
    List<String> inks = new ArrayList<>();
    List<Integer> lit = new ArrayList<>();
    List<ScreenInfo.CellThing> things = new ArrayList<>();
    for (int y = 0; y < grid.height(); y++) {
      StringBuilder glyphRow = new StringBuilder();
      StringBuilder inkRow = new StringBuilder();
      for (int x = 0; x < grid.width(); x++) {
        int index = y * grid.width() + x;
        Cell cell = grid.cells().get(index);
        if (!palette.contains(cell.ink())) palette.add(cell.ink());
        glyphRow.appendCodePoint(cell.glyph());
        inkRow.append(INK_INDEX.charAt(palette.indexOf(cell.ink())));
        if (cell.lit()) lit.add(index);
        thing(cell.thing()).ifPresent(it -> things.add(new ScreenInfo.CellThing(index, it)));
      }
      glyphs.add(glyphRow.toString());
      inks.add(inkRow.toString());
    }
    return new PanelInfo.Grid(
        grid.id(),
        title,
        grid.width(),
        grid.height(),
        glyphs,
        inks,
        palette,
        lit,
        things,
        grid.legend().stream()
            .map(
                legend ->
                    new ScreenInfo.LegendInfo(
                        new String(Character.toChars(legend.cell().glyph())),
                        legend.cell().ink(),
                        text(legend.meaning())))
            .toList(),
        grid.counted(),
        grid.tiling());
  }

  private ScreenInfo.SpreadInfo spread(Panel.Spread spread) {
    return new ScreenInfo.SpreadInfo(
        text(spread.label()),
        spread.marked(),
        spread.cards().stream()
            .map(
                card ->
                    new ScreenInfo.CardInfo(
                        card.face().map(this::text),
                        card.note().map(this::text),
                        card.ink(),
                        card.lit(),
                        thing(card.thing())))
            .toList());
  }

  private ScreenInfo.LaneInfo lane(Panel.Lane lane) {
    return new ScreenInfo.LaneInfo(
        lane.places().stream()
            .map(
                place ->
                    new ScreenInfo.PlaceInfo(
                        text(place.label()),
                        place.pieces().stream()
                            .map(
                                piece ->
                                    new ScreenInfo.PieceInfo(
                                        new String(Character.toChars(piece.glyph())), piece.ink()))
                            .toList(),
                        place.lit(),
                        thing(place.thing())))
            .toList());
  }
}
