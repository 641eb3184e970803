package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.timeline.Timeline;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Taking back without peeking: free only while nothing was learned since. What a seat has learned
 * is found out by asking what it would have seen had everything hidden from it been otherwise.
 */
final class TakingBack<S, C extends Choice, E extends Event> {
  /** In how many other worlds the same answers are tried. */
  private static final int WORLDS = 8;

  private final Session<S, C, E> session;
  private final Map<Seat, Run<S, C, E>> lately = new LinkedHashMap<>();
  private Optional<Seat> asked = Optional.empty();
  private final Set<Seat> agreed = new LinkedHashSet<>();

  /** Whether it was done, and what to tell whoever acted. */
  record Result(boolean done, Reply reply) {}

  TakingBack(Session<S, C, E> session) {
    this.session = session;
  }

  Optional<Seat> asked() {
    return asked;
  }

  /** Notes the run, which is kept, as it was before an input of {@code seat}. */
  void answering(Seat seat, Run<S, C, E> before) {
    lately.put(seat, before);
  }

  /** Whoever was asked for consent need not answer any more. */
  void forget() {
    asked = Optional.empty();
    agreed.clear();
  }

  /** What was noted of inputs does not hold any more. */
  void wentBack() {
    lately.clear();
    forget();
  }

  TakeBack may(Seat seat, Seating seating) {
    if (!session.kernel().manifest().undo()) return new TakeBack.Refused("NO_TAKING_BACK");
    int last = lastOf(seat, session.recent());
    if (last < 0) last = lastOf(seat, session.timeline());
    if (last < 0) return new TakeBack.Refused("NOTHING_TO_TAKE_BACK");
    if (session.spec().practice()) return new TakeBack.Practice();
    if (!learned(seat, last)) return new TakeBack.Free();
    List<Seat> others = new ArrayList<>(seating.people());
    others.remove(seat);
    return others.isEmpty()
        ? new TakeBack.Refused("LEARNED_SINCE")
        : new TakeBack.ByConsent(others);
  }

  Result ask(Seat seat, Seating seating) {
    return switch (may(seat, seating)) {
      case TakeBack.Refused(String code) -> new Result(false, Reply.refused(code));
      case TakeBack.Free _, TakeBack.Practice _ -> done(seat);
      case TakeBack.ByConsent _ -> {
        forget();
        asked = Optional.of(seat);
        yield new Result(false, Reply.ACCEPTED);
      }
    };
  }

  Result agree(Seat seat, boolean agrees, Seating seating) {
    if (asked.isEmpty() || asked.get().equals(seat) || !seating.people().contains(seat))
      return new Result(false, Reply.refused("NOTHING_ASKED"));
    if (!agrees) {
      forget();
      return new Result(false, Reply.ACCEPTED);
    }
    agreed.add(seat);
    List<Seat> missing = new ArrayList<>(seating.people());
    missing.removeAll(agreed);
    missing.remove(asked.get());
    return missing.isEmpty() ? done(asked.get()) : new Result(false, Reply.ACCEPTED);
  }

  private Result done(Seat seat) {
    session.undoTo(lastOf(seat, session.timeline()));
    return new Result(true, Reply.ACCEPTED);
  }

  /** The number of inputs before the last one of {@code seat}; -1 where it made none. */
  private int lastOf(Seat seat, Timeline<S, C, E> timeline) {
    int last = timeline.inputs() - 1;
    while (last >= 0 && !timeline.input(last).answer().seat().equals(seat)) last--;
    return last;
  }

  private boolean learned(Seat seat, int from) {
    Timeline<S, C, E> timeline = session.recent();
    for (int i = from; i < timeline.inputs(); i++)
      if (!timeline.input(i).answer().seat().equals(seat)) return true;
    Run<S, C, E> before = before(seat, from);
    if (!before.luck().positions().equals(session.run().luck().positions())) return true;
    long hash = before.stateHash();
    Optional<Optional<Seen>> real = Optional.empty();
    for (int world = 0; world < WORLDS; world++) {
      Run<S, C, E> other = before.fork(new Fork.Dream(seat, world));
      // A world in which nothing lies otherwise would show the same: no luck was drawn.
      if (other.stateHash() == hash) continue;
      if (real.isEmpty()) real = Optional.of(seen(before.copy(), seat, from));
      if (!real.get().equals(seen(other, seat, from))) return true;
    }
    return false;
  }

  /**
   * Where taking back an input of {@code seat} leads: right after the input before it, which is
   * repeated only where time passed since.
   */
  private Run<S, C, E> before(Seat seat, int input) {
    Run<S, C, E> last = lately.get(seat);
    long step = session.recent().stepAfter(input);
    return last != null && last.inputs() + last.tick() == step ? last : session.recent().at(step);
  }

  /** What a seat was told, and its screen at last. */
  private record Seen(List<Event> events, Object screen, List<Long> luck) {}

  /** Repeats what was answered; nothing where that is not possible. */
  private Optional<Seen> seen(Run<S, C, E> run, Seat seat, int from) {
    Timeline<S, C, E> timeline = session.recent();
    List<Event> events = new ArrayList<>();
    List<Long> luck = run.luck().positions();
    for (int i = from; i < timeline.inputs(); i++) {
      Timeline.Recorded<C> input = timeline.input(i);
      pass(run, input.tick(), seat, events);
      if (run.tick() != input.tick() || run.refusal(input.answer()).isPresent())
        return Optional.empty();
      run.choose(input.answer().seat(), input.answer().choice());
      note(run, seat, events);
    }
    pass(run, session.tick(), seat, events);
    List<Long> spent = run.luck().positions().equals(luck) ? List.of() : run.luck().positions();
    return Optional.of(new Seen(events, run.kernel().rules().present(run.state(), seat), spent));
  }

  private void pass(Run<S, C, E> run, long until, Seat seat, List<Event> events) {
    if (run.tick() < until)
      run.advance((int) (until - run.tick()), ticked -> note(ticked, seat, events));
  }

  private void note(Run<S, C, E> run, Seat seat, List<Event> events) {
    for (E event : run.events()) event.seenBy(seat).ifPresent(events::add);
  }
}
