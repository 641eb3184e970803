// snippet: head
package dev.astragal.guide.orchard;

import dev.astragal.kernel.game.*;
import dev.astragal.kernel.phase.*;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.*;
import dev.astragal.kernel.state.*;
import java.util.List;

/** One autumn: pick what is ripe, or wait for more and hope that the frost waits too. */
public final class Orchard implements Game<Orchard.Autumn, Orchard.Order, Orchard.Happening> {
  static final Stream WEATHER = Stream.of("weather");
  static final Stream WASPS = Stream.of("wasps");
  private static final int TREES = 20;

  public record Autumn(int day, int ripe, int picked, boolean evening) {}

  public enum Order implements Choice {
    PICK,
    WAIT
  }

  public sealed interface Happening extends Event {}

  public record Ripened(int apples) implements Happening {}

  public record Eaten(int apples) implements Happening {}

  public record Froze(int apples) implements Happening {}

  public record Evening(int day) implements Happening {}

  public record Ordered(Order order, int apples) implements Happening {}

  /** How a day ended. */
  enum Sky {
    CLEAR,
    FROST
  }

  // end
  // snippet: pipeline
  private final Rules rules;
  private final Pipeline<Autumn, Happening, Sky> day;

  private Orchard(Rules rules) {
    this.rules = rules;
    this.day =
        new Pipeline<>(
            List.of(new Frost(rules), new Ripening(rules), new Wasps(rules)),
            Sky.CLEAR,
            (autumn, sky, turn) -> turn.emit(new Evening(autumn.day + 1)));
  }

  public void tick(Autumn autumn, Turn<Autumn, Happening> turn) {
    day.run(turn);
  }

  public Status<Order> status(Autumn autumn) {
    if (autumn.evening) return Status.awaiting(0, "order", Choices.all(Order.class));
    if (autumn.day < rules.days) return Status.running();
    return Status.finished(Outcome.ended("winter", Ints.of(autumn.picked)));
  }

  public void choose(Autumn autumn, Order order, Turn<Autumn, Happening> turn) {
    turn.emit(new Ordered(order, order == Order.PICK ? autumn.ripe : 0));
  }

  public Autumn begin(Setup setup) {
    return new Autumn(0, 0, 0, false);
  }

  public Autumn evolve(Autumn a, Happening happening) {
    return switch (happening) {
      case Ripened(int apples) -> new Autumn(a.day, a.ripe + apples, a.picked, false);
      case Eaten(int apples) -> new Autumn(a.day, a.ripe - apples, a.picked, false);
      case Froze _ -> new Autumn(a.day, 0, a.picked, false);
      case Evening(int day) -> new Autumn(day, a.ripe, a.picked, true);
      case Ordered(_, int n) -> new Autumn(a.day, a.ripe - n, a.picked + n, false);
    };
  }

  // end
  // snippet: policy
  public record Rules(int days, int ripening, int frostPercent, int waspPercent) {}

  public Orchard() {
    this(new Rules(1, 1, 0, 0));
  }

  public Game<Autumn, Order, Happening> configured(Setup setup) {
    return new Orchard(Shape.of(Rules.class).read(setup.policy()));
  }

  public Manifest manifest() {
    return Manifest.of("orchard", "Orchard")
        .streams(WEATHER, WASPS)
        .policies("policy.yaml", "harsh.yaml")
        .limits(1_000, 1_000);
  }

  // end
  // snippet: measure
  public void measure(Autumn autumn, Measures out) {
    out.value("picked", autumn.picked);
  }

  public List<Bot<Autumn, Order>> bots() {
    return List.of(
        Bot.of("patient", (a, seat, prompt, rng) -> a.ripe < 6 ? Order.WAIT : Order.PICK));
  }

  // end
  // snippet: screen
  public Screen present(Autumn autumn, Seat viewer) {
    return Screen.of(
        Panel.chars("trees", TREES / 2, 2, tree -> tree < autumn.ripe ? 'o' : '.'),
        Panel.meters(
            "autumn",
            new Panel.Meter(Msg.of("day"), autumn.day, rules.days, Ink.NORMAL),
            new Panel.Meter(Msg.of("ripe"), Math.min(autumn.ripe, TREES), TREES, Ink.PLANT)),
        Panel.text("barn", Msg.of("picked", "apples", autumn.picked)));
  }
}
// end
