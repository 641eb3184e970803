package dev.astragal.runtime.outbox;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.bus.Publisher;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.replay.Replayed;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.store.HeldMatch;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A session with the match it is kept in and the bus it is told on, each where there is one. */
public final class LiveRun<S, C extends Choice, E extends Event> implements AutoCloseable {
  private final Session<S, C, E> session;
  private final Optional<Outbox<E>> outbox;

  private LiveRun(Session<S, C, E> session, Optional<Outbox<E>> outbox) {
    this.session = session;
    this.outbox = outbox;
  }

  /** A new run; {@code match}, if there is one, is new as well. */
  public static <S, C extends Choice, E extends Event> LiveRun<S, C, E> begin(
      Kernel<S, C, E> kernel,
      RunSpec spec,
      Optional<HeldMatch> match,
      Optional<? extends Publisher> bus) {
    Optional<Outbox<E>> outbox = outbox(kernel, spec, match, bus);
    Session<S, C, E> session =
        match.isPresent()
            ? Session.begin(kernel, spec, match.get())
            : Session.begin(kernel, spec, Optional.empty());
    outbox.ifPresent(session::tell);
    return new LiveRun<>(session, outbox);
  }

  /** Goes on with a match, and first sends what was not confirmed; it must replay. */
  public static <S, C extends Choice, E extends Event> LiveRun<S, C, E> resume(
      Kernel<S, C, E> kernel, HeldMatch match, Optional<? extends Publisher> bus) {
    RunSpec spec = match.past().header().spec();
    Optional<HeldMatch> held = Optional.of(match);
    Optional<Outbox<E>> outbox = outbox(kernel, spec, held, bus);
    Replayed<S, C, E> past =
        Replay.witnessed(kernel, match.past(), outbox.map(List::of).orElse(List.of()));
    if (past.divergence().isPresent()) {
      outbox.ifPresent(Outbox::close);
      throw new BadInputException(match.id() + " does not replay: " + past.divergence().get());
    }
    Session<S, C, E> session = Session.resume(spec, past, match);
    outbox.ifPresent(session::tell);
    return new LiveRun<>(session, outbox);
  }

  private static <E extends Event> Optional<Outbox<E>> outbox(
      Kernel<?, ?, E> kernel,
      RunSpec spec,
      Optional<HeldMatch> match,
      Optional<? extends Publisher> bus) {
    return bus.map(to -> new Outbox<>(spec, match, to, EventMessages.of(kernel)));
  }

  public Session<S, C, E> session() {
    return session;
  }

  public Optional<Outbox<E>> outbox() {
    return outbox;
  }

  /** Waits until the bus has everything; how many messages it still lacks when time is over. */
  public long await(Duration patience) {
    return outbox.map(box -> box.await(patience)).orElse(0L);
  }

  @Override
  public void close() {
    outbox.ifPresent(Outbox::close);
    session.close();
  }
}
