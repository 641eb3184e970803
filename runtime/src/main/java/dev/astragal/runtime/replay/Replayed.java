package dev.astragal.runtime.replay;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.timeline.Timeline;
import java.util.List;
import java.util.Optional;

/**
 * A run rebuilt from its journal.
 *
 * @param before what was before the rules last changed, from its recorded events
 * @param run where the journal ends, or where it first diverged
 * @param agreed where both sides last agreed
 * @param written the version of the game whose shapes the journal's last lines have
 * @param base the number of the input the timeline begins after
 * @param sequence the number of the last input line
 * @param sequenceOfInput the line number of every input that was not taken back
 * @param ended whether the journal has its closing line
 */
public record Replayed<S, C extends Choice, E extends Event>(
    Optional<Timeline<S, C, E>> before,
    Timeline<S, C, E> timeline,
    Run<S, C, E> run,
    Run<S, C, E> agreed,
    int written,
    long base,
    long sequence,
    List<Long> sequenceOfInput,
    List<JournalLine.Checkpoint> checkpoints,
    boolean ended,
    Optional<Divergence> divergence) {

  /** A past that begins with {@code run}. */
  public static <S, C extends Choice, E extends Event> Replayed<S, C, E> from(Run<S, C, E> run) {
    return new Replayed<>(
        Optional.empty(),
        new Timeline<>(run.kernel(), run),
        run,
        run.copy(),
        run.kernel().setup().version(),
        0,
        0,
        List.of(),
        List.of(),
        false,
        Optional.empty());
  }
}
