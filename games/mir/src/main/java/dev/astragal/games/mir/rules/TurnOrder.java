package dev.astragal.games.mir.rules;

import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.action.Name;
import dev.astragal.games.mir.state.Combat;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whose turn it is in a fight, and how it passes on: the dead are not skipped. */
public final class TurnOrder {
  private TurnOrder() {}

  /** In a fight only the active entity acts; asked before anybody looks whether it exists. */
  public static @Nullable Rejection refusal(MirState state, Name actor) {
    Combat combat = state.combat();
    if (!combat.fighting()) return null;
    String active = combat.activeId();
    if (actor.is(active)) return null;
    return Rejection.of(
        "NOT_YOUR_TURN", "It is not \"" + actor.shown() + "\"'s turn (active: \"" + active + "\")");
  }

  public static @Nullable Rejection endRefusal(MirState state, Name actor) {
    if (!state.combat().fighting()) return Rejection.of("COMBAT_NOT_ACTIVE", "No combat is active");
    return refusal(state, actor);
  }

  static void perform(MirState state, Turn<MirState, MirEvent> turn) {
    Combat combat = state.combat();
    List<String> order = combat.order();
    int current = order.indexOf(combat.activeId());
    int next = (current + 1) % order.size();
    long round = next == 0 ? combat.round() + 1 : combat.round();
    turn.emit(new MirEvent.TurnEnded(order.get(current), order.get(next), round));
  }
}
