package dev.astragal.tui.stage;

import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A key and what it does here. */
public record Hint(List<String> keys, String label) {
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

  private static List<String> keys(Stage stage, Action... actions) {
    return Stream.of(actions).flatMap(action -> stage.keys().key(action).stream()).toList();
  }

  /** As many as fit, on the last line of the window. */
  public static void draw(Pen pen, List<Hint> hints) {
    int y = pen.canvas().height() - 1;
    pen.canvas().fill(0, y, pen.canvas().width(), 1, ' ', pen.role(Role.TEXT));
    int x = 1;
    for (Hint hint : hints) {
      if (hint.keys().isEmpty()) continue;
      String keys = String.join("/", hint.keys().stream().map(pen::key).toList());
      int cells = Canvas.cells(keys) + 1 + Canvas.cells(hint.label());
      if (x + cells > pen.canvas().width()) return;
      x = pen.canvas().put(x, y, keys, pen.role(Role.KEY)) + 1;
      x = pen.canvas().put(x, y, hint.label(), pen.role(Role.HINT)) + 2;
    }
  }
}
