package dev.astragal.runtime.outbox;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.runtime.bus.Publisher;
import dev.astragal.runtime.bus.Trace;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.session.Witness;
import dev.astragal.runtime.store.HeldMatch;
import java.time.Duration;
import java.util.Optional;

/** A page has no bus: nobody makes one of these. */
public final class Outbox<E extends Event> implements Witness<E>, AutoCloseable {
  public Outbox(RunSpec spec, Optional<HeldMatch> match, Publisher bus, EventMessages<E> messages) {
    throw new UnsupportedOperationException("a page has no bus");
  }

  public Trace trace(long line) {
    throw new UnsupportedOperationException("a page has no bus");
  }

  @Override
  public void happened(long line, long tick, E event) {}

  @Override
  public void takenBack(long line, long to) {}

  @Override
  public void ended(long line, Outcome outcome, long hash) {}

  public long await(Duration patience) {
    return 0;
  }

  @Override
  public void close() {}
}
