package dev.astragal.tui.game;

import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;

/** A key and what it does here. */
public record Hint(String key, String label) {
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
    return new Hint(
        stage.keys().key(first).orElse("") + "/" + stage.keys().key(second).orElse(""),
        stage.text(label));
  }

  /** As many as fit, on the last line of the window. */
  public static void draw(Pen pen, List<Hint> hints) {
    int y = pen.canvas().height() - 1;
    pen.canvas().fill(0, y, pen.canvas().width(), 1, ' ', pen.role(Role.TEXT));
    int x = 1;
    for (Hint hint : hints) {
      int cells = Canvas.cells(hint.key()) + 1 + Canvas.cells(hint.label());
      if (x + cells > pen.canvas().width()) return;
      x = pen.canvas().put(x, y, hint.key(), pen.role(Role.KEY)) + 1;
      x = pen.canvas().put(x, y, hint.label(), pen.role(Role.HINT)) + 2;
    }
  }
}
