package dev.astragal.kernel.run;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Limits;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.state.CanonicalBytes;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;
import dev.astragal.kernel.state.TreeReader;
import dev.astragal.kernel.state.TreeView;
import dev.astragal.kernel.tree.Tree;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game being played, at one moment: its state, its luck and its clocks. Belongs to one owner, who
 * may step it in place or copy it; {@link Kernel} steps copies only.
 */
public final class Run<S, C extends Choice, E extends Event> {
  /** Not a name a game would give a stream of its own. */
  private static final Stream DREAM = Stream.of("kernel-dream");

  private final Kernel<S, C, E> kernel;
  private final Limits limits;
  private final LiveTurn<S, E> turn;

  /** Not before it is needed: most copies that a search makes are never hashed. */
  private @Nullable CanonicalBytes scratch;

  private Luck luck;
  private long tick;
  private long inputs;
  private long eventsBefore;
  private int idleTicks;
  private boolean pauseRequested;

  /** Whether somebody keeps the events of the last step. */
  private boolean eventsKept;

  Run(Kernel<S, C, E> kernel, S state, Luck luck) {
    this.kernel = kernel;
    this.limits = kernel.manifest().limits();
    this.luck = luck;
    this.turn = new LiveTurn<>(kernel.rules(), kernel.manifest().streams(), state);
  }

  public Kernel<S, C, E> kernel() {
    return kernel;
  }

  public S state() {
    return turn.state();
  }

  public Luck luck() {
    return luck;
  }

  public long tick() {
    return tick;
  }

  /** How many inputs have been accepted, refusals that left a trace among them. */
  public long inputs() {
    return inputs;
  }

  /** The events of the last step; valid until the next one. */
  public List<E> events() {
    return turn.events();
  }

  /** The events of the last step, for good: the next step writes another list. */
  List<E> keptEvents() {
    eventsKept = true;
    return turn.events();
  }

  /** How many events happened before the last step; with {@link #events} this numbers them. */
  public long eventsBefore() {
    return eventsBefore;
  }

  /** As the game says, unless the run has stalled or gone beyond its limits. */
  public Status<C> status() {
    Status<C> status = kernel.rules().status(state());
    boolean timeLeft = tick < limits.ticks() || !(status instanceof Status.Running<C>);
    if (inputs < limits.inputs() && timeLeft && idleTicks < limits.idleTicks()) return status;
    if (status instanceof Status.Finished<C>) return status;
    return Status.finished(
        Outcome.ended(idleTicks >= limits.idleTicks() ? Outcome.STALLED : Outcome.LIMIT));
  }

  /** The number an answer must quote now. */
  public long promptId() {
    return status() instanceof Status.Awaiting<C>(Prompt<C> prompt) ? prompt.id(inputs) : inputs;
  }

  /**
   * Carries out a choice known to be legal. Refused answers are {@link Kernel#apply}'s business.
   */
  public void choose(Seat seat, C choice) {
    startStep(seat);
    kernel.rules().choose(turn.state(), choice, turn);
    inputs++;
    idleTicks = 0;
  }

  /** Lets one unit of time pass; the status must be running. */
  public void passTime() {
    startStep(Seat.SPECTATOR);
    kernel.rules().tick(turn.state(), turn);
    tick++;
    idleTicks = turn.events().isEmpty() ? idleTicks + 1 : 0;
  }

  /** Hears of every tick right after it. */
  @FunctionalInterface
  public interface TickObserver<S, C extends Choice, E extends Event> {
    void ticked(Run<S, C, E> run);
  }

  /** Lets time pass until somebody is asked, a requested pause, the end, or {@code maxTicks}. */
  public Advance<C> advance(int maxTicks) {
    return advance(maxTicks, run -> {});
  }

