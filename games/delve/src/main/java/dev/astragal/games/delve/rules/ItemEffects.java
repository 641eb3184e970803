package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.ActionEvent;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.EncounterEvent;
import dev.astragal.games.delve.GrowthEvent;
import dev.astragal.games.delve.HarmEvent;
import dev.astragal.games.delve.Loadout;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.map.Obstacles;
import dev.astragal.games.delve.map.Terrain;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.state.Ints;
import dev.astragal.parts.board.PathSearch;

/** What each item does when it is kept, or used. */
public final class ItemEffects {
  private ItemEffects() {}

  static void use(DelveState state, Turn<DelveState, DelveEvent> turn, int kind) {
    ItemKind item = state.content().items().get(kind);
    switch (item.effect()) {
      case WEAPON, PIERCING_WEAPON, DRAINING_WEAPON -> equip(state, turn, kind);
      case POTION -> turn.emit(new GrowthEvent.PotionStowed(kind));
      case TRADE_PLACES -> tradePlaces(state, turn, item.amount());
      case RAISE_WALLS -> {
        Fortification.raise(state, turn);
        if (item.amount() > 0) turn.emit(new GrowthEvent.Healed(item.amount()));
      }
      case DELAY_ENEMIES -> delay(state, turn, item.amount());
      case LURE_ENEMIES -> {
        for (int step = 0; step < Math.max(1, item.amount()); step++)
          lure(state, turn, item.amount() > 0 && state.since(4));
      }
      case SMOKE -> smoke(state, turn, item.amount());
      case SHRAPNEL -> shrapnel(state, turn, item.amount());
      case HASTE -> turn.emit(new ActionEvent.Hasted(state.progress().clock() + item.amount()));
      case TOUGHEN -> turn.emit(new GrowthEvent.Bolstered(item.amount(), item.amount()));
    }
  }

  private static void equip(DelveState state, Turn<DelveState, DelveEvent> turn, int kind) {
    String what = state.content().items().get(kind).id();
    turn.emit(new GrowthEvent.WeaponEquipped(kind, what, slotFor(state)));
  }

  /** Where a weapon that is taken goes: the first empty slot, or the one in hand. */
  public static int slotFor(DelveState state) {
    if (state.loadout().weapon(Loadout.PRIMARY) == Loadout.NONE) return Loadout.PRIMARY;
    if (state.loadout().weapon(Loadout.RESERVE) == Loadout.NONE) return Loadout.RESERVE;
    return state.loadout().activeSlot();
  }

  /** With the nearest enemy, which may be dazed by it. */
  private static void tradePlaces(DelveState state, Turn<DelveState, DelveEvent> turn, int dazed) {
    Ints near = Encounters.nearestFirst(state);
    if (near.size() == 0) return;
    int enemy = near.get(0);
    turn.emit(new ActionEvent.PlacesTraded(enemy, name(state, enemy)));
    if (dazed > 0 && state.actors().awake(enemy))
      turn.emit(new ActionEvent.Delayed(enemy, name(state, enemy), dazed));
  }

  private static void delay(DelveState state, Turn<DelveState, DelveEvent> turn, int ticks) {
    Ints seen = Encounters.nearestFirst(state);
    for (int i = 0; i < seen.size(); i++) {
      int enemy = seen.get(i);
      if (state.actors().awake(enemy))
        turn.emit(new ActionEvent.Delayed(enemy, name(state, enemy), ticks));
    }
  }

  /**
   * Each enemy in view, nearest first, is pulled one step if the way is free, which may cost it an
   * action.
   */
  private static void lure(DelveState state, Turn<DelveState, DelveEvent> turn, boolean stuns) {
    Ints seen = Encounters.nearestFirst(state);
    for (int i = 0; i < seen.size(); i++) {
      int enemy = seen.get(i);
      Obstacles obstacles = EnemyTurn.sanctuaries(state);
      PathSearch paths = state.scratch().paths();
      int length =
          paths.find(
              obstacles.on(state.map().tiles(), Terrain.SAFE),
              state.actors().cell(enemy),
              state.heroCell());
      if (length <= 1 || state.map().actorAt(paths.step(0)) >= 0) continue;
      turn.emit(new ActionEvent.Lured(enemy, name(state, enemy), paths.step(0)));
      if (stuns && state.actors().awake(enemy)) {
        int ticks = Timing.actionCost(state, enemy);
        turn.emit(new ActionEvent.Delayed(enemy, name(state, enemy), ticks));
      }
    }
  }

  /** Nobody remembers the hero, and those who see it again do so late. */
  private static void smoke(DelveState state, Turn<DelveState, DelveEvent> turn, int ticks) {
    Ints seen = Encounters.nearestFirst(state);
    turn.emit(new EncounterEvent.TraceCleared());
    turn.emit(new EncounterEvent.ThreatPurged());
    for (int i = 0; i < seen.size(); i++) {
      int enemy = seen.get(i);
      int at = state.progress().clock() + Timing.actionCost(state, enemy) + ticks;
      turn.emit(new EncounterEvent.Woke(enemy, name(state, enemy), at));
    }
  }

  private static void shrapnel(DelveState state, Turn<DelveState, DelveEvent> turn, int damage) {
    Ints seen = Encounters.nearestFirst(state);
    for (int i = 0; i < seen.size(); i++) {
      int enemy = seen.get(i);
      turn.emit(new HarmEvent.Burst(enemy, name(state, enemy), damage));
      if (!state.actors().alive(enemy)) Combat.slay(state, turn, enemy, false);
    }
  }

  private static String name(DelveState state, int enemy) {
    return Combat.enemyKind(state, enemy).id();
  }
}
