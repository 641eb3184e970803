package dev.astragal.runtime.replay;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Gives the inputs of a journal to the present rules, whichever recorded it. Where {@link Replay}
 * stops at the first difference, this goes on: an input answers whatever is asked when it comes,
 * and one that is not accepted any more is left out.
 */
public final class CarriedOver<S, C extends Choice, E extends Event> {
  private final Kernel<S, C, E> kernel;
  private final Map<Long, Run<S, C, E>> waysBack = new HashMap<>();
  private final Set<Long> wantedWaysBack = new HashSet<>();
  private Run<S, C, E> run;
  private boolean sameEnd;
  private boolean ended;
  private int written;
  private int moved;
  private final List<Long> leftOut = new ArrayList<>();

  private CarriedOver(Kernel<S, C, E> kernel, JournalFile file) {
    this.kernel = kernel.under(kernel.manifest().version());
    Beginning<S, C, E> beginning = Beginning.of(this.kernel, file, Long.MAX_VALUE);
    boolean changed = beginning.change().isPresent();
    this.written = changed ? beginning.written() : kernel.setup().version();
    this.run = changed ? this.kernel.restore(beginning.run().kept()) : beginning.run();
    for (JournalLine line : beginning.rest(file))
      if (line instanceof JournalLine.Undo undo) wantedWaysBack.add(undo.to());
    remember(beginning.sequence());
    beginning.rest(file).forEach(this::accept);
    if (!ended) sameEnd = !(run.status() instanceof Status.Finished<C>);
  }

  public static <S, C extends Choice, E extends Event> CarriedOver<S, C, E> of(
      Kernel<S, C, E> kernel, JournalFile file) {
    return new CarriedOver<>(kernel, file);
  }

  /** Whether the run ends as recorded; a run without an end, whether it still has none. */
  public boolean sameEnd() {
    return sameEnd;
  }

  /** How many inputs answered another prompt, or at another time, than recorded. */
  public int moved() {
    return moved;
  }

  /** The numbers of the inputs that are not accepted any more. */
  public List<Long> leftOut() {
    return leftOut;
  }

  /** Where the inputs lead. */
  Run<S, C, E> run() {
    return run;
  }

  private void accept(JournalLine line) {
    switch (line) {
      case JournalLine.Input input -> accept(input);
      case JournalLine.Undo undo -> goBack(undo.to());
      case JournalLine.Turned turned -> accept(turned);
      case JournalLine.Passed passed -> timePasses(passed.tick());
      case JournalLine.End end -> accept(end);
      case JournalLine.Written(int version) -> written = version;
      case JournalLine.Header _,
          JournalLine.Keyframe _,
          JournalLine.Checkpoint _,
          JournalLine.Snapshot _,
          JournalLine.Rules _ -> {}
    }
  }

  private void accept(JournalLine.Input input) {
    timePasses(input.tick());
    boolean elsewhere = run.tick() != input.tick() || run.promptId() != input.prompt();
    if (!given(input)) leftOut.add(input.seq());
    else if (elsewhere) moved++;
    remember(input.seq());
  }

  private boolean given(JournalLine.Input input) {
    C choice;
    try {
      choice = kernel.readChoice(input.choice(), written);
    } catch (TreeException e) {
      return false;
    }
    if (run.status() instanceof Status.Running<C>) {
      run.requestPause();
      run.advance(0);
    }
    Applied<S, C, E> applied =
        kernel.apply(run, new Answer<>(run.promptId(), input.seat(), choice));
    if (applied.success() == input.refused()) return false;
    run = applied.next();
    return true;
  }

  private void accept(JournalLine.Turned turned) {
    timePasses(turned.tick());
    run.turnLuck(turned.salt());
  }

  private void accept(JournalLine.End end) {
    timePasses(end.tick());
    sameEnd =
        run.status() instanceof Status.Finished<C>(var outcome) && outcome.equals(end.outcome());
    ended = true;
  }

  private void goBack(long to) {
    Run<S, C, E> then = waysBack.get(to);
    if (then == null) throw new IllegalStateException("the journal goes back to nowhere: " + to);
    run = then.copy();
    ended = false;
  }

  private void remember(long sequence) {
    if (wantedWaysBack.contains(sequence)) waysBack.put(sequence, run.copy());
  }

  private void timePasses(long until) {
    while (run.tick() < until) if (run.advance(1).ticks() == 0) return;
  }
}
