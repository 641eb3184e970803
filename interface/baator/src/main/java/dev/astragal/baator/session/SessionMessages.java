package dev.astragal.baator.session;

import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorGame;
import dev.astragal.games.baator.Fact;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rules.RuleOutcome;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.Message;
import dev.astragal.runtime.bus.Payload;
import dev.astragal.runtime.bus.Trace;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.dice.RollMessages;
import dev.astragal.runtime.outbox.EventMessages;
import java.util.List;
import java.util.Optional;

/**
 * What the bus is told of one order: all of it under one trace, each rule application under a span
 * of its own, each roll under one within that.
 */
final class SessionMessages implements EventMessages.OfInput<BaatorEvent> {
  /** A bus has no language of its own. */
  private static final Messages PLAIN = Messages.of(new BaatorGame());

  private final Trace order;
  private Trace span;
  private Optional<String> rule = Optional.empty();
  private int round;
  private Optional<String> reason = Optional.empty();
  private long spans;

  SessionMessages(Trace order) {
    this.order = order;
    this.span = order;
  }

  /** The bus is the game master's: it is told what players are not. */
  @Override
  public List<Message> of(BaatorEvent event) {
    if (event instanceof BaatorEvent.Veiled veiled) return of(veiled.event());
    if (event instanceof BaatorEvent.RuleBegan began) {
      span = order.child(++spans);
      rule = Optional.of(began.rule());
      round = began.round();
      reason = Optional.empty();
    }
    if (event instanceof BaatorEvent.RuleTraced traced && !traced.applied())
      reason = Optional.of(RuleOutcome.CONDITION_FAILED);
    List<Message> messages =
        event instanceof BaatorEvent.Rolled rolled
            ? roll(rolled, span.child(++spans))
            : List.of(new Message(event.topic(), payload(event), span));
    messages = messages.stream().map(this::caused).toList();
    if (event instanceof BaatorEvent.RuleEnded) {
      span = order;
      rule = Optional.empty();
    }
    return messages;
  }

  /** Whatever a rule causes says which one, unless it says something else under that name. */
  private Message caused(Message message) {
    return rule.isEmpty() || message.payload().get("rule").isPresent()
        ? message
        : message.with("rule", Tree.of(rule.get()));
  }

  private List<Message> roll(BaatorEvent.Rolled rolled, Trace within) {
    RollMessages.Made made =
        new RollMessages.Made(rolled.result(), rolled.faces(), rolled.kept(), rolled.modifier());
    RollMessages.Origin origin = RollMessages.Origin.of(rolled.actor());
    return RollMessages.made(within.spanId(), rolled.expr(), origin, made, within);
  }

  /** An order that came to nothing; a rule that was begun ends with its error. */
  static List<Message> refused(BaatorChoice choice, Rejection reason, Trace order) {
    SessionPayload.Refused refused =
        new SessionPayload.Refused(reason.code(), PLAIN.text(reason.why()));
    String name = reason.code().equals("RNG_FAILURE") ? "rng.failed" : "sim.refused";
    if (choice instanceof BaatorChoice.Roll roll) {
      Trace within = order.child(1);
      RollMessages.Failed failed =
          new RollMessages.Failed(reason.code(), refused.reason(), Optional.empty());
      RollMessages.Origin origin = RollMessages.Origin.of(roll.actor());
      return RollMessages.failed(within.spanId(), roll.expr(), origin, failed, within);
    }
    if (choice instanceof BaatorChoice.ApplyRule apply && !reason.code().equals("UNKNOWN_RULE")) {
      Trace within = order.child(1);
      SessionPayload.Application rule =
          application(apply.slot(), apply.rule(), apply.actor(), apply.target());
      SessionPayload.Ended ended =
          new SessionPayload.Ended(
              false,
              false,
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              Optional.of(refused));
      return List.of(
          new Message("sim.trace.begin", Payload.of(rule), within),
          new Message(name, Payload.of(refused), within),
          new Message("sim.trace.end", Payload.of(rule, ended), within));
    }
    return List.of(new Message(name, Payload.of(refused), order));
  }

