package dev.astragal.games.trail;

import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.phase.Pipeline;
import dev.astragal.kernel.screen.Screen;
import java.util.List;

/** One whole set of mechanics. A journey follows exactly one. */
public interface TrailRules {
  TrailState begin();

  Status<TrailChoice> status(TrailState state);

  /** One day. */
  Pipeline<TrailState, TrailEvent, DayOutcome> day();

  void choose(TrailState state, TrailChoice choice, Turn<TrailState, TrailEvent> turn);

  /** What history keeps of a refused choice: nothing was charged, but somebody tried. */
  void refused(
      TrailState state,
      TrailChoice choice,
      List<Rejection> reasons,
      Turn<TrailState, TrailEvent> turn);

  void check(TrailState state, Violations out);

  /** What a finished journey tells designers. */
  void measure(TrailState state, Measures out);

  Screen present(TrailState state);
}
