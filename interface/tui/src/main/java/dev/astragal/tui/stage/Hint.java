package dev.astragal.tui.stage;

import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A key and what it does here. */
public record Hint(List<String> keys, String label) {
  /** What is in none of these lines is in the help, which is named among the first. */
  private static final int ROWS_MAX = 3;

  public Hint {
    keys = List.copyOf(keys);
  }

  public Hint(String key, String label) {
    this(List.of(key), label);
  }

  /** Hints for those of {@code actions} that have a key. */
  public static List<Hint> of(Stage stage, Action... actions) {
    List<Hint> hints = new ArrayList<>();
    for (Action action : actions)
      stage
          .keys()
          .key(action)
          .ifPresent(key -> hints.add(new Hint(key, stage.text("hint." + action.label()))));
    return hints;
  }

  /** One hint for two keys that belong together. */
  public static Hint pair(Stage stage, Action first, Action second, String label) {
    return new Hint(keys(stage, first, second), stage.text(label));
  }

  /** How to mark one of several choices, and how to take it. */
  public static List<Hint> choosing(Stage stage) {
    List<String> keys = new ArrayList<>(List.of("1-9"));
    keys.addAll(keys(stage, Action.UP, Action.DOWN));
    List<Hint> hints = new ArrayList<>(List.of(new Hint(keys, stage.text("hint.choose"))));
    hints.addAll(of(stage, Action.TAKE));
    return hints;
  }

  /** The first key of each. */
  public static List<String> keys(Stage stage, Action... actions) {
    return Stream.of(actions).flatMap(action -> stage.keys().key(action).stream()).toList();
  }

  /** How many of the last lines of the window they take. */
  public static int rows(Pen pen, List<Hint> hints) {
    return Math.clamp(
        places(pen, hints).stream().mapToInt(Rect::y).max().orElse(0) + 1L, 1, ROWS_MAX);
  }

  /** On the last line of the window, or on as many as they need, up to {@link #ROWS_MAX}. */
  public static void draw(Pen pen, List<Hint> hints) {
    draw(pen, hints, rows(pen, hints));
  }

  /** On exactly so many of the last lines. */
  static void draw(Pen pen, List<Hint> hints, int rows) {
    pen.canvas()
        .fill(
            0, pen.canvas().height() - rows, pen.canvas().width(), rows, ' ', pen.role(Role.TEXT));
    int top = pen.canvas().height() - Math.min(rows, rows(pen, hints));
    List<Rect> places = places(pen, hints);
    for (int i = 0; i < hints.size(); i++) {
      Rect place = places.get(i);
      if (hints.get(i).keys().isEmpty() || place.y() >= rows) continue;
      int y = top + place.y();
      int x = pen.canvas().put(place.x(), y, hints.get(i).keys(pen), pen.role(Role.KEY)) + 1;
      pen.canvas().put(x, y, hints.get(i).label(), pen.role(Role.HINT));
    }
  }

  private String keys(Pen pen) {
    return String.join("/", keys.stream().map(pen::key).toList());
  }

  /** One after another, each whole; those without a key take no room. */
  private static List<Rect> places(Pen pen, List<Hint> hints) {
    List<Rect> places = new ArrayList<>();
    int x = 1;
    int y = 0;
    for (Hint hint : hints) {
      int cells =
          hint.keys().isEmpty() ? 0 : Canvas.cells(hint.keys(pen)) + 1 + Canvas.cells(hint.label());
      if (x > 1 && x + cells > pen.canvas().width()) {
        x = 1;
        y++;
      }
      places.add(new Rect(x, y, cells, 1));
      if (cells > 0) x += cells + 2;
    }
    return places;
  }
}
