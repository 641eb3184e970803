package dev.astragal.runtime.session;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Envelope;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Advance;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.run.Stop;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.flight.InputTaken;
import dev.astragal.runtime.journal.Journal;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalLine.WayOn;
import dev.astragal.runtime.journal.JournalWriter;
import dev.astragal.runtime.library.Fingerprint;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.replay.Replayed;
import dev.astragal.runtime.replay.RulesChanged;
import dev.astragal.runtime.timeline.Timeline;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.RunnableFuture;
import java.util.function.Consumer;

/**
 * A live game joined to its journal. An input is acknowledged, by {@link #submit} returning, only
 * after its line is on disk; whatever is killed at any moment comes back with every acknowledged
 * input.
 */
public final class Session<S, C extends Choice, E extends Event> implements AutoCloseable {
  private static final int KEYFRAME_INPUTS = 64;

  /** From one snapshot to the next: what a resumed run replays at most, and a bit. */
  private static final int SNAPSHOT_INPUTS_MIN = 50;

  private static final int SNAPSHOT_INPUTS_MAX = 250;

  /** A larger state is kept more rarely, so that a file is not mostly snapshots. */
  private static final int SNAPSHOT_BYTES_AN_INPUT = 100;

  /** A larger state is not kept whole: its journal is replayed from the beginning. */
  private static final int SNAPSHOT_BYTES_MAX = 1 << 18;

  /**
   * A line with more events than this keeps only the first; a replay then explains a difference
   * less exactly.
   */
  private static final int LINE_EVENTS_MAX = 5_000;

  private final RunSpec spec;
  private Optional<Timeline<S, C, E>> before;
  private Timeline<S, C, E> timeline;
  private long base;
  private Optional<RunnableFuture<Replayed<S, C, E>>> whole = Optional.empty();
  private Optional<JournalFile> unsure = Optional.empty();
  private final Recorder recorder;
  private final List<Long> sequenceOfInput;
  private final List<JournalLine.Checkpoint> checkpoints;
  private final List<JournalLine.TimedEvent> unwritten = new ArrayList<>();
  private final List<Consumer<Envelope>> listeners = new ArrayList<>();
  private final List<StepListener<S, C, E>> stepListeners = new ArrayList<>();
  private final Testimony<E> testimony = new Testimony<>();
  private Run<S, C, E> run;
  private long sequence;
  private long snapshotDue = SNAPSHOT_INPUTS_MAX;
  private boolean ended;

  private Session(RunSpec spec, Replayed<S, C, E> past, Optional<Journal> journal) {
    this.spec = spec;
    this.before = past.before();
    this.timeline = past.timeline();
    this.base = past.base();
    this.run = past.run();
    this.sequence = past.sequence();
    this.sequenceOfInput = new ArrayList<>(past.sequenceOfInput());
    this.checkpoints = new ArrayList<>(past.checkpoints());
    this.ended = past.ended();
    int version = past.timeline().kernel().manifest().version();
    this.recorder =
        past.written() < version
            ? new Recorder(journal, new JournalLine.Written(version))
            : new Recorder(journal);
  }

  /** A new run, recorded in {@code file} if there is one. */
  public static <S, C extends Choice, E extends Event> Session<S, C, E> begin(
      Kernel<S, C, E> kernel, RunSpec spec, Optional<Path> file) {
    Optional<Journal> journal =
        file.map(path -> JournalWriter.create(path, header(kernel.game(), spec)));
    return new Session<>(spec, Replayed.from(kernel.begin(spec.seed())), journal);
  }

  /** A new run whose header {@code journal} holds already. */
  public static <S, C extends Choice, E extends Event> Session<S, C, E> begin(
      Kernel<S, C, E> kernel, RunSpec spec, Journal journal) {
    return new Session<>(spec, Replayed.from(kernel.begin(spec.seed())), Optional.of(journal));
  }

  /** A run that begins with a moment of another; its journal keeps that moment. */
  public static <S, C extends Choice, E extends Event> Session<S, C, E> from(
      Run<S, C, E> origin, RunSpec spec, Optional<Journal> journal) {
    journal.ifPresent(kept -> kept.append(RulesChanged.line(WayOn.GO_ON, origin, 0, List.of())));
    return new Session<>(spec, Replayed.from(origin), journal);
  }

