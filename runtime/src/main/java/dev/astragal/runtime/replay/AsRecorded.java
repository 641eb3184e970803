package dev.astragal.runtime.replay;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.run.Step;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.session.Testimony;
import dev.astragal.runtime.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A run made again from its recorded events alone: no rule decides and no die is drawn, so whatever
 * became of the rules, it comes out as it was. The luck it would go on with is not known.
 */
public final class AsRecorded<S, C extends Choice, E extends Event> {
  private final Kernel<S, C, E> kernel;
  private final Testimony<E> testimony;
  private final List<Long> sequenceOfInput = new ArrayList<>();
  private Timeline<S, C, E> timeline;
  private Run<S, C, E> run;
  private int written;
  private long base;
  private long sequence;
  private long lastHash;
  private Optional<String> unread = Optional.empty();

  private AsRecorded(Kernel<S, C, E> kernel, JournalLine.Header header, Testimony<E> testimony) {
    this.kernel = kernel;
    this.testimony = testimony;
    this.written = header.version();
    this.run = kernel.begin(header.spec().seed());
    this.timeline = new Timeline<>(kernel, run);
  }

  public static <S, C extends Choice, E extends Event> AsRecorded<S, C, E> of(
      Kernel<S, C, E> kernel, JournalFile file) {
    return of(kernel, file.header(), file.lines(), new Testimony<>());
  }

  static <S, C extends Choice, E extends Event> AsRecorded<S, C, E> of(
      Kernel<S, C, E> kernel,
      JournalLine.Header header,
      List<JournalLine> lines,
      Testimony<E> testimony) {
    AsRecorded<S, C, E> recorded = new AsRecorded<>(kernel, header, testimony);
    for (JournalLine line : lines) {
      try {
        recorded.accept(line);
      } catch (TreeException | IllegalArgumentException e) {
        recorded.unread = Optional.of("after input " + recorded.sequence + ": " + e.getMessage());
        break;
      }
    }
    return recorded;
  }

  public Timeline<S, C, E> timeline() {
    return timeline;
  }

  /** Where the recorded events lead. */
  public Run<S, C, E> run() {
    return run;
  }

  /** The hash that was recorded last. */
  long lastHash() {
    return lastHash;
  }

  /** The number of the last input. */
  long sequence() {
    return sequence;
  }

  /** What could not be read any more, if that ended it early. */
  public Optional<String> unread() {
    return unread;
  }

  private void accept(JournalLine line) {
    switch (line) {
      case JournalLine.Input input -> accept(input);
      case JournalLine.Undo undo -> accept(undo);
      case JournalLine.Turned turned -> {
        pass(turned.tick(), List.of());
        run.turnLuck(turned.salt());
        timeline.turned(run, turned.salt());
      }
      case JournalLine.Passed passed -> pass(passed.tick(), List.of());
      case JournalLine.End end -> {
        pass(end.tick(), List.of());
        lastHash = end.hash();
        testimony.ended(end.seq(), end.outcome(), end.hash());
      }
      case JournalLine.Rules rules -> {
        run = kernel.under(rules.version()).restore(rules.run());
        written = rules.written();
        timeline = new Timeline<>(run.kernel(), run);
        sequenceOfInput.clear();
        base = rules.seq();
        lastHash = rules.hash();
      }
      case JournalLine.Written(int version) -> written = version;
      case JournalLine.Header _,
          JournalLine.Keyframe _,
          JournalLine.Checkpoint _,
          JournalLine.Snapshot _ -> {}
    }
  }

  private void accept(JournalLine.Input input) {
    C choice = run.kernel().readChoice(input.choice(), written);
    List<JournalLine.TimedEvent> events = input.events();
    pass(input.tick(), events);
    List<E> own = new ArrayList<>();
    for (JournalLine.TimedEvent event : events)
      if (event.tick() >= input.tick()) own.add(run.kernel().readEvent(event.event(), written));
    step(own, input.tick(), run.inputs() + 1);
    sequence = input.seq();
    sequenceOfInput.add(sequence);
    lastHash = input.hash().orElse(lastHash);
    Answer<C> answer = new Answer<>(input.prompt(), input.seat(), choice);
    timeline.witnessed(
        Optional.of(new Timeline.Recorded<>(input.tick(), answer, input.refused())), run);
    testimony.certain(sequence);
  }

  /**
   * What a tick and the input right after it did stands under the same number: it is the input's.
   */
  private void pass(long until, List<JournalLine.TimedEvent> events) {
    for (long tick = run.tick() + 1; tick <= until; tick++) {
      List<E> own = new ArrayList<>();
      for (JournalLine.TimedEvent event : events)
        if (event.tick() == tick && tick < until)
          own.add(run.kernel().readEvent(event.event(), written));
      step(own, tick, run.inputs());
      timeline.witnessed(Optional.empty(), run);
    }
  }

  private void step(List<E> events, long tick, long inputs) {
    run.rebuild(new Step<>(events, tick, inputs, 0, run.luck().positions()));
    testimony.seen(tick, events);
  }

  private void accept(JournalLine.Undo undo) {
    int inputs = undo.to() == base ? 0 : sequenceOfInput.indexOf(undo.to()) + 1;
    sequence = undo.seq();
    sequenceOfInput.subList(inputs, sequenceOfInput.size()).clear();
    timeline.truncate(inputs);
    run = timeline.afterInput(inputs);
    testimony.takenBack(sequence, undo.to());
  }
}
