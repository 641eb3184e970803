package dev.astragal.runtime.outbox;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.bus.Publisher;
import dev.astragal.runtime.journal.Journal;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalLine.WayOn;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.machine.Threads;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.replay.Replayed;
import dev.astragal.runtime.replay.RulesChanged;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.store.HeldMatch;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RunnableFuture;

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
    Session<S, C, E> session =
        match.isPresent()
            ? Session.begin(kernel, spec, match.get())
            : Session.begin(kernel, spec, Optional.empty());
    return begin(session, spec, match, bus);
  }

  /** The same, from a moment of another run on. */
  public static <S, C extends Choice, E extends Event> LiveRun<S, C, E> from(
      Run<S, C, E> origin, RunSpec spec, Optional<HeldMatch> match) {
    return begin(
        Session.from(origin, spec, match.map(Journal.class::cast)), spec, match, Optional.empty());
  }

  private static <S, C extends Choice, E extends Event> LiveRun<S, C, E> begin(
      Session<S, C, E> session,
      RunSpec spec,
      Optional<HeldMatch> match,
      Optional<? extends Publisher> bus) {
    Optional<Outbox<E>> outbox = outbox(session.kernel(), spec, match, bus);
    outbox.ifPresent(session::tell);
    return new LiveRun<>(session, outbox);
  }

  /**
   * Goes on with a match, and first sends what was not confirmed. One that does not replay goes on
   * in the {@code way} that was chosen, which its journal remembers.
   *
   * @throws RulesChanged when it does not replay and no way was chosen
   */
  public static <S, C extends Choice, E extends Event> LiveRun<S, C, E> resume(
      Kernel<S, C, E> kernel,
      HeldMatch match,
      Optional<? extends Publisher> bus,
      Optional<WayOn> way) {
    JournalFile file = match.past();
    if (way.isPresent()) {
      Replayed<S, C, E> before = Replay.of(kernel, file, Long.MAX_VALUE);
      if (before.divergence().isPresent()) {
        JournalLine.Rules line = RulesChanged.of(kernel, file, before).way(way.get()).line();
        match.append(line);
        file = file.with(line);
      }
    }
    RunSpec spec = file.header().spec();
    Optional<HeldMatch> held = Optional.of(match);
    Optional<Replayed<S, C, E>> recent =
        bus.isPresent() ? Optional.empty() : Replay.recent(kernel, file);
    if (recent.isPresent())
      return new LiveRun<>(
          Session.resume(file, recent.get(), replaying(kernel, file), match), Optional.empty());
    Optional<Outbox<E>> outbox = outbox(kernel, spec, held, bus);
    Replayed<S, C, E> past = Replay.witnessed(kernel, file, outbox.map(List::of).orElse(List.of()));
    if (past.divergence().isPresent()) {
      outbox.ifPresent(Outbox::close);
      throw RulesChanged.of(kernel, file, past);
    }
    Session<S, C, E> session = Session.resume(spec, past, match);
    outbox.ifPresent(session::tell);
    return new LiveRun<>(session, outbox);
  }

  /** Begins by itself in a moment: until then whoever resumes has the machine for the screen. */
  private static <S, C extends Choice, E extends Event> RunnableFuture<Replayed<S, C, E>> replaying(
      Kernel<S, C, E> kernel, JournalFile file) {
    RunnableFuture<Replayed<S, C, E>> whole =
        new FutureTask<>(() -> Replay.of(kernel, file, Long.MAX_VALUE));
    Threads.later(Duration.ofSeconds(1), "replay of a resumed run", whole);
    return whole;
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

  /** What is written only now is told as well. */
  @Override
  public void close() {
    try {
      session.settled();
    } finally {
      outbox.ifPresent(Outbox::close);
      session.close();
    }
  }
}
