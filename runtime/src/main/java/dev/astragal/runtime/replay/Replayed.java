package dev.astragal.runtime.replay;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.timeline.Timeline;
import java.util.List;
import java.util.Optional;

/**
 * A run rebuilt from its journal.
 *
 * @param run where the journal ends, or where it first diverged
 * @param sequence the number of the last input line
 * @param sequenceOfInput the line number of every input that was not taken back
 * @param ended whether the journal has its closing line
 */
public record Replayed<S, C extends Choice, E extends Event>(
    Timeline<S, C, E> timeline,
    Run<S, C, E> run,
    long sequence,
    List<Long> sequenceOfInput,
    List<JournalLine.Checkpoint> checkpoints,
    boolean ended,
    Optional<Divergence> divergence) {

  /** A run without a past. */
  public static <S, C extends Choice, E extends Event> Replayed<S, C, E> fresh(
      Kernel<S, C, E> kernel, Seed seed) {
    Run<S, C, E> run = kernel.begin(seed);
    return new Replayed<>(
        new Timeline<>(kernel, run), run, 0, List.of(), List.of(), false, Optional.empty());
  }
}