  /** Goes on where a replayed journal ends. */
  public static <S, C extends Choice, E extends Event> Session<S, C, E> resume(
      RunSpec spec, Replayed<S, C, E> past, Journal journal) {
    return new Session<>(spec, past, Optional.of(journal));
  }

  /**
   * Goes on from a recent moment of {@code file}, at once. {@code whole} is the same journal
   * replayed from the beginning, begun by whoever needs more of the past if nobody else has; no
   * input is taken any more if it turns out to differ. None is taken at all before every line of
   * the file was held to its link.
   */
  public static <S, C extends Choice, E extends Event> Session<S, C, E> resume(
      JournalFile file,
      Replayed<S, C, E> recent,
      RunnableFuture<Replayed<S, C, E>> whole,
      Journal journal) {
    Session<S, C, E> session = new Session<>(file.header().spec(), recent, Optional.of(journal));
    session.unsure = Optional.of(file);
    session.whole = Optional.of(whole);
    session.snapshotDue = session.inputs() + SNAPSHOT_INPUTS_MIN;
    return session;
  }

  public static JournalLine.Header header(Game<?, ?, ?> game, RunSpec spec) {
    RunSpec pinned = spec.rules().isPresent() ? spec : spec.under(game.manifest().version());
    return new JournalLine.Header(
        JournalLine.FORMAT, Fingerprint.build(game), Fingerprint.content(game), pinned);
  }

  public RunSpec spec() {
    return spec;
  }

  public Kernel<S, C, E> kernel() {
    return timeline.kernel();
  }

  /** A copy of the run as it is now; steps go through the session. */
  public Run<S, C, E> run() {
    return run.copy();
  }

  public long tick() {
    return run.tick();
  }

  public long inputs() {
    return run.inputs();
  }

  public Status<C> status() {
    return run.status();
  }

  /** The number of the line that the next input will be. */
  public long nextLine() {
    return sequence + 1;
  }

  /** The whole past. */
  public Timeline<S, C, E> timeline() {
    complete();
    return timeline;
  }

  /** As much of the past as is at hand; at least what people look back at. */
  public Timeline<S, C, E> recent() {
    return timeline;
  }

  /** What was before the rules of this run last changed. */
  public Optional<Timeline<S, C, E>> before() {
    return before;
  }

  /** Puts the whole past in the place of the recent one. */
  private void complete() {
    if (whole.isEmpty()) return;
    whole.get().run();
    Replayed<S, C, E> past = Waiting.forResult(whole.get());
    past.divergence()
        .ifPresent(
            difference -> {
              throw new BadInputException("an earlier part of this run differs: " + difference);
            });
    whole = Optional.empty();
    List<Long> since = sequenceOfInput.stream().filter(number -> number > past.sequence()).toList();
    past.timeline().follow(timeline);
    timeline = past.timeline();
    before = past.before();
    base = past.base();
    sequenceOfInput.clear();
    sequenceOfInput.addAll(past.sequenceOfInput());
    sequenceOfInput.addAll(since);
  }

  public List<JournalLine.Checkpoint> checkpoints() {
    return List.copyOf(checkpoints);
  }

