package dev.astragal.runtime.outbox;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.Message;
import dev.astragal.runtime.bus.Payload;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.bus.Sender;
import dev.astragal.runtime.bus.Trace;
import dev.astragal.runtime.bus.Transport;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.session.Outcomes;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.session.Witness;
import dev.astragal.runtime.store.HeldMatch;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Publishes what is certain in a run, to a bus beyond this process and to whoever listens in it:
 * the same messages under the same ids. Every message has a place in the run, from 1 and without
 * gaps, that follows from the journal alone; beside the journal is kept how many were confirmed. A
 * run that is replayed after a crash finds the same messages at the same places and sends those
 * that were not confirmed.
 *
 * <p>All messages of one input share a trace. As a {@link Transport} of a local bus it sends what
 * that bus tells beside the run: it has no place in it, and is not told again.
 */
public final class Outbox<E extends Event> implements Witness<E>, Transport {
  /** How often the count of confirmed messages is written down. */
  private static final Duration NOTE_EVERY = Duration.ofMillis(100);

  private final EventMessages<E> messages;
  private final Optional<HeldMatch> match;
  private final String run;
  private final Optional<Sender> sender;
  private final long confirmedBefore;
  private Consumer<BusEvent> listener = _ -> {};
  private Optional<Input<E>> ordered = Optional.empty();
  private Input<E> input;
  private long position;
  private volatile long confirmed;
  private volatile long noted;
  private long notedAt = System.nanoTime();

  /** The input whose events are being told. */
  private record Input<E extends Event>(
      long line, Trace trace, EventMessages.OfInput<E> messages) {}

  private record Began(String game, int seats, String match) {}

  private record TakenBack(long to) {}

  /** For the run in {@code match}, or for one that is recorded nowhere. */
  public Outbox(RunSpec spec, Optional<HeldMatch> match, RemoteBus bus, EventMessages<E> messages) {
    this(
        match.map(HeldMatch::key).orElseGet(() -> UUID.randomUUID().toString()),
        spec,
        match,
        Optional.of(bus),
        messages);
  }

  private Outbox(
      String run,
      RunSpec spec,
      Optional<HeldMatch> match,
      Optional<RemoteBus> bus,
      EventMessages<E> messages) {
    this.run = run;
    this.messages = messages;
    this.match = match;
    this.confirmedBefore = match.map(HeldMatch::sent).orElse(0L);
    this.confirmed = confirmedBefore;
    this.noted = confirmedBefore;
    this.input = derived(0);
    this.sender = bus.map(to -> to.sender(this::confirm));
    Began began = new Began(spec.game(), spec.seats(), match.map(HeldMatch::id).orElse(""));
    publish(new Message("run.began", Payload.of(began), input.trace()));
  }

  /** For listeners in this process only; ids follow from the seed and what is done. */
  public static <E extends Event> Outbox<E> here(Session<?, ?, E> session) {
    Outbox<E> outbox =
        new Outbox<>(
            session.spec().seed().text(),
            session.spec(),
            Optional.empty(),
            Optional.empty(),
            EventMessages.of(session.kernel()));
    session.tell(outbox);
    return outbox;
  }

  /** What the run's messages carry as their run. */
  public String run() {
    return run;
  }

  /** What the input of that line is told under, unless it came with a trace of its own. */
  public Trace trace(long line) {
    return Trace.named(run + " " + line, "input");
  }

  private Input<E> derived(long line) {
    return new Input<>(line, trace(line), messages.under(trace(line)));
  }

  /** {@code listener} hears everything the run tells from now on, in the midst of its input. */
  public void listen(Consumer<BusEvent> listener) {
    this.listener = listener;
  }

  /** What {@code submit} makes certain came with a trace of its own and is told under that. */
  public <T> T within(Trace trace, EventMessages.OfInput<E> messages, Supplier<T> submit) {
    ordered = Optional.of(new Input<>(-1, trace, messages));
    try {
      return submit.get();
    } finally {
      ordered = Optional.empty();
    }
  }

  private Input<E> at(long line) {
    if (input.line() != line)
      input =
          ordered
              .map(given -> new Input<>(line, given.trace(), given.messages()))
              .orElseGet(() -> derived(line));
    return input;
  }

  @Override
  public void happened(long line, long tick, E event) {
    for (Message message : at(line).messages().of(event))
      publish(message.with("tick", Tree.of(tick)));
  }

  @Override
  public void takenBack(long line, long to) {
    Trace trace = at(line).trace();
    publish(new Message("run.taken_back", Payload.of(new TakenBack(to)), trace));
  }

  @Override
  public void ended(long line, Outcome outcome, long hash) {
    publish(
        new Message(
            "run.ended",
            Tree.emptyTable()
                .with("outcome", Outcomes.tree(outcome))
                .with("hash", Tree.of(Hashes.text(hash))),
            at(line).trace()));
  }

  private void publish(Message message) {
    position++;
    BusEvent event = BusEvent.at(new BusEvent.Place(run, position), message);
    if (position > confirmedBefore) sender.ifPresent(to -> to.send(event));
    listener.accept(event);
  }

  /** Sends what is no part of the recorded run; in order with it, but not told again. */
  @Override
  public void publish(BusEvent event) {
    if (event.place().isEmpty()) sender.ifPresent(to -> to.send(event));
  }

  private void confirm(BusEvent event) {
    if (event.place().isEmpty()) return;
    confirmed = event.place().get().position();
    if (System.nanoTime() - notedAt < NOTE_EVERY.toNanos()) return;
    note();
  }

  /** A count that cannot be written only means that more is sent again than needed. */
  private synchronized void note() {
    notedAt = System.nanoTime();
    long count = confirmed;
    if (count == noted) return;
    try {
      match.ifPresent(held -> held.sent(count));
      noted = count;
    } catch (BadInputException e) {
      return;
    }
  }

  /** Waits for the broker; how many messages it has not confirmed when the time is over. */
  public long await(Duration patience) {
    long left = sender.map(to -> to.await(patience)).orElse(0L);
    note();
    return left;
  }

  @Override
  public void close() {
    sender.ifPresent(Sender::close);
    note();
  }
}
