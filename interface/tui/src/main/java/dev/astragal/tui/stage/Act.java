package dev.astragal.tui.stage;

import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.term.Key;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;

/** What fills the window: a game, a recording, the start screen. */
public interface Act {
  void draw(Pen pen);

  void press(Key key, Optional<Action> action) throws IOException;

  /**
   * In how many milliseconds {@link #elapsed} is wanted; nothing while there is nothing to wait
   * for.
   */
  default OptionalLong due() {
    return OptionalLong.empty();
  }

  /** The wait is over. */
  default void elapsed() {}

  /** Somebody clicked there. */
  default void click(int x, int y) {}

  /** Somebody turned the wheel, down where {@code lines} is positive. */
  default void wheel(int lines) {}

  /** How many of the last lines name its keys. */
  default int footer() {
    return 1;
  }

  boolean over();
}
