package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import java.util.List;

/** A game for which the message bundle has no words. */
final class Speechless
    implements SimpleGame<Speechless.Said, Speechless.Mumble, Speechless.Mumbled> {
  record Said(int times) {}

  record Mumble() implements Choice {}

  record Mumbled() implements Event {}

  @Override
  public Manifest manifest() {
    return Manifest.of("speechless", "Sample without words").limits(10, 0);
  }

  @Override
  public Said begin(int seats) {
    return new Said(0);
  }

  @Override
  public Status<Mumble> status(Said said) {
    if (said.times == 3) return Status.finished(Outcome.ended("silence"));
    return new Status.Awaiting<>(
        Prompt.ask(Seat.first(), "speak", Msg.literal("Well?"), Choices.of(List.of(new Mumble()))));
  }

  @Override
  public void choose(Said said, Mumble mumble, Turn<Said, Mumbled> turn) {
    turn.emit(new Mumbled());
  }

  @Override
  public Said evolve(Said said, Mumbled mumbled) {
    return new Said(said.times + 1);
  }

  @Override
  public Screen present(Said said, Seat viewer) {
    return Screen.of();
  }
}
