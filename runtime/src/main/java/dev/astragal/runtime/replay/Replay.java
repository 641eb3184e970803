package dev.astragal.runtime.replay;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeDiff;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.audit.Audit;
import dev.astragal.runtime.audit.Blame;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.flight.RunReplayed;
import dev.astragal.runtime.journal.JournalException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.library.Fingerprint;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.session.Outcomes;
import dev.astragal.runtime.session.Testimony;
import dev.astragal.runtime.session.Witness;
import dev.astragal.runtime.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plays a journal again and compares every hash and event with what was recorded. */
public final class Replay<S, C extends Choice, E extends Event> {
  private final Kernel<S, C, E> kernel;
  private final boolean audit;
  private final Timeline<S, C, E> timeline;
  private final List<Long> sequenceOfInput = new ArrayList<>();
  private final List<JournalLine.Checkpoint> checkpoints = new ArrayList<>();
  private final List<JournalLine.TimedEvent> happened = new ArrayList<>();
  private final Testimony<E> testimony;
  private final long base;
  private Run<S, C, E> run;
  private Run<S, C, E> agreed;
  private long sequence;
  private int written;
  private boolean ended;
  private Optional<Divergence> divergence = Optional.empty();

  private Replay(Beginning<S, C, E> beginning, boolean audit, Testimony<E> testimony) {
    this.run = beginning.run();
    this.kernel = run.kernel();
    this.audit = audit;
    this.testimony = testimony;
    this.base = beginning.sequence();
    this.sequence = base;
    this.agreed = run.copy();
    this.written = beginning.written();
    this.checkpoints.addAll(beginning.checkpoints());
    this.timeline = new Timeline<>(kernel, run);
  }

  /** Tells of a journal that other code or other content made; it may still replay the same. */
  public static Optional<String> otherMakers(JournalLine.Header header) {
    Game<?, ?, ?> game = GameLibrary.game(header.spec().game());
    String build = Fingerprint.build(game);
    String content = Fingerprint.content(game);
    String of = " of " + header.spec().game();
    if (!header.build().equals(build))
      return Optional.of("made by build " + header.build() + of + ", this is build " + build);
    return header.content().equals(content)
        ? Optional.empty()
        : Optional.of(
            "made with content " + header.content() + of + ", this is content " + content);
  }

  /** Replays the whole journal; one that comes out otherwise is refused. */
  public static <S, C extends Choice, E extends Event> Replayed<S, C, E> whole(
      Kernel<S, C, E> kernel, JournalFile file) {
    Replayed<S, C, E> replayed = of(kernel, file, Long.MAX_VALUE);
    if (replayed.divergence().isPresent())
      throw new BadInputException("the journal does not replay: " + replayed.divergence().get());
    return replayed;
  }

  /** Replays the whole journal, or its first {@code inputsMax} input lines. */
  public static <S, C extends Choice, E extends Event> Replayed<S, C, E> of(
      Kernel<S, C, E> kernel, JournalFile file, long inputsMax) {
    return played(kernel, file, inputsMax, false, new Testimony<>());
  }

  /** Replays the whole journal and tells {@code witnesses} what is certain by it. */
  public static <S, C extends Choice, E extends Event> Replayed<S, C, E> witnessed(
      Kernel<S, C, E> kernel, JournalFile file, List<? extends Witness<E>> witnesses) {
    Testimony<E> testimony = new Testimony<>();
    witnesses.forEach(testimony::add);
    return played(kernel, file, Long.MAX_VALUE, false, testimony);
  }

  /**
   * Replays likewise and also holds every step to the contract, as a fuzzed run is; the first step
   * that breaks it is the divergence.
   */
  public static <S, C extends Choice, E extends Event> Replayed<S, C, E> audited(
      Kernel<S, C, E> kernel, JournalFile file, long inputsMax) {
    return played(kernel, file, inputsMax, true, new Testimony<>());
  }

