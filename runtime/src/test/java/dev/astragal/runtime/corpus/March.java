package dev.astragal.runtime.corpus;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.screen.Screen;
import java.util.List;

/** A march of ten steps with rests, in the edition it was first played and in later ones. */
final class March implements SimpleGame<March.Way, March.Order, March.Deed> {
  private static final int STEPS = 10;

  /** What became of the rules. */
  enum Edition {
    FIRST,
    /** Resting is remembered: the state differs, the march does not. */
    WITH_SONGS,
    /** Nobody may rest any more. */
    WITHOUT_REST,
    /** The way is longer. */
    LONGER,
    /** Half the way does. */
    SHORTER,
    /** Somebody forgot a case. */
    BROKEN
  }

  record Way(int steps, int songs) {}

  enum Order implements Choice {
    STEP,
    REST
  }

  enum Deed implements Event {
    STEPPED,
    RESTED,
    SANG
  }

  private final Edition edition;

  March(Edition edition) {
    this.edition = edition;
  }

  @Override
  public Manifest manifest() {
    return Manifest.of("march", "March").seats(1).limits(1_000, 0);
  }

  @Override
  public Way begin(int seats) {
    return new Way(0, 0);
  }

  @Override
  public Status<Order> status(Way way) {
    if (way.steps >= goal()) return Status.finished(Outcome.won(Seat.first()));
    return Status.awaiting(
        Seat.first(),
        "order",
        edition == Edition.WITHOUT_REST
            ? Choices.of(List.of(Order.STEP))
            : Choices.all(Order.class));
  }

  private int goal() {
    return switch (edition) {
      case LONGER -> STEPS + 1;
      case SHORTER -> STEPS / 2;
      case FIRST, WITH_SONGS, WITHOUT_REST, BROKEN -> STEPS;
    };
  }

  @Override
  public void choose(Way way, Order order, Turn<Way, Deed> turn) {
    if (order == Order.STEP) {
      turn.emit(Deed.STEPPED);
      return;
    }
    if (edition == Edition.BROKEN) throw new IllegalStateException("no bench");
    turn.emit(edition == Edition.WITH_SONGS ? Deed.SANG : Deed.RESTED);
  }

  @Override
  public Way evolve(Way way, Deed deed) {
    return switch (deed) {
      case STEPPED -> new Way(way.steps + 1, way.songs);
      case RESTED -> way;
      case SANG -> new Way(way.steps, way.songs + 1);
    };
  }

  @Override
  public Screen present(Way way, Seat viewer) {
    return Screen.of();
  }
}
