package dev.astragal.games.trail;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.game.Surface;
import java.util.List;

/** How events are told that are always told alike; an event takes what fits it. */
final class Telling {
  private Telling() {}

  /** Part of the record, but not of the story. */
  interface Hidden extends Event {
    @Override
    default Surface surface() {
      return Surface.NONE;
    }
  }

  interface Toast extends Event {
    @Override
    default Surface surface() {
      return Surface.TOAST;
    }
  }

  interface Modal extends Event {
    @Override
    default Surface surface() {
      return Surface.MODAL;
    }
  }

  interface Warning extends Event {
    @Override
    default Severity severity() {
      return Severity.WARNING;
    }
  }

  interface Critical extends Event {
    @Override
    default Severity severity() {
      return Severity.CRITICAL;
    }
  }

  /** What there was to eat is told when it was not enough. */
  interface Meal extends Event {
    int hungryDays();

    @Override
    default Severity severity() {
      return hungryDays() > 0 ? Severity.WARNING : Severity.INFO;
    }

    @Override
    default List<String> tags() {
      return hungryDays() > 0 ? List.of("starvation") : List.of();
    }

    @Override
    default Surface surface() {
      return hungryDays() > 0 ? Surface.LOG : Surface.NONE;
    }
  }
}
