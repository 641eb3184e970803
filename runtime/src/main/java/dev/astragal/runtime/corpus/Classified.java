package dev.astragal.runtime.corpus;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.replay.CarriedOver;
import dev.astragal.runtime.replay.Divergence;
import dev.astragal.runtime.replay.Replay;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What the present rules make of one journal.
 *
 * @param inputs how many inputs it holds
 * @param moved how many of them answer another prompt, or at another time, than recorded
 * @param leftOut how many of them are not accepted any more
 * @param difference the first difference in words; empty exactly when everything is identical
 * @param undeclared whether rules came out otherwise and the game does not say that they would
 */
public record Classified(
    Standing standing, int inputs, int moved, int leftOut, String difference, boolean undeclared) {
  /** Of a migrated run, at most one in this many inputs may be left out. */
  public static final int INPUTS_PER_LEFT_OUT_MIN = 10;

  /**
   * Classifies the journal in {@code file}; one of an older format, or of a game or set-up that is
   * gone, is pinned. A damaged one is no witness at all and is refused.
   */
  public static Classified of(Path file) {
    JournalFile journal;
    try {
      journal = JournalReader.read(file);
      journal.requireSound();
    } catch (JournalException e) {
      if (e.reason() != JournalException.Reason.OLDER) throw e;
      return pinned(String.valueOf(e.getMessage()));
    }
    try {
      return of(GameLibrary.kernel(journal.header().spec()), journal);
    } catch (BadInputException e) {
      return pinned(String.valueOf(e.getMessage()));
    }
  }

  /** Classifies a journal under the rules of {@code kernel}, whoever recorded it. */
  public static <S, C extends Choice, E extends Event> Classified of(
      Kernel<S, C, E> kernel, JournalFile journal) {
    Optional<Divergence> difference = Replay.of(kernel, journal, Long.MAX_VALUE).divergence();
    int inputs = (int) journal.lines().stream().filter(JournalLine.Input.class::isInstance).count();
    List<String> changes = kernel.manifest().changesSince(kernel.setup().version());
    if (difference.isEmpty()) return new Classified(Standing.IDENTICAL, inputs, 0, 0, "", false);
    String what = String.join(" ", changes) + (changes.isEmpty() ? "" : " ") + difference.get();
    try {
      CarriedOver<S, C, E> carried = CarriedOver.of(kernel, journal);
      return new Classified(
          standing(carried, inputs),
          inputs,
          carried.moved(),
          carried.leftOut().size(),
          what,
          changes.isEmpty());
    } catch (RuntimeException e) {
      return new Classified(Standing.PINNED, inputs, 0, 0, what + "; then " + e, changes.isEmpty());
    }
  }

  private static Standing standing(CarriedOver<?, ?, ?> carried, int inputs) {
    boolean tooManyLeftOut = (long) carried.leftOut().size() * INPUTS_PER_LEFT_OUT_MIN > inputs;
    if (!carried.sameEnd() || tooManyLeftOut) return Standing.PINNED;
    return carried.moved() == 0 && carried.leftOut().size() == 0
        ? Standing.SAME_OUTCOME
        : Standing.MIGRATED;
  }

  private static Classified pinned(String why) {
    return new Classified(Standing.PINNED, 0, 0, 0, why, false);
  }

  public Tree.Table tree() {
    return Tree.emptyTable()
        .with("standing", Tree.of(standing.words()))
        .with("inputs", Tree.of(inputs))
        .with("moved", Tree.of(moved))
        .with("leftOut", Tree.of(leftOut))
        .with("difference", Tree.of(difference))
        .with("undeclared", Tree.of(undeclared));
  }

  /** In one line: the class, what it took, and the first difference. */
  @Override
  public String toString() {
    if (standing == Standing.IDENTICAL) return standing.words();
    String carrying =
        moved == 0 && leftOut == 0
            ? ""
            : " (" + moved + " of " + inputs + " inputs moved, " + leftOut + " left out)";
    return standing.words() + carrying + ": " + difference;
  }
}
