package dev.astragal.baator.session;

import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorGame;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.kernel.dice.RngFailureException;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rules.RuleRegistry;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.EventBus;
import dev.astragal.runtime.bus.Trace;
import dev.astragal.runtime.session.Session;
import java.util.List;
import java.util.Optional;

/**
 * Runs a session: every order goes through the journal first, and what comes of it is told on the
 * event bus, all under one trace, each rule application under a span of its own.
 */
public final class Simulator {
  private final Session<BaatorState, BaatorChoice, BaatorEvent> session;
  private final EventBus events;
  private final Optional<? extends Rng> externalDice;

  public Simulator(
      Session<BaatorState, BaatorChoice, BaatorEvent> session,
      EventBus events,
      Optional<? extends Rng> externalDice) {
    this.session = session;
    this.events = events;
    this.externalDice = externalDice;
  }

  /** What came of an order: the events, or why it was refused. */
  public record Result(List<BaatorEvent> events, List<Rejection> errors) {
    public Result {
      events = List.copyOf(events);
      errors = List.copyOf(errors);
    }

    public boolean success() {
      return errors.isEmpty();
    }
  }

  public BaatorState state() {
    return session.run().state();
  }

  public BaatorGame game() {
    return (BaatorGame) session.kernel().game();
  }

  public RuleRegistry rules() {
    return game().packs().registry(state());
  }

  public Session<BaatorState, BaatorChoice, BaatorEvent> session() {
    return session;
  }

  public Result applyRule(
      String slot, String rule, String actor, String target, List<BaatorChoice.Given> extra) {
    return submit(
        new BaatorChoice.ApplyRule(slot, rule, actor, target, extra, Ints.zeros(0)), Trace.begin());
  }

  public Result submit(BaatorChoice choice) {
    return submit(choice, Trace.begin());
  }

  public Result submit(BaatorChoice choice, Trace trace) {
    BaatorChoice made;
    try {
      made = withExternalDice(choice);
    } catch (Rehearsal.Refused e) {
      return failed(e.reasons(), trace);
    } catch (RngFailureException e) {
      return failed(List.of(Rejection.of("RNG_FAILURE", String.valueOf(e.getMessage()))), trace);
    }
    Applied<BaatorState, BaatorChoice, BaatorEvent> applied =
        session.submit(new Answer<>(session.run().promptId(), Seat.of(0), made));
    if (!applied.success()) return failed(applied.errors(), trace);
    tell(applied.events(), trace);
    return new Result(applied.events(), List.of());
  }

  private BaatorChoice withExternalDice(BaatorChoice choice) {
    if (externalDice.isEmpty()) return choice;
    Rng source = externalDice.get();
    return switch (choice) {
      case BaatorChoice.Roll roll when roll.faces().size() == 0 && legal(roll) ->
          new BaatorChoice.Roll(
              roll.expr(), roll.extended(), roll.actor(), roll.target(), faces(roll, source));
      case BaatorChoice.ApplyRule apply when apply.faces().size() == 0 && legal(apply) ->
          new BaatorChoice.ApplyRule(
              apply.slot(),
              apply.rule(),
              apply.actor(),
              apply.target(),
              apply.extra(),
              faces(apply, source));
      default -> choice;
    };
  }

  private boolean legal(BaatorChoice choice) {
    return session
        .run()
        .refusal(new Answer<>(session.run().promptId(), Seat.of(0), choice))
        .isEmpty();
  }

  private Ints faces(BaatorChoice choice, Rng source) {
    return Ints.of(Rehearsal.faces(session.kernel().game(), state(), choice, source));
  }

  private Result failed(List<Rejection> errors, Trace trace) {
    Rejection first = errors.getFirst();
    events.publish(
        BusEvent.of(
            first.code().equals("RNG_FAILURE") ? "rng.failed" : "sim.refused",
            Tree.emptyTable()
                .with("code", Tree.of(first.code()))
                .with("reason", Tree.of(first.message())),
            trace));
    return new Result(List.of(), errors);
  }

  private void tell(List<BaatorEvent> happened, Trace trace) {
    Trace span = trace;
    for (BaatorEvent event : happened) {
      if (event instanceof BaatorEvent.RuleBegan) span = trace.child();
      if (event instanceof BaatorEvent.Rolled) tellRoll(event, span.child());
      else events.publish(BusEvent.of(event.topic(), BusPayloads.of(event), span));
      if (event instanceof BaatorEvent.RuleEnded) span = trace;
    }
  }

  /** A roll is asked for, made and resolved; the three share a request. */
  private void tellRoll(BaatorEvent event, Trace span) {
    Tree.Table payload = BusPayloads.of(event).with("request_id", Tree.of(span.spanId()));
    Tree.Table request = Tree.emptyTable();
    for (String field : List.of("request_id", "kind", "expr", "actor_id"))
      request = request.with(field, payload.get(field).orElseThrow());
    events.publish(BusEvent.of("rng.requested", request, span));
    events.publish(BusEvent.of(event.topic(), payload, span));
    events.publish(
        BusEvent.of(
            "dice.resolved", request.with("result", payload.get("result").orElseThrow()), span));
  }
}
