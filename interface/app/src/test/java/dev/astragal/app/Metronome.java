package dev.astragal.app;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;

/** A game in which time passes and nobody is asked, so that nothing but the player stops it. */
public final class Metronome
    implements SimpleGame<Metronome.Arm, Metronome.Nothing, Metronome.Tick> {
  private static final int BEATS = 50_000;

  /** How often it has swung. */
  public record Arm(int beats) {}

  /** Nobody can do anything. */
  public enum Nothing implements Choice {
    NOTHING
  }

  /** It swings. */
  public record Tick() implements Event {}

  @Override
  public Manifest manifest() {
    return Manifest.of("metronome", "Metronome").limits(1, 2 * BEATS);
  }

  @Override
  public Arm begin(int seats) {
    return new Arm(0);
  }

  @Override
  public Status<Nothing> status(Arm arm) {
    return arm.beats() < BEATS ? Status.running() : Status.finished(Outcome.ended("unwound"));
  }

  @Override
  public void tick(Arm arm, Turn<Arm, Tick> turn) {
    turn.emit(new Tick());
  }

  @Override
  public void choose(Arm arm, Nothing choice, Turn<Arm, Tick> turn) {
    throw new IllegalStateException("nobody is asked");
  }

  @Override
  public Arm evolve(Arm arm, Tick event) {
    return new Arm(arm.beats() + 1);
  }

  @Override
  public Screen present(Arm arm, Seat viewer) {
    return Screen.of(Panel.text("arm", Msg.literal("It swings.")));
  }
}
