package dev.astragal.tui.stage;

import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.term.Key;
import java.util.Optional;

/** Something on top of the picture that takes every key until it is closed. */
public interface Dialog {
  void draw(Pen pen);

  /** What moving up and down does. */
  enum Moving {
    SCROLLS,
    CHOOSES
  }

  /** What moving up and down does in it; nothing when keys are typed into it. */
  default Optional<Moving> moving() {
    return Optional.of(Moving.SCROLLS);
  }

  /** Somebody clicked there; answers whether it stays open. */
  default boolean click(int x, int y) {
    return moving().isEmpty();
  }

  /** Answers whether it stays open. */
  boolean press(Key key, Optional<Action> action);
}
