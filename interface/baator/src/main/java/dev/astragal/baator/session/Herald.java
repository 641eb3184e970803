package dev.astragal.baator.session;

import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.EventBus;
import dev.astragal.runtime.bus.Trace;
import java.util.List;

/**
 * Tells the bus what came of an order: all of it under one trace, each rule application under a
 * span of its own, each roll under one within that.
 */
final class Herald {
  private final EventBus events;

  Herald(EventBus events) {
    this.events = events;
  }

  void tell(List<BaatorEvent> happened, Trace trace) {
    Trace span = trace;
    String rule = "";
    int spans = 0;
    for (BaatorEvent event : happened) {
      if (event instanceof BaatorEvent.RuleBegan began) {
        span = trace.child(++spans);
        rule = began.rule();
      }
      Tree.Table payload = from(rule, BusPayloads.of(event));
      if (event instanceof BaatorEvent.Rolled) roll(event.topic(), payload, span.child(++spans));
      else events.publish(BusEvent.of(event.topic(), payload, span));
      if (event instanceof BaatorEvent.RuleEnded) {
        span = trace;
        rule = "";
      }
    }
  }

  /** Whatever a rule causes says which one, unless it says something else under that name. */
  private static Tree.Table from(String rule, Tree.Table payload) {
    return rule.isEmpty() || payload.get("rule").isPresent()
        ? payload
        : payload.with("rule", Tree.of(rule));
  }

  /** A roll is asked for, made and resolved; the three share a request. */
  private void roll(String topic, Tree.Table made, Trace span) {
    Tree.Table payload = made.with("request_id", Tree.of(span.spanId()));
    Tree.Table request = Tree.emptyTable();
    for (String field : List.of("request_id", "kind", "expr", "actor_id", "rule"))
      if (payload.get(field).isPresent()) request = request.with(field, payload.get(field).get());
    events.publish(BusEvent.of("rng.requested", request, span));
    events.publish(BusEvent.of(topic, payload, span));
    events.publish(
        BusEvent.of(
            "dice.resolved", request.with("result", payload.get("result").orElseThrow()), span));
  }

  /** A rule that was begun and could not be applied ends with its error. */
  void refused(BaatorChoice choice, Rejection reason, Trace trace) {
    Tree.Table error =
        Tree.emptyTable()
            .with("code", Tree.of(reason.code()))
            .with("reason", Tree.of(reason.message()));
    String name = reason.code().equals("RNG_FAILURE") ? "rng.failed" : "sim.refused";
    if (choice instanceof BaatorChoice.ApplyRule apply && !reason.code().equals("UNKNOWN_RULE")) {
      Trace span = trace.child(1);
      Tree.Table rule = BusPayloads.rule(apply.slot(), apply.rule(), apply.actor(), apply.target());
      events.publish(BusEvent.of("sim.trace.begin", rule, span));
      events.publish(BusEvent.of(name, error, span));
      events.publish(
          BusEvent.of(
              "sim.trace.end",
              rule.with("applied", Tree.of(false))
                  .with("success", Tree.of(false))
                  .with("error", error),
              span));
    } else {
      events.publish(BusEvent.of(name, error, trace));
    }
  }
}
