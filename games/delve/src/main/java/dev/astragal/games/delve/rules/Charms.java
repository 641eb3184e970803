package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.ActionEvent;
import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.Question;
import dev.astragal.games.delve.RunEvent;
import dev.astragal.kernel.game.Turn;

/** Runes, scrolls and devices that are carried, and used when the player says so. */
public final class Charms {
  private Charms() {}

  /** Whether one is carried and would do something now. */
  public static boolean usable(DelveState state, int kind) {
    if (state.loadout().potions(kind) == 0 || !state.progress().seeded()) return false;
    boolean seen = Encounters.visibleEnemies(state) > 0;
    return switch (state.question().kind()) {
      case NONE, ENEMY_ENCOUNTER, BOSS_ENCOUNTER, HP_THRESHOLD_REACHED, HEAVY_BLOW ->
          switch (state.content().items().get(kind).effect()) {
            case TRADE_PLACES -> seen && !state.heroOnSanctuary();
            case DELAY_ENEMIES, LURE_ENEMIES, SHRAPNEL, SMOKE -> seen;
            case RAISE_WALLS, HASTE -> true;
            case WEAPON, PIERCING_WEAPON, DRAINING_WEAPON, POTION, TOUGHEN -> false;
          };
      case LOOT_FOUND,
          DOOR_BLOCKED,
          FLOOR_TRANSITION,
          BRANCH_CHOICE,
          GOD_OFFER,
          CAMP_CHOICE,
          PERK_CHOICE,
          CHECKPOINT_AVAILABLE,
          HAZARD_AHEAD ->
          false;
    };
  }

  /** Takes an action; who was asked about may be elsewhere or no more, so that is asked anew. */
  static void use(DelveState state, Turn<DelveState, DelveEvent> turn, String item) {
    int kind = state.content().itemNamed(item);
    boolean met =
        state.question().encounter() || state.question().kind() == Question.Kind.HEAVY_BLOW;
    if (met) turn.emit(RunEvent.Answered.of(state.question().kind()));
    turn.emit(new ActionEvent.ItemUsed(kind, item, Timing.actionCost(state, Actors.HERO)));
    ItemEffects.use(state, turn, kind);
    Encounters.wake(state, turn);
    Encounters.endIfNobodyIsLeft(state, turn);
    if (met) Encounters.askAgain(state, turn);
  }
}
