package dev.astragal.games.trail.day;

import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailGame;
import dev.astragal.games.trail.TrailState;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Pipeline;
import dev.astragal.kernel.screen.Screen;

/** The trail with another pipeline in it, to see what the kernel makes of a phase that cheats. */
record ForeignPhase(Pipeline<TrailState, TrailEvent, DayOutcome> pipeline)
    implements Game<TrailState, TrailChoice, TrailEvent>,
        Rules<TrailState, TrailChoice, TrailEvent> {
  private static final TrailGame TRAIL = new TrailGame();

  @Override
  public Manifest manifest() {
    return TRAIL.manifest();
  }

  @Override
  public Rules<TrailState, TrailChoice, TrailEvent> rules(Setup setup) {
    return this;
  }

  @Override
  public TrailState begin(Setup setup) {
    return TRAIL.rules(setup).begin(setup);
  }

  @Override
  public Status<TrailChoice> status(TrailState state) {
    return Status.running();
  }

  @Override
  public void tick(TrailState state, Turn<TrailState, TrailEvent> turn) {
    pipeline.run(turn);
  }

  @Override
  public void choose(TrailState state, TrailChoice choice, Turn<TrailState, TrailEvent> turn) {
    throw turn.refuse(Rejection.of("NOT_HERE", "time only passes"));
  }

  @Override
  public TrailState evolve(TrailState state, TrailEvent event) {
    event.change(state);
    return state;
  }

  @Override
  public Screen present(TrailState state, Seat viewer) {
    return Screen.of();
  }
}
