package dev.astragal.runtime.content;

import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A screen as lines of text, without colour and without moving the cursor. */
public record ScreenText(Messages messages) {
  private static final int BAR = 20;

  /** A card that lies face down. */
  private static final String BACK = "##";

  public List<String> lines(Screen screen) {
    List<String> out = new ArrayList<>();
    for (Panel panel : screen.panels()) {
      if (panel instanceof Panel.Overlay) continue;
      if (!out.isEmpty()) out.add("");
      out.addAll(lines(panel));
    }
    return out;
  }

  /** One panel under its title. */
  public List<String> lines(Panel panel) {
    if (panel instanceof Panel.Overlay overlay) return lines(overlay.content());
    List<String> out = new ArrayList<>();
    out.add("-- " + messages.text(panel.title()) + " --");
    switch (panel) {
      case Panel.Grid grid -> grid(grid, out);
      case Panel.Meters meters -> meters(meters, out);
      case Panel.Table table -> table(table, out);
      case Panel.Text text -> text.lines().forEach(line -> out.add(messages.text(line.text())));
      case Panel.Cards cards -> cards(cards, out);
      case Panel.Track track -> track(track, out);
      case Panel.Overlay _ -> {}
    }
    return out;
  }

  /** The things on a screen, those behind keys included. */
  public static List<Thing> things(Screen screen) {
    return screen.panels().stream().flatMap(ScreenText::things).toList();
  }

  private static Stream<Thing> things(Panel panel) {
    return switch (panel) {
      case Panel.Grid grid -> grid.cells().stream().flatMap(cell -> cell.thing().stream());
      case Panel.Meters meters -> meters.meters().stream().flatMap(meter -> meter.thing().stream());
      case Panel.Table table -> table.rows().stream().flatMap(row -> row.thing().stream());
      case Panel.Text text -> text.lines().stream().flatMap(line -> line.thing().stream());
      case Panel.Cards cards ->
          cards.spreads().stream()
              .flatMap(spread -> spread.cards().stream())
              .flatMap(card -> card.thing().stream());
      case Panel.Track track ->
          track.lanes().stream()
              .flatMap(lane -> lane.places().stream())
              .flatMap(place -> place.thing().stream());
      case Panel.Overlay overlay -> things(overlay.content());
    };
  }

  private void grid(Panel.Grid grid, List<String> out) {
    int digits = Integer.toString(grid.height()).length();
    if (grid.counted()) {
      StringBuilder columns = new StringBuilder(" ".repeat(digits + 1));
      for (int x = 1; x <= grid.width(); x++) columns.append(x % 10);
      out.add(columns.toString());
    }
    for (int y = 0; y < grid.height(); y++) {
      StringBuilder row =
          new StringBuilder(
              grid.counted()
                  ? " ".repeat(digits - Integer.toString(y + 1).length()) + (y + 1) + " "
                  : "");
      boolean hexes = grid.tiling() == Panel.Tiling.HEXES;
      if (hexes) row.append(" ".repeat(y));
      for (int x = 0; x < grid.width(); x++) {
        row.appendCodePoint(grid.cells().get(y * grid.width() + x).glyph());
        if (hexes) row.append(' ');
      }
      out.add(hexes ? row.toString().stripTrailing() : row.toString());
    }
    for (Panel.Legend entry : grid.legend()) {
      out.add(
          new String(Character.toChars(entry.cell().glyph()))
              + " "
              + messages.text(entry.meaning()));
    }
  }

  /** A line for each row: what its cards show, and what is said about them. */
  private void cards(Panel.Cards cards, List<String> out) {
    for (Panel.Spread spread : cards.spreads()) {
      String label = messages.text(spread.label());
      String shown = spread.cards().stream().map(this::card).collect(Collectors.joining(" "));
      String mark = spread.marked() ? "> " : "";
      out.add((mark + label + (label.isEmpty() ? "" : ": ") + shown).stripTrailing());
    }
  }

  private String card(Panel.Card card) {
    String face = card.face().map(messages::text).orElse(BACK);
    String note = card.note().map(words -> " " + messages.text(words)).orElse("");
    return (card.lit() ? "*" : "") + "[" + face + note + "]";
  }

  /** A line for each place where something stands. */
  private void track(Panel.Track track, List<String> out) {
    for (Panel.Lane lane : track.lanes())
      for (Panel.Place place : lane.places()) {
        if (place.pieces().isEmpty()) continue;
        StringBuilder pieces = new StringBuilder();
        for (Cell piece : place.pieces()) pieces.appendCodePoint(piece.glyph());
        out.add(messages.text(place.label()) + ": " + pieces);
      }
  }

  private void meters(Panel.Meters meters, List<String> out) {
    int width =
        meters.meters().stream()
            .mapToInt(meter -> messages.text(meter.label()).length())
            .max()
            .orElse(0);
    for (Panel.Meter meter : meters.meters()) {
      long filled = meter.max() <= 0 ? 0 : Math.clamp(meter.value() * BAR / meter.max(), 0, BAR);
      String bar = "#".repeat((int) filled) + ".".repeat((int) (BAR - filled));
      out.add(
          padded(messages.text(meter.label()), width)
              + " ["
              + bar
              + "] "
              + meter.value()
              + "/"
              + meter.max());
    }
  }

  private void table(Panel.Table table, List<String> out) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(texts(table.headings()));
    for (Panel.Row row : table.rows()) rows.add(texts(row.cells()));
    int columns = rows.stream().mapToInt(List::size).max().orElse(0);
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < row.size(); i++) widths[i] = Math.max(widths[i], row.get(i).length());
    }
    for (int r = 0; r < rows.size(); r++) {
      StringBuilder line =
          new StringBuilder(r > 0 && table.rows().get(r - 1).marked() ? "> " : "  ");
      for (int i = 0; i < rows.get(r).size(); i++)
        line.append(padded(rows.get(r).get(i), Math.max(1, widths[i]))).append("  ");
      out.add(line.toString().stripTrailing());
    }
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private List<String> texts(List<Msg> messagesOfRow) {
    return messagesOfRow.stream().map(messages::text).toList();
  }
}
