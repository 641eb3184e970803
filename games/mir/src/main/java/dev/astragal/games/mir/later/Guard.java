package dev.astragal.games.mir.later;

import dev.astragal.games.mir.LaterEvent;
import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.action.Name;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import org.jspecify.annotations.Nullable;

/** DEFEND: a guard that wears off at the end of the very turn it is taken up in. */
final class Guard {
  private static final int AC_BONUS = 2;
  private static final int HEALING = 2;
  private static final int DURATION = 1;

  private Guard() {}

  static @Nullable Rejection refusal(MirState state, Name id) {
    Entity entity = state.roster().find(id);
    if (entity == null || entity.side() == Side.OBJECTS)
      return Rejection.of("ENTITY_NOT_FOUND", "Entity \"" + id.shown() + "\" not found");
    return entity.dead()
        ? Rejection.of("DEAD_ENTITY", "Entity \"" + entity.id() + "\" is dead")
        : null;
  }

  static void perform(MirState state, Name id, Turn<MirState, MirEvent> turn) {
    Entity entity = state.roster().at(id);
    long hpAfter = Math.min(entity.hp() + HEALING, entity.hpMax());
    turn.emit(
        new LaterEvent.DefendApplied(
            entity.id(),
            "dodging",
            AC_BONUS,
            DURATION,
            entity.ac() + AC_BONUS,
            hpAfter - entity.hp(),
            hpAfter));
  }
}
