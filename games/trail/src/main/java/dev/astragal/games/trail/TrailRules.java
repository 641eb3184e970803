package dev.astragal.games.trail;

import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.health.Grave;
import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Phase;
import dev.astragal.kernel.phase.Pipeline;
import java.util.List;

/** One whole set of mechanics. A journey follows exactly one. */
public interface TrailRules extends Rules<TrailState, TrailChoice, TrailEvent> {
  /** One day. */
  Pipeline<TrailState, TrailEvent, DayOutcome> day();

  /** What a finished journey tells designers. */
  void measureEnd(TrailState state, Measures out);

  @Override
  default void tick(TrailState state, Turn<TrailState, TrailEvent> turn) {
    day().run(turn);
  }

  @Override
  default TrailState evolve(TrailState state, TrailEvent event) {
    event.change(state);
    return state;
  }

  @Override
  default void measure(TrailState state, Measures out) {
    TrailMeasures.tell(state, out);
    if (state.journey.ending != Ending.NONE) measureEnd(state, out);
  }

  @Override
  default List<String> remains(TrailState state) {
    return Grave.left(state).stream().map(Grave::written).toList();
  }

  @Override
  default List<Bot<TrailState, TrailChoice>> bots() {
    return TrailBots.all();
  }

  /** The phases of a day, in order. */
  default List<Phase<TrailState, TrailEvent, DayOutcome>> phases() {
    return day().phases();
  }
}
