package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.GrowthEvent;
import dev.astragal.games.delve.Question;
import dev.astragal.games.delve.RunEvent;
import dev.astragal.games.delve.content.PerkKind;
import dev.astragal.games.delve.floors.Branch;
import dev.astragal.kernel.game.Turn;

/** The way down, which is the only way. */
public final class Floors {
  private static final int NOBODY = -1;

  private Floors() {}

  public static boolean last(DelveState state) {
    return state.progress().floor() == state.policy().floors().count();
  }

  /** A boss that lives, or -1. */
  static int livingBoss(DelveState state) {
    for (int enemy = 1; enemy < state.actors().count(); enemy++) {
      if (state.actors().alive(enemy) && Combat.enemyKind(state, enemy).boss()) return enemy;
    }
    return NOBODY;
  }

  /** The last stairs stay shut while the boss lives. */
  public static boolean stairsAreOpen(DelveState state) {
    return !last(state) || livingBoss(state) == NOBODY;
  }

  /** What standing on the stairs asks. */
  static Question.Kind question(DelveState state) {
    return state.progress().branch() == Branch.UNCOMMITTED && !last(state)
        ? Question.Kind.BRANCH_CHOICE
        : Question.Kind.FLOOR_TRANSITION;
  }

  /** Whether the hero has killed so few here that it counts as none. */
  public static boolean bloodless(DelveState state) {
    return state.progress().floorKills() <= state.policy().offers().bountyKills();
  }

  static void descend(DelveState state, Turn<DelveState, DelveEvent> turn) {
    int bounty = state.perkAmount(PerkKind.Effect.BLOODLESS_FLOOR);
    if (bounty > 0 && bloodless(state))
      turn.emit(new GrowthEvent.Bolstered(bounty, Integer.MAX_VALUE / 2));
    if (last(state)) Endings.win(turn);
    else turn.emit(new RunEvent.Descended(state.progress().floor() + 1));
  }
}