  /** The checkpoints the player may go back to now: all of them, when the game asks for it. */
  public List<JournalLine.Checkpoint> waysBack() {
    return run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)
            && prompt.kind().equals(Prompt.CHECKPOINTS)
        ? checkpoints()
        : List.of();
  }

  /**
   * {@code listener} hears of every event after it took effect and, for inputs, after it is on
   * disk.
   */
  public void listen(Consumer<Envelope> listener) {
    listeners.add(listener);
  }

  /** Hears of every step once it is kept; {@code before} is the listener's own. */
  @FunctionalInterface
  public interface StepListener<S, C extends Choice, E extends Event> {
    /** {@code who} gave the input; nobody while time passed. */
    void stepped(Run<S, C, E> before, Run<S, C, E> after, Seat who);
  }

  public void listen(StepListener<S, C, E> listener) {
    stepListeners.add(listener);
  }

  /** {@code witness} hears of everything from now on, once it is certain. */
  public void tell(Witness<E> witness) {
    testimony.add(witness);
  }

  /** Carries out an answer. */
  public Applied<S, C, E> submit(Answer<C> answer) {
    InputTaken flight = new InputTaken();
    flight.begin();
    Applied<S, C, E> applied = taken(answer);
    flight.done(spec.game(), answer.seat().index(), applied.success());
    return applied;
  }

  private Applied<S, C, E> taken(Answer<C> answer) {
    if (whole.isPresent() && whole.get().isDone()) complete();
    long tick = run.tick();
    Applied<S, C, E> applied = kernel().apply(run, answer);
    if (!applied.success() && applied.events().isEmpty()) return applied;
    List<JournalLine.TimedEvent> events = new ArrayList<>(unwritten);
    note(applied.next(), events);
    write(
        new JournalLine.Input(
            sequence + 1,
            tick,
            answer.seat(),
            answer.prompt(),
            kernel().choiceShape().tree(answer.choice()),
            !applied.success(),
            OptionalLong.of(applied.next().hash()),
            events));
    unwritten.clear();
    sequence++;
    sequenceOfInput.add(sequence);
    Run<S, C, E> before = run;
    run = applied.next();
    timeline.append(new Timeline.Recorded<>(tick, answer, !applied.success()), run);
    testimony.seen(run.tick(), applied.events());
    testimony.certain(sequence);
    markCheckpoints(applied.events());
    if (run.inputs() % KEYFRAME_INPUTS == 0) {
      recorder.owe(
          new JournalLine.Keyframe(sequence, run.tick(), run.luck().positions(), run.hash()));
    }
    if (run.inputs() >= snapshotDue) keepSnapshot();
    tell();
    for (StepListener<S, C, E> listener : stepListeners)
      listener.stepped(before.copy(), run, answer.seat());
    endIfFinished();
    return applied;
  }

  private void write(JournalLine line) {
    requireSound();
    recorder.write(line);
  }

  private void requireSound() {
    unsure.ifPresent(JournalFile::requireSound);
    unsure = Optional.empty();
  }

  private void keepSnapshot() {
    int bytes = recorder.records() ? run.snapshot().length : Integer.MAX_VALUE;
    snapshotDue =
        run.inputs()
            + Math.clamp(bytes / SNAPSHOT_BYTES_AN_INPUT, SNAPSHOT_INPUTS_MIN, SNAPSHOT_INPUTS_MAX);
    if (bytes > SNAPSHOT_BYTES_MAX) return;
    Game<S, C, E> game = kernel().game();
    recorder.owe(
        new JournalLine.Snapshot(
            sequence, Fingerprint.build(game), Fingerprint.content(game), run.hash(), run.kept()));
  }

  /** Lets at most {@code maxTicks} units of time pass. */
  public Advance<C> advance(int maxTicks) {
    Advance<C> advance = stepListeners.isEmpty() ? passed(maxTicks) : heard(maxTicks);
    endIfFinished();
    return advance;
  }

  private Advance<C> passed(int maxTicks) {
    return run.advance(
        maxTicks,
        ticked -> {
          note(ticked, unwritten);
          testimony.seen(ticked.tick(), ticked.events());
          timeline.passed(ticked);
          markCheckpoints(ticked.events());
          tell();
        });
  }

  /** Tick by tick, because listeners want each with the run before it. */
  private Advance<C> heard(int maxTicks) {
    int ticks = 0;
    while (true) {
      Run<S, C, E> before = run.copy();
      Advance<C> advance = passed(Math.min(1, maxTicks - ticks));
      ticks += advance.ticks();
      if (advance.ticks() > 0)
        for (StepListener<S, C, E> listener : stepListeners)
          listener.stepped(before.copy(), run, Seat.SPECTATOR);
      if (!(advance.stop() instanceof Stop.BudgetExhausted<C>) || ticks >= maxTicks)
        return new Advance<>(ticks, advance.stop());
    }
  }

  public void requestPause() {
    run.requestPause();
  }

  /** Takes back to where {@code inputs} are left; journaled, so that a replay does so too. */
  public void undoTo(int inputs) {
    complete();
    if (inputs < 0 || inputs >= timeline.inputs())
      throw new BadInputException("there is nothing to take back");
    backTo(inputs);
  }

  /** Takes back the last input; journaled, so that a replay takes it back too. */
  public void undo() {
    if (!kernel().manifest().undo())
      throw new BadInputException(spec.game() + " does not allow taking back");
    complete();
    if (timeline.inputs() == 0) throw new BadInputException("there is nothing to take back");
    backTo(timeline.inputs() - 1);
  }

  /** Goes back to a checkpoint. */
  public void restore(int checkpoint) {
    JournalLine.Checkpoint point =
        checkpoints.stream()
            .filter(candidate -> candidate.id() == checkpoint)
            .findFirst()
            .orElseThrow(() -> new BadInputException("there is no checkpoint " + checkpoint));
    complete();
    backTo(sequenceOfInput.indexOf(point.seq()) + 1);
  }

  private void backTo(int inputs) {
    long to = inputs == 0 ? base : sequenceOfInput.get(inputs - 1);
    write(new JournalLine.Undo(sequence + 1, to));
    sequence++;
    unwritten.clear();
    testimony.takenBack(sequence, to);
    sequenceOfInput.subList(inputs, sequenceOfInput.size()).clear();
    checkpoints.removeIf(point -> point.seq() > to);
    timeline.truncate(inputs);
    run = timeline.afterInput(inputs);
    ended = false;
  }

  /** Goes on with another luck; journaled, so that a replay does so too. */
  public void turnLuck(long salt) {
    write(new JournalLine.Turned(sequence, run.tick(), salt));
    run.turnLuck(salt);
    timeline.turned(run, salt);
  }

  public Optional<Outcome> outcome() {
    return run.status() instanceof Status.Finished<C>(Outcome outcome)
        ? Optional.of(outcome)
        : Optional.empty();
  }

  /**
   * Tries again to write what accompanies what happened and could not be written, or was lost in a
   * crash; whether the journal has everything now.
   */
  public boolean settled() {
    if (!ended && outcome().isPresent()) {
      requireSound();
      endIfFinished();
    }
    return recorder.settled();
  }

  @Override
  public void close() {
    recorder.close();
  }

  private void note(Run<S, C, E> stepped, List<JournalLine.TimedEvent> into) {
    if (!recorder.records()) return;
    for (E event : stepped.events()) {
      if (into.size() < LINE_EVENTS_MAX) {
        into.add(new JournalLine.TimedEvent(stepped.tick(), kernel().eventShape().tree(event)));
      }
    }
  }

  private void tell() {
    if (listeners.isEmpty()) return;
    long number = run.eventsBefore();
    for (E event : run.events()) {
      Envelope envelope = Envelope.of(event, run.tick(), number++);
      for (Consumer<Envelope> listener : listeners) listener.accept(envelope);
    }
  }

  /**
   * A checkpoint reached while time passed belongs to the input before it: going back there lets
   * the same time pass again, which is why a moment already marked is not marked twice.
   */
  private void markCheckpoints(List<E> events) {
    for (E event : events) event.checkpoint().ifPresent(this::markCheckpoint);
  }

  private void markCheckpoint(String reason) {
    long input = sequenceOfInput.isEmpty() ? base : sequenceOfInput.getLast();
    if (checkpoints.stream().anyMatch(p -> p.seq() == input && p.reason().equals(reason))) return;
    int id = checkpoints.isEmpty() ? 1 : checkpoints.getLast().id() + 1;
    JournalLine.Checkpoint point = new JournalLine.Checkpoint(id, input, reason);
    recorder.owe(point);
    checkpoints.add(point);
  }

  private void endIfFinished() {
    if (ended) return;
    outcome()
        .ifPresent(
            outcome -> {
              ended = true;
              JournalLine.End end = new JournalLine.End(sequence, run.tick(), outcome, run.hash());
              recorder.owe(end, () -> testimony.ended(end.seq(), outcome, end.hash()));
            });
  }

  /** The state as a tree, secrets included; for tools, never for a seat. */
  public Tree view() {
    return run.view();
  }
}
