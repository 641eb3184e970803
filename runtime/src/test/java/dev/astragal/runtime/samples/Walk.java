package dev.astragal.runtime.samples;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;
import java.util.List;
import java.util.Optional;

/**
 * A walk of a hundred steps, or more: time passes by itself, every few steps the walker is asked
 * for a pace, and may whistle whenever time stands still. A milestone passed on the way is a
 * checkpoint.
 */
public class Walk implements SimpleGame<Walk.Trip, Walk.Order, Walk.Deed> {
  public static final Stream WIND = Stream.of("wind");

  private static final int LENGTH = 100;
  private static final int BETWEEN_PROMPTS = 7;
  private static final int MILESTONE = 30;

  private final int length;

  public Walk() {
    this(LENGTH);
  }

  public Walk(int length) {
    this.length = length;
  }

  /** The walker's state, changed in place. */
  public static final class Trip extends Described<Trip> {
    private static final Copies<Trip> COPIES = Copies.of(Trip.class);

    public int distance;
    public int pace = 1;
    public int sincePrompt;
    public int whistles;
    public int[] last = new int[3];

    @Override
    public Trip copy() {
      return COPIES.of(this);
    }

    @Override
    protected void describe(Fields fields) {
      distance = fields.int32("distance", distance);
      pace = fields.int32("pace", pace);
      sincePrompt = fields.int32("sincePrompt", sincePrompt);
      whistles = fields.int32("whistles", whistles);
      fields.int32s("last", last, last.length);
    }
  }

  /** What the walker may decide. */
  public sealed interface Order extends Choice {}

  /** How fast to go on. */
  public record Pace(int speed) implements Order {}

  /** For company. */
  public record Whistle() implements Order {}

  /** What happens. */
  public sealed interface Deed extends Event {}

  /** Some way was made. */
  public record Walked(int steps) implements Deed {}

  /** A stone with a number. */
  public record Milestone(int at) implements Deed {
    @Override
    public Optional<String> checkpoint() {
      return Optional.of("milestone " + at);
    }
  }

  /** The walker goes on at another pace. */
  public record Paced(int speed) implements Deed {}

  /** A tune. */
  public record Whistled() implements Deed {}

  @Override
  public Manifest manifest() {
    return Manifest.of("walk", "Sample walk").streams(WIND).limits(5_000 + length, 20_000 + length);
  }

  @Override
  public Trip begin(int seats) {
    return new Trip();
  }

  @Override
  public Status<Order> status(Trip path) {
    if (path.distance >= length) return Status.finished(Outcome.ended("arrived"));
    Choices<Order> whistle = Choices.of(List.of(new Whistle()));
    if (path.sincePrompt < BETWEEN_PROMPTS) return new Status.Running<>(whistle);
    return new Status.Awaiting<>(Prompt.ask(Seat.first(), "pace", paces(path)).allowing(whistle));
  }

  protected Choices<Order> paces(Trip path) {
    return Choices.of(
        List.of(new Pace(1), new Pace(2), new Pace(3)),
        order -> Rejection.of("NO_SUCH_PACE", order + " is no pace"));
  }

  @Override
  public void tick(Trip path, Turn<Trip, Deed> turn) {
    int before = path.distance / MILESTONE;
    Trip after = turn.emit(new Walked(path.pace + turn.rng(WIND).below(2)));
    if (after.distance / MILESTONE > before)
      turn.emit(new Milestone(after.distance / MILESTONE * MILESTONE));
  }

  @Override
  public void choose(Trip path, Order order, Turn<Trip, Deed> turn) {
    switch (order) {
      case Pace(int speed) -> turn.emit(new Paced(speed));
      case Whistle() -> turn.emit(new Whistled());
    }
  }

  @Override
  public Trip evolve(Trip path, Deed happening) {
    switch (happening) {
      case Walked(int steps) -> {
        path.last[path.sincePrompt % path.last.length] = steps;
        path.distance += steps;
        path.sincePrompt++;
      }
      case Milestone _ -> {}
      case Paced(int speed) -> {
        path.pace = speed;
        path.sincePrompt = 0;
      }
      case Whistled() -> path.whistles++;
    }
    return path;
  }

  @Override
  public void check(Trip path, Violations out) {
    out.require(path.pace >= 0, "PACE", "nobody walks backwards");
  }

  @Override
  public Screen present(Trip path, Seat viewer) {
    return Screen.of(Panel.text("way", Msg.of("walked", "steps", path.distance)));
  }
}
