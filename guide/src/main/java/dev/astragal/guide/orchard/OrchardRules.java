// snippet: head
package dev.astragal.guide.orchard;

import dev.astragal.guide.orchard.Orchard.*;
import dev.astragal.kernel.game.*;
import dev.astragal.kernel.phase.*;
import dev.astragal.kernel.screen.*;
import dev.astragal.kernel.state.*;
import java.util.List;

/** What a day in the orchard does. */
public final class OrchardRules implements Rules<Autumn, Order, Happening> {
  private static final int TREES = 20;

  // end
  // snippet: pipeline
  private final Policy policy;
  private final Pipeline<Autumn, Happening, Sky> day;

  OrchardRules(Policy policy) {
    this.policy = policy;
    this.day =
        new Pipeline<>(
            List.of(new Frost(policy), new Ripening(policy), new Wasps(policy)),
            Sky.CLEAR,
            (autumn, sky, turn) -> turn.emit(new Evening(autumn.day() + 1)));
  }

  public void tick(Autumn autumn, Turn<Autumn, Happening> turn) {
    day.run(turn);
  }

  public Status<Order> status(Autumn autumn) {
    if (autumn.evening()) return Status.awaiting(Seat.first(), "order", Choices.all(Order.class));
    if (autumn.day() < policy.days()) return Status.running();
    return Status.finished(Outcome.ended("winter", Ints.of(autumn.picked())));
  }

  public void choose(Autumn autumn, Order order, Turn<Autumn, Happening> turn) {
    turn.emit(new Ordered(order, order == Order.PICK ? autumn.ripe() : 0));
  }

  public Autumn begin(Setup setup) {
    return new Autumn(0, 0, 0, false);
  }

  public Autumn evolve(Autumn a, Happening happening) {
    return switch (happening) {
      case Ripened(int apples) -> new Autumn(a.day(), a.ripe() + apples, a.picked(), false);
      case Eaten(int apples) -> new Autumn(a.day(), a.ripe() - apples, a.picked(), false);
      case Froze _ -> new Autumn(a.day(), 0, a.picked(), false);
      case Evening(int day) -> new Autumn(day, a.ripe(), a.picked(), true);
      case Ordered(_, int n) -> new Autumn(a.day(), a.ripe() - n, a.picked() + n, false);
    };
  }

  // end
  // snippet: measure
  public void measure(Autumn autumn, Measures out) {
    out.value("picked", autumn.picked());
  }

  public List<Bot<Autumn, Order>> bots() {
    return List.of(
        Bot.of("patient", (a, seat, prompt, rng) -> a.ripe() < 6 ? Order.WAIT : Order.PICK));
  }

  // end
  // snippet: screen
  public Screen present(Autumn autumn, Seat viewer) {
    return Screen.of(
        Panel.chars("trees", TREES / 2, 2, tree -> tree < autumn.ripe() ? 'o' : '.'),
        Panel.meters(
            "autumn",
            new Panel.Meter(Msg.of("day"), autumn.day(), policy.days(), Ink.NORMAL),
            new Panel.Meter(Msg.of("ripe"), Math.min(autumn.ripe(), TREES), TREES, Ink.PLANT)),
        Panel.text("barn", Msg.of("picked", "apples", autumn.picked())));
  }
}
// end