  private Tree.Table payload(BaatorEvent event) {
    return switch (event) {
      case BaatorEvent.ActorAdded(var actor) ->
          Payload.of(new SessionPayload.ActorAdded(actor.name()));
      case BaatorEvent.StatSet(String actor, String stat, long value) ->
          Payload.of(new SessionPayload.StatSet(actor, stat, value));
      case BaatorEvent.SceneOpened(String slot, String name) ->
          Payload.of(new SessionPayload.SceneOpened(slot, name));
      case BaatorEvent.Joined(String slot, String actor, int initiative) ->
          Payload.of(new SessionPayload.Joined(slot, actor, initiative));
      case BaatorEvent.Left(String slot, String actor) ->
          Payload.of(new SessionPayload.Left(slot, actor));
      case BaatorEvent.InitiativeSet(String slot, String actor, int initiative) ->
          Payload.of(new SessionPayload.Joined(slot, actor, initiative));
      case BaatorEvent.Noted(String text, boolean _) -> Payload.of(new SessionPayload.Noted(text));
      case BaatorEvent.Given(String actor, Seat seat) ->
          Payload.of(new SessionPayload.Given(actor, seat.index()));
      case BaatorEvent.Hid(String actor, boolean hidden) ->
          Payload.of(new SessionPayload.Hid(actor, hidden));
      case BaatorEvent.Veiled _, BaatorEvent.Appeared _, BaatorEvent.Harmed _ ->
          throw new IllegalArgumentException("only players are told so");
      case BaatorEvent.RoundBegan(String slot, int round) ->
          Payload.of(new SessionPayload.RoundBegan(slot, round));
      case BaatorEvent.TurnBegan(String slot, int round, String actor) ->
          Payload.of(new SessionPayload.TurnBegan(slot, round, actor, actor));
      case BaatorEvent.Rolled _ -> throw new IllegalArgumentException("a roll is several messages");
      case BaatorEvent.RuleBegan began ->
          Payload.of(
              application(began.slot(), began.rule(), began.actor(), began.target()),
              new SessionPayload.Began(began.round()));
      case BaatorEvent.RuleTraced traced ->
          Payload.of(
              new SessionPayload.Traced(
                  traced.rule(),
                  traced.rule().substring(traced.rule().indexOf('.') + 1),
                  traced.layer(),
                  traced.applied(),
                  traced.success(),
                  traced.critical(),
                  traced.roll(),
                  traced.dc(),
                  traced.cost()));
      case BaatorEvent.RuleEnded ended ->
          Payload.of(
              application(ended.slot(), ended.rule(), ended.actor(), ended.target()),
              new SessionPayload.Began(round),
              new SessionPayload.Ended(
                  ended.applied(),
                  ended.success(),
                  ended.roll(),
                  ended.dc(),
                  reason,
                  Optional.empty()));
      case BaatorEvent.FactChanged changed -> changed(changed);
      case BaatorEvent.OrderFailed(String _, String actor, String reason) ->
          Payload.of(new SessionPayload.OrderFailed(actor, reason));
      case BaatorEvent.Announced announced -> announced(announced);
      case BaatorEvent.EffectUndone undone ->
          Payload.of(new SessionPayload.Undone(undone.actor(), undone.effect()))
              .with(undone.fact().text(), Tree.of(undone.after()));
      case BaatorEvent.PackLoaded loaded ->
          Payload.of(new SessionPayload.PackLoaded(loaded.pack(), loaded.source(), loaded.rules()));
      case BaatorEvent.Closed() -> Payload.of(new SessionPayload.Closed());
    };
  }

  private static SessionPayload.Application application(
      String slot, String rule, String actor, String target) {
    return new SessionPayload.Application(slot, rule, actor, named(target));
  }

  private static Optional<String> named(String name) {
    return Optional.of(name).filter(text -> !text.isEmpty());
  }

  /** The fact itself is told under its own name. */
  private static Tree.Table changed(BaatorEvent.FactChanged changed) {
    Fact fact = changed.fact();
    Optional<Integer> by = Optional.of(changed.amount());
    Optional<Integer> none = Optional.empty();
    return Payload.of(
            switch (fact) {
              case INTEGRITY -> by(changed, none, by, none);
              case ESSENCE -> by(changed, none, none, by);
              case HP, STAMINA, AC, FIREWALL, WARDS -> by(changed, by, none, none);
            })
        .with(fact.text(), Tree.of(changed.after()));
  }

  private static SessionPayload.Changed by(
      BaatorEvent.FactChanged changed,
      Optional<Integer> amount,
      Optional<Integer> damage,
      Optional<Integer> cost) {
    return new SessionPayload.Changed(
        changed.actor(), changed.fact().layer().text(), amount, damage, cost, changed.effect());
  }

  /** What the rule says itself goes before where it comes from; a pack names the fields. */
  private static Tree.Table announced(BaatorEvent.Announced announced) {
    Tree.Table payload =
        Payload.of(new SessionPayload.Announced(announced.actor(), named(announced.target())));
    for (BaatorEvent.Detail detail : announced.details())
      payload = payload.with(detail.field(), Tree.of(detail.value()));
    return payload;
  }
}
