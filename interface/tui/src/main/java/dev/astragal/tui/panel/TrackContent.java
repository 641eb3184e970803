package dev.astragal.tui.panel;

import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.runtime.content.Messages;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Style;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Lanes of places with their pieces one above the other; in a low place, with their number. */
record TrackContent(List<Lane> lanes, int depth, Pen pen) implements Content {
  private static final int PLACE_LEAST = 2;

  /** A lane with fewer rows shows numbers rather than pieces. */
  private static final int ROWS_LEAST_OF_LANE = 3;

  private static final int ROWS_ENOUGH_OF_LANE = 4;

  record Stop(String label, Panel.Place place) {}

  record Lane(List<Stop> stops) {
    Lane {
      stops = List.copyOf(stops);
    }
  }

  TrackContent {
    lanes = List.copyOf(lanes);
  }

  static TrackContent of(Panel.Track track, Messages messages, Pen pen) {
    return new TrackContent(
        track.lanes().stream()
            .map(
                lane ->
                    new Lane(
                        lane.places().stream()
                            .map(place -> new Stop(messages.text(place.label()), place))
                            .toList()))
            .toList(),
        track.depth(),
        pen);
  }

  /** How wide the places of a column are, with the blank after them. */
  private int cells(int column) {
    return 1
        + lanes.stream()
            .filter(lane -> column < lane.stops().size())
            .map(lane -> lane.stops().get(column))
            .mapToInt(
                stop -> Math.max(Canvas.cells(stop.label()), many(stop.place().pieces()).length()))
            .reduce(PLACE_LEAST, Math::max);
  }

  private int columns() {
    return lanes.stream().mapToInt(lane -> lane.stops().size()).max().orElse(0);
  }

  @Override
  public int width() {
    int width = 0;
    for (int column = 0; column < columns(); column++) width += cells(column);
    return width;
  }

  @Override
  public int narrow() {
    return width();
  }

  @Override
  public int least(int width) {
    return Math.min(depth + 1, ROWS_LEAST_OF_LANE) * lanes.size();
  }

  @Override
  public int enough(int width) {
    return Math.min(depth + 1, ROWS_ENOUGH_OF_LANE) * lanes.size();
  }

  @Override
  public int height(int width) {
    return (depth + 1) * lanes.size();
  }

  @Override
  public Fitted fit(int width, int height) {
    int deep = Math.clamp(height / Math.max(1, lanes.size()) - 1L, 1, depth);
    List<Line> lines = new ArrayList<>();
    List<Place> things = new ArrayList<>();
    Optional<Spot> spot = Optional.empty();
    for (int at = 0; at < lanes.size(); at++) {
      boolean last = at == lanes.size() - 1;
      List<Line> lane = new ArrayList<>();
      lane.add(labels(lanes.get(at)));
      for (int row = 0; row < deep; row++) lane.add(pieces(lanes.get(at), row, deep));
      if (last) Collections.reverse(lane);
      int x = 0;
      for (int column = 0; column < lanes.get(at).stops().size(); column++) {
        Panel.Place place = lanes.get(at).stops().get(column).place();
        Spot here = new Spot(x, lines.size() + (last ? deep - 1 : 1));
        int wide = cells(column) - 1;
        place.thing().ifPresent(it -> things.add(new Place(it, here.x(), here.y(), wide)));
        if (place.lit() && spot.isEmpty()) spot = Optional.of(here);
        x += cells(column);
      }
      lines.addAll(lane);
    }
    return new Fitted(lines, 0, spot, things);
  }

  private Line labels(Lane lane) {
    List<Line.Span> spans = new ArrayList<>();
    for (int column = 0; column < lane.stops().size(); column++) {
      Stop stop = lane.stops().get(column);
      spans.add(span(stop.label(), cells(column), pen.theme().ink(Ink.FAINT), stop.place().lit()));
    }
    return new Line(spans);
  }

  /** The last of the rows says how many there are where they have no room. */
  private Line pieces(Lane lane, int row, int deep) {
    List<Line.Span> spans = new ArrayList<>();
    for (int column = 0; column < lane.stops().size(); column++) {
      Panel.Place place = lane.stops().get(column).place();
      List<Cell> pieces = place.pieces();
      boolean more = row == deep - 1 && pieces.size() > deep;
      String shown =
          more
              ? many(pieces)
              : row < pieces.size() ? Character.toString(pieces.get(row).glyph()) : "·";
      Ink ink = row < pieces.size() ? pieces.get(row).ink() : Ink.FAINT;
      spans.add(span(shown, cells(column), pen.theme().ink(ink), place.lit()));
    }
    return new Line(spans);
  }

  /** So many of the kind that is on top. */
  private static String many(List<Cell> pieces) {
    return pieces.isEmpty() ? "" : Character.toString(pieces.getLast().glyph()) + pieces.size();
  }

  private static Line.Span span(String text, int cells, Style style, boolean lit) {
    String gap = " ".repeat(Math.max(0, cells - Canvas.cells(text)));
    return new Line.Span(text + gap, lit ? style.reverse() : style);
  }
}
