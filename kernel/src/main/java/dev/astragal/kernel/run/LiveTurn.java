package dev.astragal.kernel.run;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.phase.ConfinableTurn;
import dev.astragal.kernel.phase.Walk;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.rng.UndeclaredStreamException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The one turn of a run, used again for each step. */
final class LiveTurn<S, E extends Event> implements ConfinableTurn<S, E> {
  private final Rules<S, ?, E> rules;
  private final List<Stream> declared;
  private EventLog<E> events = new EventLog<>();
  private List<Stream> allowed;

  /** The stream that was found among them last: rules draw several times, and ask each time. */
  private @Nullable Stream granted;

  private S state;
  private Seat seat = Seat.SPECTATOR;
  private long tick;
  private @Nullable Luck luck;
  private @Nullable Walk<S, E, ?> walk;

  LiveTurn(Rules<S, ?, E> rules, List<Stream> declared, S state) {
    this.rules = rules;
    this.declared = declared;
    this.allowed = declared;
    this.state = state;
  }

  @SuppressWarnings("ReferenceEquality") // equal limits may replace each other
  void start(Seat whose, long when, Luck whoseLuck) {
    events.forget();
    if (allowed != declared) allow(declared);
    seat = whose;
    tick = when;
    luck = whoseLuck;
  }

  private void allow(List<Stream> streams) {
    allowed = streams;
    granted = null;
  }

  /** Leaves the events to whoever keeps them. */
  void leaveEvents() {
    events = new EventLog<>();
  }

  void reset(S newState) {
    events.forget();
    state = newState;
  }

  List<E> events() {
    return events;
  }

  @Override
  public S state() {
    return state;
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // an owned state is changed in place and stays the same
  public S emit(E event) {
    S after = rules.evolve(state, event);
    // Writing a reference costs more than finding out that it is not needed.
    if (after != state) state = after;
    events.record(event);
    return after;
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // the fast path only
  public Rng rng(Stream stream) {
    if (luck == null) throw new IllegalStateException("luck is drawn only during a turn");
    if (stream != granted) {
      if (!allows(stream)) throw undeclared(stream);
      granted = stream;
    }
    return luck.stream(stream);
  }

  private UndeclaredStreamException undeclared(Stream stream) {
    return new UndeclaredStreamException(
        "a rule drew from '" + stream + "'; declared here are only " + allowed);
  }

  @SuppressWarnings("ReferenceEquality") // the fast path only; equal streams are found below
  private boolean allows(Stream stream) {
    // Games keep their streams as constants: nearly always the very same object was declared.
    for (int i = 0; i < allowed.size(); i++) {
      if (allowed.get(i) == stream) return true;
    }
    return allowed.contains(stream);
  }

  @Override
  public Seat seat() {
    return seat;
  }

  @Override
  public long tick() {
    return tick;
  }

  @Override
  public RuntimeException refuse(Rejection... reasons) {
    throw new RefusedException(List.of(reasons));
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // equal limits may replace each other
  public List<Stream> confine(List<Stream> streams) {
    List<Stream> before = allowed;
    if (before != streams) allow(streams);
    return before;
  }

  @Override
  @SuppressWarnings("unchecked") // between two ticks it holds no R
  public <R> Walk<S, E, R> walk() {
    Walk<S, E, ?> kept = walk;
    if (kept == null) {
      kept = Walk.in(this);
      walk = kept;
    }
    return (Walk<S, E, R>) kept;
  }
}
