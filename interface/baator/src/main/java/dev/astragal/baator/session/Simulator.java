package dev.astragal.baator.session;

import dev.astragal.baator.rng.OutsideDice;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorRules;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.kernel.dice.RngFailureException;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rules.RuleRegistry;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.state.Ints;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.EventBus;
import dev.astragal.runtime.bus.Message;
import dev.astragal.runtime.bus.Subscription;
import dev.astragal.runtime.bus.Trace;
import dev.astragal.runtime.outbox.Outbox;
import dev.astragal.runtime.session.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * Runs a session: every order goes through the journal first, and then what its outbox published is
 * told on the event bus here, message by message the same.
 */
public final class Simulator {
  private final Session<BaatorState, BaatorChoice, BaatorEvent> session;
  private final Outbox<BaatorEvent> outbox;
  private final EventBus events;
  private final Optional<? extends OutsideDice> outsideDice;
  private final List<BusEvent> published = new ArrayList<>();
  private final List<Consumer<BaatorEvent>> watchers = new CopyOnWriteArrayList<>();
  private long refusals;

  /** A session whose outbox, if it has one, also sends beyond this process. */
  public Simulator(
      Session<BaatorState, BaatorChoice, BaatorEvent> session,
      Optional<Outbox<BaatorEvent>> outbox,
      EventBus events,
      Optional<? extends OutsideDice> outsideDice) {
    this.session = session;
    this.outbox = outbox.orElseGet(() -> Outbox.here(session));
    this.events = events;
    this.outsideDice = outsideDice;
    this.outbox.listen(published::add);
    events.attach(this.outbox);
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

  public BaatorRules game() {
    return (BaatorRules) session.kernel().rules();
  }

  public RuleRegistry rules() {
    return game().packs().registry(state());
  }

  public Session<BaatorState, BaatorChoice, BaatorEvent> session() {
    return session;
  }

  /** {@code watcher} hears of every event as the session has it. */
  public Subscription watch(Consumer<BaatorEvent> watcher) {
    watchers.add(watcher);
    return () -> watchers.remove(watcher);
  }

  /**
   * What the next order is told under. It follows from the session so far, so that a session that
   * is replayed or gone on with finds the same ids. Orders that were refused leave no mark in a
   * session; each only has a span of its own.
   */
  public Trace nextTrace() {
    Trace trace = outbox.trace(session.nextLine());
    return refusals == 0 ? trace : trace.child(-refusals);
  }

  public Result applyRule(
      String slot, String rule, String actor, String target, List<BaatorChoice.Given> extra) {
    return submit(new BaatorChoice.ApplyRule(slot, rule, actor, target, extra, Ints.zeros(0)));
  }

  public Result submit(BaatorChoice choice) {
    return submit(choice, nextTrace());
  }

  public Result submit(BaatorChoice choice, Trace trace) {
    return submit(choice, SessionMessages.of(trace));
  }

  Result submit(BaatorChoice choice, SessionMessages messages) {
    Result result =
        outbox.within(messages.order(), messages, () -> carriedOut(choice, messages.order()));
    refusals = result.success() ? 0 : refusals + 1;
    for (BaatorEvent event : result.events())
      for (Consumer<BaatorEvent> watcher : watchers) watcher.accept(event);
    tell();
    if (!result.success())
      for (Message message : messages.refused(choice, result.errors().getFirst()))
        events.publish(BusEvent.of(message));
    return result;
  }

  /** A listener may give the next order, so the bus is told when this one is done with. */
  private void tell() {
    List<BusEvent> done = List.copyOf(published);
    published.clear();
    done.forEach(events::publish);
  }

  private Result carriedOut(BaatorChoice choice, Trace order) {
    BaatorChoice made;
    try {
      made = withOutsideDice(choice, order);
    } catch (DryRun.Refused e) {
      return new Result(List.of(), e.reasons());
    } catch (RngFailureException e) {
      return new Result(
          List.of(), List.of(Rejection.of("RNG_FAILURE", String.valueOf(e.getMessage()))));
    }
    Applied<BaatorState, BaatorChoice, BaatorEvent> applied =
        session.submit(new Answer<>(session.run().promptId(), Seat.of(0), made));
    if (!applied.success()) return new Result(List.of(), applied.errors());
    return new Result(applied.events(), List.of());
  }

  private BaatorChoice withOutsideDice(BaatorChoice choice, Trace order) {
    if (outsideDice.isEmpty()) return choice;
    Rng source = outsideDice.get().throwing(order);
    return switch (choice) {
      case BaatorChoice.Roll roll when roll.faces().size() == 0 && legal(roll) ->
          new BaatorChoice.Roll(
              roll.expr(),
              roll.extended(),
              roll.actor(),
              roll.target(),
              roll.extra(),
              faces(roll, source));
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
    return Ints.of(DryRun.faces(session.kernel().rules(), state(), choice, source));
  }
}
