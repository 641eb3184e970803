package dev.astragal.games.mir;

import dev.astragal.games.mir.action.Action;
import dev.astragal.games.mir.schema.StateSchema;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import org.jspecify.annotations.Nullable;

/** What actions do: in the contract, in tactics, in the later engine. One entry point for all. */
public interface ActionRules {
  /** The documents these rules play on. */
  StateSchema schema();

  /** Why {@code action} is refused, or null when it may be carried out. Draws nothing. */
  @Nullable Rejection refusal(MirState state, Action action);

  /** Carries out an action that is not refused. */
  void perform(MirState state, Action action, Turn<MirState, MirEvent> turn);
}
