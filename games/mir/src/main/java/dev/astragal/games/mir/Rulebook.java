package dev.astragal.games.mir;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.schema.StateSchema;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import org.jspecify.annotations.Nullable;

/** What actions do. The contract is one rule book, tactics another; the entry point is the same. */
public interface Rulebook {
  /** The documents this rule book plays on. */
  StateSchema schema();

  /** Why {@code action} is refused, or null when it may be carried out. Draws nothing. */
  @Nullable Rejection refusal(MirState state, Json action);

  /** Carries out an action that is not refused. */
  void perform(MirState state, Json action, Turn<MirState, MirEvent> turn);
}