  public Advance<C> advance(int maxTicks, TickObserver<S, C, E> observer) {
    int ticks = 0;
    while (true) {
      switch (status()) {
        case Status.Finished<C>(Outcome outcome) -> {
          return new Advance<>(ticks, new Stop.Finished<>(outcome));
        }
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          return new Advance<>(ticks, new Stop.Interrupted<>(prompt));
        }
        case Status.Running<C> _ -> {
          if (pauseRequested) {
            pauseRequested = false;
            return new Advance<>(ticks, new Stop.Paused<>(tick));
          }
          if (ticks >= maxTicks) return new Advance<>(ticks, new Stop.BudgetExhausted<>());
          passTime();
          ticks++;
          observer.ticked(this);
        }
      }
    }
  }

  /** Makes the next {@link #advance} stop at the next boundary. Changes nothing in the game. */
  public void requestPause() {
    pauseRequested = true;
  }

  boolean pauseRequested() {
    return pauseRequested;
  }

  /** Why {@code answer} would be refused now, before any rule runs. */
  public Optional<Rejection> refusal(Answer<C> answer) {
    return switch (status()) {
      case Status.Finished<C> _ -> rejected("GAME_OVER");
      case Status.Running<C>(var commands) -> {
        if (!seated(answer.seat())) yield rejected("NOT_AT_TABLE");
        if (commands.size() == 0 && commands.complete()) yield rejected("NOTHING_ASKED");
        if (answer.prompt() != inputs) yield stale(answer, inputs);
        yield commands.refusal(answer.choice());
      }
      case Status.Awaiting<C>(Prompt<C> prompt) -> {
        if (answer.prompt() != prompt.id(inputs)) yield stale(answer, prompt.id(inputs));
        if (prompt.hears(answer.seat())) yield prompt.heard(answer.seat()).refusal(answer.choice());
        if (!prompt.asks(answer.seat())) yield rejected("NOT_YOUR_TURN", "who", answer.seat());
        Optional<Rejection> refusal = prompt.choices(answer.seat()).refusal(answer.choice());
        yield refusal.isPresent() && prompt.commands().refusal(answer.choice()).isEmpty()
            ? Optional.empty()
            : refusal;
      }
    };
  }

  private boolean seated(Seat seat) {
    return seat.index() >= 0 && seat.index() < kernel.setup().seats();
  }

  /** Repeats, in place, an answer that was refused and left a trace. */
  public void repeatRefusal(Answer<C> answer) {
    Applied<S, C, E> applied = kernel.apply(this, answer);
    if (applied.success() || applied.events().isEmpty()) {
      throw new IllegalArgumentException(
          answer + " was recorded as refused with a trace, and is not");
    }
    rebuild(applied.next().lastStep());
  }

  /**
   * An independent run at the same moment, with the same luck. A requested pause is not carried
   * over.
   */
  public Run<S, C, E> copy() {
    return copyWith(kernel.codec().copy(state()), luck.copy());
  }

  /** A copy that says with which luck it goes on. */
  public Run<S, C, E> fork(Fork fork) {
    return switch (fork) {
      case Fork.SameLuck() -> copy();
      case Fork.NewLuck(long salt) -> copyWith(kernel.codec().copy(state()), luck.salted(salt));
      case Fork.Dream(Seat viewer, long salt) -> {
        Luck dreamt = luck.salted(~salt);
        S state = kernel.codec().copy(state());
        yield copyWith(kernel.rules().redeal(state, viewer, dreamt.aside(DREAM)), dreamt);
      }
    };
  }

  /** Goes on with another luck, in place; as {@link Fork.NewLuck}. */
  public void turnLuck(long salt) {
    luck = luck.salted(salt);
  }

  private Run<S, C, E> copyWith(S state, Luck newLuck) {
    Run<S, C, E> copy = new Run<>(kernel, state, newLuck);
    copy.tick = tick;
    copy.inputs = inputs;
    copy.eventsBefore = eventsBefore + turn.events().size();
    copy.idleTicks = idleTicks;
    return copy;
  }

  /** The record of the last step. */
  public Step<E> lastStep() {
    return new Step<>(events(), tick, inputs, idleTicks, luck.positions());
  }

  /** Repeats a recorded step from its events alone: no rule runs, no die is drawn. */
  public void rebuild(Step<E> step) {
    startStep(Seat.SPECTATOR);
    for (E event : step.events()) turn.emit(event);
    tick = step.tick();
    inputs = step.inputs();
    idleTicks = step.idleTicks();
    luck.seek(step.luck());
  }

  /** XXH3-64 over the canonical bytes of everything the future depends on. */
  public long hash() {
    return hash(scratch());
  }

  /** As {@link #hash()}, written where many runs are, one after the other. */
  public long hash(CanonicalBytes bytes) {
    bytes.clear();
    bytes.int64("seed", luck.fingerprint());
    describe(bytes);
    return bytes.hash();
  }

  /** As {@link #hash}, of the state alone: the same position, by whatever way it was reached. */
  public long stateHash() {
    return stateHash(scratch());
  }

  /** As {@link #stateHash()}, written where many runs are, one after the other. */
  public long stateHash(CanonicalBytes bytes) {
    bytes.clear();
    kernel.codec().describe(state(), bytes);
    return bytes.hash();
  }

  /** All that is needed, beside set-up and seed, to go on from here. */
  public byte[] snapshot() {
    CanonicalBytes bytes = scratch();
    bytes.int64("events", eventsBefore + turn.events().size());
    describe(bytes);
    return bytes.toArray();
  }

  /** Empty, to be filled. */
  private CanonicalBytes scratch() {
    CanonicalBytes bytes = scratch;
    if (bytes == null) {
      bytes = new CanonicalBytes();
      scratch = bytes;
    }
    bytes.clear();
    return bytes;
  }

  /** All that is needed, beside the set-up, to go on from here; for {@link Kernel#restore}. */
  public Tree kept() {
    TreeView out = new TreeView();
    out.open("run");
    out.int32("written", kernel.manifest().version());
    luck.describeKey("key", out);
    out.int64("events", eventsBefore + turn.events().size());
    describe(out);
    out.close();
    return out.value();
  }

  /** The whole state as a tree, secrets included. */
  public Tree view() {
    return kernel.viewOf(state());
  }

  /** A copy whose state is read from a tree, as {@link #view} gives it; clocks and luck stay. */
  public Run<S, C, E> withState(Tree tree) {
    return copyWith(kernel.codec().restored(state(), new TreeReader(tree)), luck.copy());
  }

  void restore(StateReader in) {
    eventsBefore = in.int64("events");
    tick = in.int64("tick");
    inputs = in.int64("inputs");
    idleTicks = in.int32("idleTicks");
    long[] positions = in.int64s("luck");
    if (positions.length != luck.count())
      throw in.refusal(positions.length + " stream positions, not " + luck.count());
    if (eventsBefore < 0 || tick < 0 || inputs < 0 || idleTicks < 0)
      throw in.refusal("a clock runs below zero");
    luck.seek(Arrays.stream(positions).boxed().toList());
    turn.reset(kernel.codec().restored(state(), in));
  }

  /**
   * Lets the game record a refusal; it may say something about it but has no luck to spend on it.
   */
  void recordRefusal(Answer<C> answer, List<Rejection> reasons) {
    List<Long> before = luck.positions();
    startStep(answer.seat());
    kernel.rules().refused(turn.state(), answer.choice(), reasons, turn);
    if (!before.equals(luck.positions()))
      throw new IllegalStateException("a refusal must not draw luck");
    if (!turn.events().isEmpty()) inputs++;
  }

  private void describe(StateWriter out) {
    out.int64("tick", tick);
    out.int64("inputs", inputs);
    out.int32("idleTicks", idleTicks);
    luck.describe("luck", out);
    kernel.codec().describe(state(), out);
  }

  private void startStep(Seat seat) {
    eventsBefore += turn.events().size();
    if (eventsKept) {
      eventsKept = false;
      turn.leaveEvents();
    }
    turn.start(seat, tick, luck);
  }

  private static Optional<Rejection> rejected(String code, Object... namesAndValues) {
    return Optional.of(Rejection.because(code, namesAndValues));
  }

  private static Optional<Rejection> stale(Answer<?> answer, long current) {
    return rejected("STALE_PROMPT", "quoted", answer.prompt(), "current", current);
  }
}
