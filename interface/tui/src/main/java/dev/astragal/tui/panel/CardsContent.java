package dev.astragal.tui.panel;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.runtime.content.Messages;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cards side by side, each in a frame where there is room, and else in brackets. */
record CardsContent(List<Row> rows, Pen pen) implements Content {
  private static final int FACE_LEAST = 2;

  /** The sides of a card. */
  private static final int SIDES = 2;

  private static final int MARK = 2;
  private static final int FRAMED = 3;

  /** A card in words. */
  record Shown(String face, String note, Panel.Card card) {
    boolean back() {
      return card.face().isEmpty();
    }
  }

  record Row(String label, boolean marked, List<Shown> cards) {
    Row {
      cards = List.copyOf(cards);
    }

    boolean noted() {
      return cards.stream().anyMatch(card -> !card.note().isEmpty());
    }
  }

  /** How cards are drawn: in frames or brackets, and how many cells from one to the next. */
  private record Look(boolean framed, int each) {}

  CardsContent {
    rows = List.copyOf(rows);
  }

  static CardsContent of(Panel.Cards cards, Messages messages, Pen pen) {
    return new CardsContent(
        cards.spreads().stream()
            .map(
                spread ->
                    new Row(
                        messages.text(spread.label()),
                        spread.marked(),
                        spread.cards().stream()
                            .map(
                                card ->
                                    new Shown(
                                        card.face().map(messages::text).orElse(""),
                                        card.note().map(messages::text).orElse(""),
                                        card))
                            .toList()))
            .toList(),
        pen);
  }

  private int margin() {
    int label = rows.stream().mapToInt(row -> Canvas.cells(row.label())).max().orElse(0);
    return label == 0 ? 0 : MARK + label + 1;
  }

  private int face() {
    return rows.stream()
        .flatMap(row -> row.cards().stream())
        .mapToInt(card -> Math.max(Canvas.cells(card.face()), Canvas.cells(card.note()) - SIDES))
        .reduce(FACE_LEAST, Math::max);
  }

  private int longest() {
    return rows.stream().mapToInt(row -> row.cards().size()).max().orElse(0);
  }

  /** Cards stand close together where there is no room for a blank between them. */
  private int each(int width) {
    return face() + SIDES + (width >= width() ? 1 : 0);
  }

  private int perLine(int width) {
    return Math.max(1, (width - margin() + 1) / each(width));
  }

  private int lines(int width, int high) {
    return rows.stream()
        .mapToInt(
            row ->
                row.cards().isEmpty()
                    ? 1
                    : Content.divided(row.cards().size(), perLine(width))
                        * (high + (row.noted() ? 1 : 0)))
        .sum();
  }

  @Override
  public int width() {
    return margin() + longest() * (face() + SIDES + 1) - 1;
  }

  @Override
  public int narrow() {
    return margin() + longest() * (face() + SIDES);
  }

  @Override
  public int least(int width) {
    return Math.min(ROWS_LEAST, enough(width));
  }

  @Override
  public int enough(int width) {
    return lines(width, 1);
  }

  @Override
  public int height(int width) {
    return lines(width, FRAMED);
  }

  @Override
  public Fitted fit(int width, int height) {
    boolean framed = height(width) <= height;
    List<Line> lines = new ArrayList<>();
    List<Place> things = new ArrayList<>();
    Optional<Spot> spot = Optional.empty();
    for (Row row : rows) {
      if (row.marked() && spot.isEmpty()) spot = Optional.of(new Spot(0, lines.size()));
      int most = perLine(width);
      for (int from = 0; from == 0 || from < row.cards().size(); from += most) {
        List<Shown> part = row.cards().subList(from, Math.min(row.cards().size(), from + most));
        line(row, from == 0, part, new Look(framed && !part.isEmpty(), each(width)), lines, things);
      }
    }
    return new Fitted(lines, 0, spot, things);
  }

  private void line(
      Row row, boolean first, List<Shown> cards, Look look, List<Line> lines, List<Place> things) {
    boolean named = first && margin() > 0;
    String label = named ? (row.marked() ? "> " : "  ") + row.label() : "";
    if (look.framed) lines.add(edge(cards.size(), look, "┌", "┐"));
    List<Line.Span> spans = new ArrayList<>();
    spans.add(padded(label, margin(), pen.theme().ink(row.marked() ? Ink.STRONG : Ink.NORMAL)));
    for (int i = 0; i < cards.size(); i++) {
      Shown shown = cards.get(i);
      Style style = pen.theme().ink(shown.card().ink());
      String face = centred(shown.back() ? "░".repeat(face()) : shown.face());
      spans.add(side(look, "["));
      spans.add(new Line.Span(face, shown.card().lit() ? style.reverse() : style));
      spans.add(side(look, "]"));
      spans.add(padded("", look.each - face() - SIDES, style));
      int x = margin() + i * look.each;
      int y = lines.size();
      shown.card().thing().ifPresent(thing -> things.add(new Place(thing, x, y, face() + SIDES)));
    }
    lines.add(new Line(spans));
    if (look.framed) lines.add(edge(cards.size(), look, "└", "┘"));
    if (row.noted()) lines.add(notes(cards, look));
  }

  private Line.Span side(Look look, String bracket) {
    return new Line.Span(look.framed ? "│" : bracket, pen.theme().ink(Ink.FAINT));
  }

  private Line edge(int cards, Look look, String left, String right) {
    String one = left + "─".repeat(face()) + right + " ".repeat(look.each - face() - SIDES);
    return Line.of(
        " ".repeat(margin()) + one.repeat(cards).stripTrailing(), pen.theme().ink(Ink.FAINT));
  }

  private Line notes(List<Shown> cards, Look look) {
    StringBuilder notes = new StringBuilder(" ".repeat(margin()));
    for (Shown shown : cards) {
      String note = " ".repeat(Math.max(0, (face() + SIDES - Canvas.cells(shown.note())) / 2));
      notes.append(note).append(shown.note());
      notes.append(" ".repeat(look.each - note.length() - Canvas.cells(shown.note())));
    }
    return Line.of(notes.toString().stripTrailing(), pen.theme().ink(Ink.FAINT));
  }

  private String centred(String text) {
    int room = face() - Canvas.cells(text);
    return " ".repeat(room - room / 2) + text + " ".repeat(room / 2);
  }

  private static Line.Span padded(String text, int cells, Style style) {
    return new Line.Span(text + " ".repeat(Math.max(0, cells - Canvas.cells(text))), style);
  }
}
