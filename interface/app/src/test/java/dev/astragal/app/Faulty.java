package dev.astragal.app;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import java.util.List;

/** A game with a fault in its rules, to see what becomes of the terminal. */
public final class Faulty implements SimpleGame<Faulty.Nothing, Faulty.Push, Faulty.Pushed> {
  /** There is nothing to remember. */
  public record Nothing(int pushes) {}

  /** The one thing to do. */
  public enum Push implements Choice {
    PUSH
  }

  /** Never happens. */
  public record Pushed(int pushes) implements Event {}

  @Override
  public Manifest manifest() {
    return Manifest.of("faulty", "Faulty");
  }

  @Override
  public Nothing begin(int seats) {
    return new Nothing(0);
  }

  @Override
  public Status<Push> status(Nothing state) {
    return Status.awaiting(Seat.first(), "push", Choices.of(List.of(Push.PUSH)));
  }

  @Override
  public void choose(Nothing state, Push choice, Turn<Nothing, Pushed> turn) {
    throw new IllegalStateException("the rules are broken");
  }

  @Override
  public Nothing evolve(Nothing state, Pushed event) {
    return new Nothing(event.pushes());
  }

  @Override
  public Screen present(Nothing state, Seat viewer) {
    return Screen.of(Panel.text("push", Msg.literal("Do not push.")));
  }
}