  private static <S, C extends Choice, E extends Event> Replayed<S, C, E> played(
      Kernel<S, C, E> kernel,
      JournalFile file,
      long inputsMax,
      boolean audit,
      Testimony<E> testimony) {
    RunReplayed flight = new RunReplayed();
    flight.begin();
    Replayed<S, C, E> replayed = compared(kernel, file, inputsMax, audit, testimony);
    flight.done(kernel.manifest().id(), file.lines().size());
    return replayed;
  }

  private static <S, C extends Choice, E extends Event> Replayed<S, C, E> compared(
      Kernel<S, C, E> kernel,
      JournalFile file,
      long inputsMax,
      boolean audit,
      Testimony<E> testimony) {
    Beginning<S, C, E> beginning = Beginning.of(kernel, file, inputsMax);
    Optional<Timeline<S, C, E>> before = Optional.empty();
    if (beginning.change().isPresent()) {
      List<JournalLine> lines = file.lines().subList(0, beginning.line() - 1);
      AsRecorded<S, C, E> recorded = AsRecorded.of(kernel, file.header(), lines, testimony);
      // What was carried over has another past.
      if (beginning.change().get().way() != JournalLine.WayOn.CARRY_OVER)
        before = Optional.of(recorded.timeline());
    }
    Replay<S, C, E> replay = new Replay<>(beginning, audit, testimony);
    beginning
        .change()
        .ifPresent(
            rules ->
                replay.compare(
                    rules.seq(), rules.hash(), "what was kept at the change of rules differs"));
    return replay.through(beginning.rest(file), inputsMax, before);
  }

  /**
   * Only what came after a recent snapshot of this very code, so that a long run goes on at once;
   * the rest is replayed by {@link #of} when there is time. Nothing where there is no such
   * snapshot.
   */
  public static <S, C extends Choice, E extends Event> Optional<Replayed<S, C, E>> recent(
      Kernel<S, C, E> kernel, JournalFile file) {
    return Beginning.recent(kernel, file)
        .map(
            beginning ->
                new Replay<>(beginning, false, new Testimony<E>())
                    .through(beginning.rest(file), Long.MAX_VALUE, Optional.empty()))
        .filter(replayed -> replayed.divergence().isEmpty());
  }

  private Replayed<S, C, E> through(
      List<JournalLine> lines, long inputsMax, Optional<Timeline<S, C, E>> before) {
    for (JournalLine line : lines) {
      if (divergence.isPresent() || !wants(line, inputsMax)) break;
      accept(line);
    }
    return result(before);
  }

  private Replayed<S, C, E> result(Optional<Timeline<S, C, E>> before) {
    return new Replayed<>(
        before,
        timeline,
        run,
        agreed,
        written,
        base,
        sequence,
        sequenceOfInput,
        checkpoints,
        ended,
        divergence);
  }

  private boolean wants(JournalLine line, long inputsMax) {
    return switch (line) {
      case JournalLine.Input input -> input.seq() <= inputsMax;
      case JournalLine.Undo undo -> undo.seq() <= inputsMax;
      case JournalLine.Turned turned -> turned.seq() <= inputsMax;
      case JournalLine.Passed passed -> passed.seq() < inputsMax;
      case JournalLine.End end -> end.seq() < inputsMax;
      case JournalLine.Rules _ -> false;
      case JournalLine.Header _,
          JournalLine.Keyframe _,
          JournalLine.Checkpoint _,
          JournalLine.Snapshot _,
          JournalLine.Written _ ->
          true;
    };
  }

  private void accept(JournalLine line) {
    try {
      repeat(line);
      if (audit) Audit.unended(run).ifPresent(this::broken);
    } catch (JournalException e) {
      throw e;
    } catch (RuntimeException e) {
      broken("the game failed: " + Blame.of(e));
    }
  }

