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
import dev.astragal.runtime.content.BadInputException;
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
  private final Testimony<E> testimony = new Testimony<>();
  private Run<S, C, E> run;
  private Run<S, C, E> agreed;
  private long sequence;
  private boolean ended;
  private Optional<Divergence> divergence = Optional.empty();

  private Replay(Kernel<S, C, E> kernel, JournalLine.Header header, boolean audit) {
    this.kernel = kernel;
    this.audit = audit;
    this.run = kernel.begin(header.spec().seed());
    this.agreed = run.copy();
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
    return played(new Replay<>(kernel, file.header(), false), file, inputsMax);
  }

  /** Replays the whole journal and tells {@code witnesses} what is certain by it. */
  public static <S, C extends Choice, E extends Event> Replayed<S, C, E> witnessed(
      Kernel<S, C, E> kernel, JournalFile file, List<? extends Witness<E>> witnesses) {
    Replay<S, C, E> replay = new Replay<>(kernel, file.header(), false);
    witnesses.forEach(replay.testimony::add);
    return played(replay, file, Long.MAX_VALUE);
  }

  /**
   * Replays likewise and also holds every step to the contract, as a fuzzed run is; the first step
   * that breaks it is the divergence.
   */
  public static <S, C extends Choice, E extends Event> Replayed<S, C, E> audited(
      Kernel<S, C, E> kernel, JournalFile file, long inputsMax) {
    return played(new Replay<>(kernel, file.header(), true), file, inputsMax);
  }

  private static <S, C extends Choice, E extends Event> Replayed<S, C, E> played(
      Replay<S, C, E> replay, JournalFile file, long inputsMax) {
    for (JournalLine line : file.lines()) {
      if (replay.divergence.isPresent() || !replay.wants(line, inputsMax)) break;
      replay.accept(line);
    }
    return new Replayed<>(
        replay.timeline,
        replay.run,
        replay.sequence,
        replay.sequenceOfInput,
        replay.checkpoints,
        replay.ended,
        replay.divergence);
  }

  private boolean wants(JournalLine line, long inputsMax) {
    return switch (line) {
      case JournalLine.Input input -> input.seq() <= inputsMax;
      case JournalLine.Undo undo -> undo.seq() <= inputsMax;
      case JournalLine.Turned turned -> turned.seq() <= inputsMax;
      case JournalLine.Passed passed -> passed.seq() < inputsMax;
      case JournalLine.End end -> end.seq() < inputsMax;
      case JournalLine.Header _, JournalLine.Keyframe _, JournalLine.Checkpoint _ -> true;
    };
  }

  private void accept(JournalLine line) {
    try {
      repeat(line);
      if (audit) Audit.unended(run).ifPresent(this::broken);
    } catch (JournalException e) {
      throw e;
    } catch (RuntimeException e) {
      broken("the game failed: " + e);
    }
  }

  private void repeat(JournalLine line) {
    switch (line) {
      case JournalLine.Input input -> accept(input);
      case JournalLine.Undo undo -> accept(undo);
      case JournalLine.Keyframe frame -> compare(frame.seq(), frame.hash(), "the keyframe differs");
      case JournalLine.Checkpoint point -> checkpoints.add(point);
      case JournalLine.Turned turned -> accept(turned);
      case JournalLine.Passed passed -> timePasses(passed.tick());
      case JournalLine.End end -> accept(end);
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
      choice = kernel.choiceShape().read(input.choice());
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
    agreed = run.copy();
    if (divergence.isEmpty()) testimony.certain(sequence);
  }

  private Applied<S, C, E> applied(Answer<C> answer) {
    if (!audit) return kernel.apply(run, answer);
    Audit.Judged<S, C, E> judged = Audit.apply(run, answer);
    judged.problem().ifPresent(this::broken);
    return judged.applied();
  }

  private void accept(JournalLine.Undo undo) {
    sequence = undo.seq();
    int inputs = undo.to() == 0 ? 0 : sequenceOfInput.indexOf(undo.to()) + 1;
    if (undo.to() != 0 && inputs == 0) {
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
      happened.add(new JournalLine.TimedEvent(stepped.tick(), kernel.eventShape().tree(event)));
    }
  }

  private void compareEvents(JournalLine.Input input) {
    boolean sameEnd = input.hash().isEmpty() || input.hash().getAsLong() == run.hash();
    EventDifference.first(input.events(), happened, sameEnd)
        .ifPresent(difference -> diverged(input, difference));
  }

  /** The first thing that breaks is what a reader needs to know. */
  private void broken(String problem) {
    if (divergence.isPresent()) return;
    long hash = run.hash();
    divergence = Optional.of(new Divergence(sequence, run.tick(), problem, "", hash, hash));
  }

  private void compare(long seq, long recorded, String what) {
    if (divergence.isEmpty() && recorded != run.hash()) {
      divergence = Optional.of(new Divergence(seq, run.tick(), what, "", recorded, run.hash()));
    }
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
        state = kernel.rules().evolve(state, kernel.eventShape().read(event.event()));
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
