package dev.astragal.runtime.audit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.TreeDiff;
import java.util.List;
import java.util.Optional;

/**
 * Looks at one step from both sides: the events alone, applied to the run before, must give the run
 * after; and the state after must be sound.
 */
public final class Audit {
  private Audit() {}

  /**
   * What is wrong with the step that led from {@code before} to {@code after}; {@code before} is
   * used up.
   */
  public static <S, C extends Choice, E extends Event> Optional<String> problem(
      Run<S, C, E> before, Run<S, C, E> after) {
    List<Rejection> broken = after.kernel().violations(after);
    if (!broken.isEmpty()) return Optional.of("invariant broken: " + broken.getFirst());
    before.rebuild(after.lastStep());
    if (before.hash() == after.hash()) return Optional.empty();
    String field =
        TreeDiff.between(before.view(), after.view()).stream()
            .findFirst()
            .map(TreeDiff.Change::toString)
            .orElse("its clocks");
    return Optional.of("the state changed without an event: " + field + " after " + after.events());
  }
}