  private void repeat(JournalLine line) {
    switch (line) {
      case JournalLine.Input input -> accept(input);
      case JournalLine.Undo undo -> accept(undo);
      case JournalLine.Snapshot _ -> {}
      case JournalLine.Keyframe frame -> compare(frame.seq(), frame.hash(), "the keyframe differs");
      case JournalLine.Checkpoint point -> checkpoints.add(point);
      case JournalLine.Turned turned -> accept(turned);
      case JournalLine.Passed passed -> timePasses(passed.tick());
      case JournalLine.End end -> accept(end);
      case JournalLine.Written(int version) -> {
        if (version > kernel.manifest().version())
          throw new JournalException(
              JournalException.Reason.NEWER,
              "input " + sequence + " is followed by what version " + version + " wrote");
        written = version;
      }
      case JournalLine.Rules _ -> throw new IllegalStateException("replaying begins after it");
      case JournalLine.Header _ ->
          throw new IllegalStateException("the reader lets only one header through");
    }
  }

  private void accept(JournalLine.Input input) {
    if (input.seq() != sequence + 1) {
      throw new JournalException(
          JournalException.Reason.CORRUPT, "input " + input.seq() + " follows input " + sequence);
    }
    sequence = input.seq();
    C choice;
    try {
      choice = kernel.readChoice(input.choice(), written);
    } catch (TreeException e) {
      diverged(input, "the choice does not exist any more (" + e.getMessage() + ")");
      return;
    }
    timePasses(input.tick());
    if (run.tick() != input.tick()) {
      diverged(
          input, "time stopped at tick " + run.tick() + " and would not pass to " + input.tick());
      return;
    }
    if (run.status() instanceof Status.Running<C>) {
      run.requestPause();
      run.advance(0);
    }
    Answer<C> answer = new Answer<>(input.prompt(), input.seat(), choice);
    Applied<S, C, E> applied = applied(answer);
    if (applied.success() == input.refused()) {
      diverged(
          input,
          applied.success()
              ? "a refused choice is accepted"
              : "the choice is refused: " + applied.errors().getFirst());
      return;
    }
    if (applied.events().isEmpty() && input.refused()) {
      diverged(input, "a recorded refusal left no trace");
      return;
    }
    run = applied.next();
    note(run);
    timeline.append(new Timeline.Recorded<>(input.tick(), answer, input.refused()), run);
    sequenceOfInput.add(sequence);
    compareEvents(input);
    if (input.hash().isPresent() && divergence.isEmpty()) {
      compare(
          input.seq(), input.hash().getAsLong(), "the state differs although every event agrees");
    }
    happened.clear();
    if (divergence.isPresent()) return;
    agreed = run.copy();
    testimony.certain(sequence);
  }

  private Applied<S, C, E> applied(Answer<C> answer) {
    if (!audit) return kernel.apply(run, answer);
    Audit.Judged<S, C, E> judged = Audit.apply(run, answer);
    judged.problem().ifPresent(this::broken);
    return judged.applied();
  }

  private void accept(JournalLine.Undo undo) {
    sequence = undo.seq();
    int inputs = undo.to() == base ? 0 : sequenceOfInput.indexOf(undo.to()) + 1;
    if (undo.to() != base && inputs == 0) {
      throw new JournalException(
          JournalException.Reason.CORRUPT,
          "line " + undo.seq() + " goes back to input " + undo.to() + ", which is gone");
    }
    sequenceOfInput.subList(inputs, sequenceOfInput.size()).clear();
    checkpoints.removeIf(point -> point.seq() > undo.to());
    timeline.truncate(inputs);
    run = timeline.afterInput(inputs);
    agreed = run.copy();
    happened.clear();
    testimony.takenBack(sequence, undo.to());
    ended = false;
  }

  private void accept(JournalLine.Turned turned) {
    timePasses(turned.tick());
    run.turnLuck(turned.salt());
    timeline.turned(run, turned.salt());
  }

