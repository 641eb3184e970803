package dev.astragal.runtime.outbox;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.bus.Sender;
import dev.astragal.runtime.bus.Trace;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.session.Outcomes;
import dev.astragal.runtime.session.Witness;
import dev.astragal.runtime.store.HeldMatch;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;

/**
 * Sends what is certain in a run to a bus. Every message has a place in the run, from 1 and without
 * gaps, that follows from the journal alone; beside the journal is kept how many were confirmed. A
 * run that is replayed after a crash finds the same messages at the same places and sends those
 * that were not confirmed.
 */
public final class Outbox<E extends Event> implements Witness<E>, AutoCloseable {
  /** How often the count of confirmed messages is written down. */
  private static final Duration NOTE_EVERY = Duration.ofMillis(100);

  private final EventNames<E> names;
  private final Optional<HeldMatch> match;
  private final String run;
  private final Sender sender;
  private final long confirmedBefore;
  private long position;
  private volatile long confirmed;
  private volatile long noted;
  private long notedAt = System.nanoTime();

  /** For the run in {@code match}, or for one that is recorded nowhere. */
  public Outbox(RunSpec spec, Optional<HeldMatch> match, RemoteBus bus, EventNames<E> names) {
    this.names = names;
    this.match = match;
    this.run = match.map(HeldMatch::key).orElseGet(() -> UUID.randomUUID().toString());
    this.confirmedBefore = match.map(HeldMatch::sent).orElse(0L);
    this.confirmed = confirmedBefore;
    this.noted = confirmedBefore;
    this.sender = bus.sender(this::confirm);
    tell(
        0,
        "run.began",
        Tree.emptyTable()
            .with("game", Tree.of(spec.game()))
            .with("seats", Tree.of(spec.seats()))
            .with("match", Tree.of(match.map(HeldMatch::id).orElse(""))));
  }

  /** What the run's messages carry as their run. */
  public String run() {
    return run;
  }

  @Override
  public void happened(long line, long tick, E event) {
    String request = Trace.named(run, Long.toString(position + 1)).spanId();
    for (EventNames.Named told : names.of(event, request))
      tell(line, told.name(), told.payload().with("tick", Tree.of(tick)));
  }

  @Override
  public void takenBack(long line, long to) {
    tell(line, "run.taken_back", Tree.emptyTable().with("to", Tree.of(to)));
  }

  @Override
  public void ended(long line, Outcome outcome, long hash) {
    tell(
        line,
        "run.ended",
        Tree.emptyTable()
            .with("outcome", Outcomes.tree(outcome))
            .with("hash", Tree.of(Hashes.text(hash))));
  }

  private void tell(long line, String name, Tree.Table payload) {
    position++;
    if (position <= confirmedBefore) return;
    Trace trace = Trace.named(run + " " + line, Long.toString(position));
    sender.send(BusEvent.at(new BusEvent.Place(run, position), name, payload, trace));
  }

  /** Something that is no part of the recorded run; in order with it, but not told again. */
  public void aside(BusEvent event) {
    sender.send(event);
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
    long left = sender.await(patience);
    note();
    return left;
  }

  @Override
  public void close() {
    sender.close();
    note();
  }
}
