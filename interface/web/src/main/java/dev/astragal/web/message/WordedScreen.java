package dev.astragal.web.json;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Screens with their sentences, as the browser gets them. */
public record ScreenJson(Messages messages) {
  private static final String INK_INDEX = "0123456789abcdefghijklmnopqrstuvwxyz";

  public Tree screen(Screen screen) {
    return Fields.of().put("panels", screen.panels().stream().map(this::panel).toList()).tree();
  }

  /**
   * A literal as plain text; a word with its id, and anything else also with its key and values,
   * for art.
   */
  public Tree text(Msg msg) {
    String text = messages.text(msg);
    if (msg.isLiteral())
      return msg.args().getFirst().value() instanceof Msg.Value.Named(String id, _)
          ? worded(id, text)
          : Tree.of(text);
    Fields args = Fields.of();
    for (Msg.Arg arg : msg.args()) args.put(arg.name(), value(arg.value()));
    return Fields.of().put("text", text).put("key", msg.key()).put("args", args.tree()).tree();
  }

  private Tree value(Msg.Value value) {
    return switch (value) {
      case Msg.Value.Whole(long number) -> Tree.of(number);
      case Msg.Value.Word(String word) -> Tree.of(word);
      case Msg.Value.Named(String id, _) ->
          worded(id, messages.text(Msg.literal("").with("text", value)));
      case Msg.Value.Player(Seat seat) -> Tree.of(seat.index());
      case Msg.Value.Phrase(Msg phrase) -> text(phrase);
      case Msg.Value.Several(List<Msg.Value> values) ->
          Tree.of(values.stream().map(this::value).toList());
    };
  }

  /** The word for something, with its id for art. */
  private static Tree worded(String id, String text) {
    return Fields.of()
        .put("text", text)
        .put("key", "word." + id)
        .put("args", Fields.of().tree())
        .tree();
  }

  /** What something on a panel is, for whoever points at it. */
  private Fields thing(Fields fields, Optional<Thing> thing) {
    thing.ifPresent(shown -> fields.put("thing", described(Fields.of(), shown).tree()));
    return fields;
  }

  private Fields described(Fields fields, Thing thing) {
    return fields
        .put("id", thing.id())
        .put("name", messages.text(thing.name()))
        .put("help", messages.text(thing.help()));
  }

  private Tree panel(Panel panel) {
    return switch (panel) {
      case Panel.Grid grid -> grid(grid);
      case Panel.Meters meters ->
          titled("meters", meters)
              .put("meters", meters.meters().stream().map(this::meter).toList())
              .tree();
      case Panel.Table table ->
          titled("table", table)
              .put("headings", table.headings().stream().map(this::text).toList())
              .put("rows", table.rows().stream().map(this::row).toList())
              .tree();
      case Panel.Text text ->
          titled("text", text).put("lines", text.lines().stream().map(this::line).toList()).tree();
      case Panel.Overlay overlay ->
          titled("overlay", overlay)
              .put("key", String.valueOf(overlay.key()))
              .put("content", panel(overlay.content()))
              .tree();
    };
  }

  private Fields titled(String kind, Panel panel) {
    return Fields.of().put("kind", kind).put("id", panel.id()).put("title", text(panel.title()));
  }

  private Tree meter(Panel.Meter meter) {
    return thing(
            Fields.of()
                .put("label", text(meter.label()))
                .put("value", meter.value())
                .put("max", meter.max())
                .put("ink", meter.ink().name()),
            meter.thing())
        .tree();
  }

  private Tree row(Panel.Row row) {
    return thing(
            Fields.of()
                .put("cells", row.cells().stream().map(this::text).toList())
                .put("ink", row.ink().name())
                .put("marked", row.marked()),
            row.thing())
        .tree();
  }

  private Tree line(Panel.Line line) {
    return thing(
            Fields.of().put("text", text(line.text())).put("ink", line.ink().name()), line.thing())
        .tree();
  }

  private Tree grid(Panel.Grid grid) {
    List<Ink> palette = new ArrayList<>();
    List<Tree> glyphs = new ArrayList<>();
    List<Tree> inks = new ArrayList<>();
    List<Tree> lit = new ArrayList<>();
    List<Tree> things = new ArrayList<>();
    for (int y = 0; y < grid.height(); y++) {
      StringBuilder glyphRow = new StringBuilder();
      StringBuilder inkRow = new StringBuilder();
      for (int x = 0; x < grid.width(); x++) {
        int index = y * grid.width() + x;
        Cell cell = grid.cells().get(index);
        if (!palette.contains(cell.ink())) palette.add(cell.ink());
        glyphRow.appendCodePoint(cell.glyph());
        inkRow.append(INK_INDEX.charAt(palette.indexOf(cell.ink())));
        if (cell.lit()) lit.add(Tree.of(index));
        cell.thing()
            .ifPresent(
                there -> things.add(described(Fields.of().put("cell", index), there).tree()));
      }
      glyphs.add(Tree.of(glyphRow.toString()));
      inks.add(Tree.of(inkRow.toString()));
    }
    return titled("grid", grid)
        .put("width", grid.width())
        .put("height", grid.height())
        .put("glyphs", glyphs)
        .put("inks", inks)
        .texts("palette", palette.stream().map(Ink::name).toList())
        .put("lit", lit)
        .put("things", things)
        .put("legend", grid.legend().stream().map(this::legend).toList())
        .tree();
  }

  private Tree legend(Panel.Legend legend) {
    return Fields.of()
        .put("glyph", Character.toString(legend.cell().glyph()))
        .put("ink", legend.cell().ink().name())
        .put("meaning", text(legend.meaning()))
        .tree();
  }
}
