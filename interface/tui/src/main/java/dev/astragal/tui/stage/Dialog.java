package dev.astragal.tui.stage;

import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.term.Key;
import java.util.Optional;

/** Something on top of the picture that takes every key until it is closed. */
public interface Dialog {
  void draw(Pen pen);

  /** Answers whether it stays open. */
  boolean press(Key key, Optional<Action> action);
}
