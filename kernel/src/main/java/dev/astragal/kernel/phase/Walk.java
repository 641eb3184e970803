package dev.astragal.kernel.phase;

import dev.astragal.kernel.game.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One tick on its way through its phases; without a turn it only notes which ones there are. */
public final class Walk<S, E extends Event, R> {
  private final @Nullable ConfinableTurn<S, E> turn;
  private final List<Phase<S, E, R>> noted;
  private Verdict<R> last = Verdict.proceed();

  private Walk(@Nullable ConfinableTurn<S, E> turn, List<Phase<S, E, R>> noted) {
    this.turn = turn;
    this.noted = noted;
  }

  /** For the turn to keep: a tick that was walked leaves nothing behind. */
  public static <S, E extends Event, R> Walk<S, E, R> in(ConfinableTurn<S, E> turn) {
    return new Walk<>(turn, List.of());
  }

  static <S, E extends Event, R> List<Phase<S, E, R>> phasesOf(Course<S, E, R> course) {
    List<Phase<S, E, R>> phases = new ArrayList<>();
    course.lead(new Walk<>(null, phases));
    return List.copyOf(phases);
  }

  /** Runs {@code phase} with no luck but its own; false when it ends the tick. */
  public boolean through(Phase<S, E, R> phase) {
    if (turn == null) return noted.add(phase);
    turn.confine(phase.streams());
    Verdict<R> verdict = phase.run(turn.state(), turn);
    if (!verdict.ends()) return true;
    last = verdict;
    return false;
  }

  /** How the tick ended; the walk is as new then. */
  R resultOr(R otherwise) {
    if (!last.ends()) return otherwise;
    R result = last.result();
    last = Verdict.proceed();
    return result;
  }
}
