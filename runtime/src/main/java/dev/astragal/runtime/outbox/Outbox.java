package dev.astragal.runtime.outbox;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.Message;
import dev.astragal.runtime.bus.Payload;
import dev.astragal.runtime.bus.Publisher;
import dev.astragal.runtime.bus.Sender;
import dev.astragal.runtime.bus.Trace;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.session.Outcomes;
import dev.astragal.runtime.session.Witness;
import dev.astragal.runtime.store.HeldMatch;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;

/**
 * Publishes what is certain in a run. Every message has a place in the run, from 1 and without
 * gaps, that follows from the journal alone; beside the journal is kept how many were confirmed. A
 * run that is replayed after a crash finds the same messages at the same places and sends those
 * that were not confirmed. All messages of one input share a trace.
 */
public final class Outbox<E extends Event> implements Witness<E>, AutoCloseable {
  /** How often the count of confirmed messages is written down. */
  private static final Duration NOTE_EVERY = Duration.ofMillis(100);

  private final EventMessages<E> messages;
  private final Optional<HeldMatch> match;
  private final String run;
  private final Sender sender;
  private final InstantSource clock;
  private final long confirmedBefore;
  private Input<E> input;
  private long position;
  private volatile long confirmed;
  private volatile long noted;
  private Instant notedAt;
  private boolean closed;

  /** The input whose events are being told. */
  private record Input<E extends Event>(
      long line, Trace trace, EventMessages.OfInput<E> messages) {}

  private record Began(String game, int seats, String match) {}

  private record TakenBack(long to) {}

  /** For the run in {@code match}, or for one that is recorded nowhere. */
  public Outbox(RunSpec spec, Optional<HeldMatch> match, Publisher bus, EventMessages<E> messages) {
    this.run = match.map(HeldMatch::key).orElseGet(() -> UUID.randomUUID().toString());
    this.messages = messages;
    this.match = match;
    this.confirmedBefore = match.map(HeldMatch::sent).orElse(0L);
    this.confirmed = confirmedBefore;
    this.noted = confirmedBefore;
    this.input = derived(0);
    this.clock = bus.clock();
    this.notedAt = clock.instant();
    this.sender = bus.sender(this::confirm);
    Began began = new Began(spec.game(), spec.seats(), match.map(HeldMatch::id).orElse(""));
    publish(new Message("run.began", Payload.of(began), input.trace()));
  }

  /** What the run's messages carry as their run. */
  public String run() {
    return run;
  }

  /** What the input of that line is told under. */
  public Trace trace(long line) {
    return Trace.named(run + " " + line, "input");
  }

  private Input<E> derived(long line) {
    return new Input<>(line, trace(line), messages.under(trace(line)));
  }

  private Input<E> at(long line) {
    if (input.line() != line) input = derived(line);
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
    BusEvent event = BusEvent.at(new BusEvent.Place(run, position), message, clock.instant());
    if (position > confirmedBefore) sender.send(event);
  }

  private void confirm(BusEvent event) {
    confirmed = event.place().orElseThrow().position();
    if (Duration.between(notedAt, clock.instant()).abs().compareTo(NOTE_EVERY) >= 0) note();
  }

  /**
   * A count that cannot be written only means that more is sent again than needed. Once this is
   * closed the match may be somebody else's, or gone.
   */
  private synchronized void note() {
    notedAt = clock.instant();
    long count = confirmed;
    if (closed || count == noted) return;
    try {
      match.ifPresent(held -> held.sent(count));
      noted = count;
    } catch (BadInputException e) {
      return;
    }
  }

  /** Waits for the broker; how many messages it has not confirmed when the time is over. */
  public long await(Duration patience) {
    long left = sender.await(patience);
    note();
    return left;
  }

  @Override
  public void close() {
    sender.close();
    synchronized (this) {
      note();
      closed = true;
    }
  }
}
