package dev.astragal.runtime.samples;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.state.Ints;

/** Corn grows while time runs and rots when it is late; nobody is ever asked to reap it. */
public class Field implements SimpleGame<Field.Year, Field.Order, Field.Deed> {
  private static final int DAYS = 60;
  private static final int ROTTEN = 10;

  /** How far the year and the corn have come. */
  public record Year(int day, int corn, int barn) {}

  /** What may be commanded. */
  public enum Order implements Choice {
    REAP,
    BURN
  }

  /** What happens. */
  public sealed interface Deed extends Event {}

  /** A day went by. */
  public record Grew(int corn) implements Deed {}

  /** The corn is off the field. */
  public record Cleared(int saved) implements Deed {}

  @Override
  public Manifest manifest() {
    return Manifest.of("field", "Sample field").limits(200, 100).playedByCommands();
  }

  @Override
  public Year begin(int seats) {
    return new Year(0, 0, 0);
  }

  @Override
  public Status<Order> status(Year year) {
    return year.day == DAYS
        ? Status.finished(Outcome.ended("winter", Ints.of(year.barn)))
        : new Status.Running<>(Choices.all(Order.class));
  }

  @Override
  public void tick(Year year, Turn<Year, Deed> turn) {
    turn.emit(new Grew(year.corn == ROTTEN ? 0 : year.corn + 1));
  }

  @Override
  public void choose(Year year, Order order, Turn<Year, Deed> turn) {
    turn.emit(new Cleared(order == Order.REAP ? year.corn * year.corn : 0));
  }

  @Override
  public Year evolve(Year year, Deed deed) {
    return switch (deed) {
      case Grew(int corn) -> new Year(year.day + 1, corn, year.barn);
      case Cleared(int saved) -> new Year(year.day, 0, year.barn + saved);
    };
  }

  @Override
  public Screen present(Year year, Seat viewer) {
    return Screen.of(Panel.line("field", "corn", "corn", year.corn, "barn", year.barn));
  }
}
