package dev.astragal.runtime.replay;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import java.util.List;
import java.util.Optional;

/**
 * Where a replay starts: the beginning of the run, or the last change of its rules. What was before
 * a change does not replay; whoever changed the rules knew that.
 *
 * @param line how many lines of the journal come before
 */
record Beginning<S, C extends Choice, E extends Event>(
    Run<S, C, E> run, int line, Optional<JournalLine.Rules> change) {

  static <S, C extends Choice, E extends Event> Beginning<S, C, E> of(
      Kernel<S, C, E> kernel, JournalFile file, long inputsMax) {
    List<JournalLine> lines = file.lines();
    for (int i = lines.size() - 1; i >= 0; i--)
      if (lines.get(i) instanceof JournalLine.Rules rules && rules.seq() <= inputsMax)
        return new Beginning<>(
            kept(kernel.under(rules.version()), rules), i + 1, Optional.of(rules));
    return new Beginning<>(kernel.begin(file.header().spec().seed()), 0, Optional.empty());
  }

  /** The number of the input before it. */
  long sequence() {
    return change.map(JournalLine.Rules::seq).orElse(0L);
  }

  /** The version of the game whose shapes the next line has. */
  int written() {
    return change.map(JournalLine.Rules::written).orElse(run.kernel().setup().version());
  }

  /** The lines that come after. */
  List<JournalLine> rest(JournalFile file) {
    return file.lines().subList(line, file.lines().size());
  }

  private static <S, C extends Choice, E extends Event> Run<S, C, E> kept(
      Kernel<S, C, E> kernel, JournalLine.Rules rules) {
    try {
      return kernel.restore(rules.run());
    } catch (TreeException e) {
      throw new BadInputException(
          "the state that was kept when the rules changed does not read any more: "
              + e.getMessage());
    }
  }
}
