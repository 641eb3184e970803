package dev.astragal.tui.stage;

import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.term.Key;
import java.util.Optional;

/** Something on top of the picture that takes every key until it is closed. */
public interface Dialog {
  void draw(Pen pen);

  /** The text of what moving up and down does in it; nothing when keys are typed into it. */
  default Optional<String> moving() {
    return Optional.of("hint.scroll");
  }

  /** Answers whether it stays open. */
  boolean press(Key key, Optional<Action> action);
}
