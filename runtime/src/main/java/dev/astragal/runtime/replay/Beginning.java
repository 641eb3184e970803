package dev.astragal.runtime.replay;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.library.Fingerprint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where a replay starts: the beginning of the run, the last change of its rules, or a snapshot.
 * What was before a change does not replay; whoever changed the rules knew that.
 *
 * @param line how many lines of the journal come before
 * @param sequence the number of the input before it
 * @param written the version of the game whose shapes the next line has
 * @param checkpoints those that were reached before it
 */
record Beginning<S, C extends Choice, E extends Event>(
    Run<S, C, E> run,
    int line,
    long sequence,
    int written,
    List<JournalLine.Checkpoint> checkpoints,
    Optional<JournalLine.Rules> change) {

  /** So many inputs before the end are replayed in any case: people look back that far. */
  private static final int REPLAYED_MIN = 30;

  static <S, C extends Choice, E extends Event> Beginning<S, C, E> of(
      Kernel<S, C, E> kernel, JournalFile file, long inputsMax) {
    for (int i = file.lines().size() - 1; i >= 0; i--)
      if (!file.ordinary(i)
          && file.lines().get(i) instanceof JournalLine.Rules rules
          && rules.seq() <= inputsMax)
        return new Beginning<>(
            kept(kernel, rules),
            i + 1,
            rules.seq(),
            rules.written(),
            List.of(),
            Optional.of(rules));
    Run<S, C, E> run = kernel.begin(file.header().spec().seed());
    return new Beginning<>(run, 0, 0, kernel.setup().version(), List.of(), Optional.empty());
  }

  /**
   * The last snapshot that this very code made, some way before the end, and not taken back.
   * Nothing where there is none: other code must show first that it agrees with all that was.
   */
  static <S, C extends Choice, E extends Event> Optional<Beginning<S, C, E>> recent(
      Kernel<S, C, E> kernel, JournalFile file) {
    String build = Fingerprint.build(kernel.game());
    String content = Fingerprint.content(kernel.game());
    List<JournalLine> lines = file.lines();
    long wayBack = Long.MAX_VALUE;
    for (int i = lines.size() - 1; i >= 0; i--) {
      if (file.ordinary(i)) continue;
      JournalLine line = lines.get(i);
      if (line instanceof JournalLine.Rules) break;
      if (line instanceof JournalLine.Undo undo) wayBack = Math.min(wayBack, undo.to());
      if (line instanceof JournalLine.Snapshot snapshot
          && lines.size() - i >= REPLAYED_MIN
          && snapshot.seq() <= wayBack
          && snapshot.build().equals(build)
          && snapshot.content().equals(content)) return at(kernel, file, i, snapshot);
    }
    return Optional.empty();
  }

  private static <S, C extends Choice, E extends Event> Optional<Beginning<S, C, E>> at(
      Kernel<S, C, E> kernel, JournalFile file, int index, JournalLine.Snapshot snapshot) {
    int version = kernel.setup().version();
    List<JournalLine.Checkpoint> checkpoints = new ArrayList<>();
    for (int i = 0; i < index; i++) {
      if (file.ordinary(i) || file.snapshot(i)) continue;
      switch (file.lines().get(i)) {
        case JournalLine.Checkpoint point -> checkpoints.add(point);
        case JournalLine.Undo undo -> checkpoints.removeIf(point -> point.seq() > undo.to());
        case JournalLine.Rules rules -> {
          version = rules.version();
          checkpoints.clear();
        }
        default -> {}
      }
    }
    Run<S, C, E> run;
    try {
      run = kernel.under(version).restore(snapshot.run());
    } catch (TreeException e) {
      return Optional.empty();
    }
    if (run.hash() != snapshot.hash()) return Optional.empty();
    return Optional.of(
        new Beginning<>(
            run,
            index + 1,
            snapshot.seq(),
            kernel.manifest().version(),
            checkpoints,
            Optional.empty()));
  }

  /** The lines that come after. */
  List<JournalLine> rest(JournalFile file) {
    return file.lines().subList(line, file.lines().size());
  }

  private static <S, C extends Choice, E extends Event> Run<S, C, E> kept(
      Kernel<S, C, E> kernel, JournalLine.Rules rules) {
    try {
      return kernel.under(rules.version()).restore(rules.run());
    } catch (IllegalArgumentException e) {
      throw new BadInputException(String.valueOf(e.getMessage()));
    } catch (TreeException e) {
      throw new BadInputException(
          "the state that was kept when the rules changed does not read any more: "
              + e.getMessage());
    }
  }
}