  private void accept(JournalLine.End end) {
    timePasses(end.tick());
    compare(end.seq(), end.hash(), "the end differs");
    Optional<Outcome> outcome =
        run.status() instanceof Status.Finished<C>(Outcome reached)
            ? Optional.of(reached)
            : Optional.empty();
    if (divergence.isEmpty() && !outcome.equals(Optional.of(end.outcome()))) {
      divergence =
          Optional.of(
              new Divergence(
                  end.seq(),
                  run.tick(),
                  "the outcome is "
                      + outcome.map(Outcomes::tree).orElse(Tree.none()).text()
                      + ", recorded was "
                      + Outcomes.tree(end.outcome()).text(),
                  "",
                  end.hash(),
                  run.hash()));
    }
    ended = true;
    if (divergence.isEmpty()) testimony.ended(end.seq(), end.outcome(), run.hash());
  }

  private void timePasses(long until) {
    while (run.tick() < until && divergence.isEmpty()) {
      Optional<Run<S, C, E>> before = audit ? Optional.of(run.copy()) : Optional.empty();
      if (run.advance(1).ticks() == 0) return;
      note(run);
      timeline.passed(run);
      before.flatMap(earlier -> Audit.problem(earlier, run)).ifPresent(this::broken);
    }
  }

  private void note(Run<S, C, E> stepped) {
    testimony.seen(stepped.tick(), stepped.events());
    for (E event : stepped.events()) {
      happened.add(new JournalLine.TimedEvent(stepped.tick(), tree(event)));
    }
  }

  private void compareEvents(JournalLine.Input input) {
    boolean sameEnd =
        !hashesAgree() || input.hash().isEmpty() || input.hash().getAsLong() == run.hash();
    List<JournalLine.TimedEvent> recorded = input.events();
    if (written < kernel.manifest().version())
      recorded = recorded.stream().map(this::asToday).toList();
    EventDifference.first(recorded, happened, sameEnd)
        .ifPresent(difference -> diverged(input, difference));
  }

  /** A recorded event as it would be written today. */
  private JournalLine.TimedEvent asToday(JournalLine.TimedEvent recorded) {
    return kernel
        .game()
        .earlier()
        .event(written, recorded.event())
        .map(event -> new JournalLine.TimedEvent(recorded.tick(), tree(event)))
        .orElse(recorded);
  }

  private Tree tree(E event) {
    return kernel.eventShape().tree(event);
  }

  /** The first thing that breaks is what a reader needs to know. */
  private void broken(String problem) {
    if (divergence.isPresent()) return;
    long hash = run.hash();
    divergence = Optional.of(new Divergence(sequence, run.tick(), problem, "", hash, hash));
  }

  private void compare(long seq, long recorded, String what) {
    if (divergence.isEmpty() && hashesAgree() && recorded != run.hash()) {
      divergence = Optional.of(new Divergence(seq, run.tick(), what, "", recorded, run.hash()));
    }
  }

  /** Hashes of a state that has another shape today say nothing. */
  private boolean hashesAgree() {
    return kernel.game().earlier().hashesAgree(written);
  }

  private void diverged(JournalLine.Input input, String what) {
    if (divergence.isPresent()) return;
    divergence =
        Optional.of(
            new Divergence(
                input.seq(),
                run.tick(),
                what,
                firstField(input),
                input.hash().orElse(0),
                run.hash()));
  }

  /**
   * The recorded events, applied to the last state both sides agree on, give the recorded state: no
   * rule runs.
   */
  private String firstField(JournalLine.Input input) {
    try {
      S state = agreed.copy().state();
      for (JournalLine.TimedEvent event : input.events()) {
        state = kernel.rules().evolve(state, kernel.readEvent(event.event(), written));
      }
      return TreeDiff.between(kernel.viewOf(state), run.view()).stream()
          .findFirst()
          .map(TreeDiff.Change::toString)
          .orElse("");
    } catch (RuntimeException e) {
      return "";
    }
  }
}
