package dev.astragal.web.faulty;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import java.util.List;

/** Each choice goes wrong in its own way. */
public final class Faulty implements SimpleGame<Faulty.Box, Faulty.Deed, Faulty.Became> {
  /** What the box does next; only a sound box is one. */
  public enum Mood {
    SOUND,
    SLEEPING,
    ROTTING,
    BURSTING,
    ROTTEN,
    DONE
  }

  /** The whole state. */
  public record Box(Mood mood, int deeds) {}

  /** What somebody may do to it; STEAL is never legal. */
  public enum Deed implements Choice {
    KEEP,
    CRASH,
    SPOIL,
    SLEEP,
    ROT,
    BURST,
    END,
    STEAL
  }

  /** What becomes of it. */
  public record Became(Mood mood) implements Event {}

  @Override
  public Manifest manifest() {
    return Manifest.of("faulty", "Faulty").limits(100, 100);
  }

  @Override
  public Box begin(int seats) {
    return new Box(Mood.SOUND, 0);
  }

  @Override
  public Status<Deed> status(Box box) {
    return switch (box.mood) {
      case SLEEPING, ROTTING, BURSTING -> Status.running();
      case DONE -> Status.finished(Outcome.ended("done"));
      case SOUND, ROTTEN ->
          Status.awaiting(
              Seat.first(),
              "deed",
              Choices.of(
                  List.of(
                      Deed.KEEP,
                      Deed.CRASH,
                      Deed.SPOIL,
                      Deed.SLEEP,
                      Deed.ROT,
                      Deed.BURST,
                      Deed.END)));
    };
  }

  @Override
  public void choose(Box box, Deed deed, Turn<Box, Became> turn) {
    switch (deed) {
      case KEEP, STEAL -> turn.emit(new Became(Mood.SOUND));
      case CRASH -> throw new IllegalStateException("the box crashed");
      case SPOIL -> turn.emit(new Became(Mood.ROTTEN));
      case SLEEP -> turn.emit(new Became(Mood.SLEEPING));
      case ROT -> turn.emit(new Became(Mood.ROTTING));
      case BURST -> turn.emit(new Became(Mood.BURSTING));
      case END -> turn.emit(new Became(Mood.DONE));
    }
  }

  @Override
  public void tick(Box box, Turn<Box, Became> turn) {
    if (box.mood == Mood.BURSTING) throw new IllegalStateException("the box burst");
    if (box.mood == Mood.ROTTING) turn.emit(new Became(Mood.ROTTEN));
  }

  @Override
  public Box evolve(Box box, Became became) {
    return new Box(became.mood, box.deeds + 1);
  }

  @Override
  public void check(Box box, Violations out) {
    out.require(box.mood != Mood.ROTTEN, "ROTTEN", "the box is rotten");
  }

  @Override
  public Screen present(Box box, Seat viewer) {
    return Screen.of(Panel.chars("box", 1, 1, cell -> box.mood.name().charAt(cell)));
  }
}
