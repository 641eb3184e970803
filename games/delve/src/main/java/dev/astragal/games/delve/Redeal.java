package dev.astragal.games.delve;

import dev.astragal.games.delve.floors.FloorPlan;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.games.delve.rules.PerkOffer;
import dev.astragal.kernel.rng.Rng;
import java.util.List;

/**
 * Deals anew what the player cannot know: the floors below, the ground not yet discovered on this
 * one, who and what waits there, and where those have gone who are out of view. The first floor is
 * the same for everybody, so only its wanderers are dealt.
 */
final class Redeal {
  private static final int NOWHERE = -1;

  private final DelveState state;
  private final Rng rng;

  private Redeal(DelveState state, Rng rng) {
    this.state = state;
    this.rng = rng;
  }

  static DelveState unseen(DelveState state, Rng rng) {
    new Redeal(state, rng).deal();
    return state;
  }

  private void deal() {
    if (state.progress.seeded) newDungeon();
    if (state.progress.floor > 1 || (state.since(2) && state.progress.seeded)) {
      FloorPlan fresh = state.planned(state.progress.floor);
      HiddenGround.deal(state, fresh, rng);
      items(fresh.items());
      strangers(fresh.enemies());
    }
    wanderers();
  }

  /** A perk offer is drawn from the dungeon's seed and is in plain sight. */
  private void newDungeon() {
    boolean offered = state.question.kind == Question.Kind.PERK_CHOICE;
    List<Integer> offer = offered ? PerkOffer.of(state) : List.of();
    do {
      state.progress.dungeonSeed = rng.below(Long.MAX_VALUE);
    } while (offered && !PerkOffer.of(state).equals(offer));
  }

  private void items(List<FloorPlan.Placement> fresh) {
    DungeonMap map = state.map;
    for (int item = 0; item < map.itemCount; item++)
      if (map.itemCell[item] != DungeonMap.GONE && !discovered(map.itemCell[item]))
        map.removeItem(item);
    for (FloorPlan.Placement placed : fresh)
      if (secret(placed.cell())) map.addItem(placed.kind(), placed.cell());
  }

  /** Those never met are others, elsewhere; that the boss is there is known, but not where. */
  private void strangers(List<FloorPlan.Placement> fresh) {
    Actors actors = state.actors;
    int boss = state.content().boss();
    int lair = NOWHERE;
    for (int enemy = 1; enemy < actors.count; enemy++) {
      if (!actors.alive(enemy) || met(enemy) || discovered(actors.cell[enemy])) continue;
      if (actors.kind[enemy] == boss) lair = actors.cell[enemy];
      state.map.clear(actors.cell[enemy]);
      actors.hp[enemy] = 0;
    }
    if (lair != NOWHERE) settle(boss, nearStairs(lair));
    for (FloorPlan.Placement placed : fresh)
      if (placed.kind() != boss && secret(placed.cell())) settle(placed.kind(), placed.cell());
  }

  /** Takes the place of somebody who is no more; nobody can tell. */
  private void settle(int kind, int cell) {
    Actors actors = state.actors;
    int slot = 1;
    while (slot < actors.count && actors.alive(slot)) slot++;
    if (slot == Actors.MAX) return;
    actors.count = Math.max(actors.count, slot + 1);
    actors.settle(slot, kind, cell, state.enemyHealth(kind));
    state.map.place(slot, cell);
  }

  /** The secret cell nearest to the stairs; where there is none, the real lair or anywhere. */
  private int nearStairs(int lair) {
    DungeonMap map = state.map;
    int best = NOWHERE;
    for (int cell = 0; cell < map.cells(); cell++) {
      if (!secret(cell)) continue;
      if (best == NOWHERE || map.distance(cell, map.stairs) < map.distance(best, map.stairs))
        best = cell;
    }
    if (best != NOWHERE) return best;
    if (lair == map.stairs) return anywhereOutOfView();
    HiddenGround.digTo(state, lair);
    return lair;
  }

  /** Those once met are still there, somewhere out of view. */
  private void wanderers() {
    Actors actors = state.actors;
    for (int enemy = 1; enemy < actors.count; enemy++) {
      int cell = actors.cell[enemy];
      if (!actors.alive(enemy) || state.map.visible(cell) || !met(enemy) || hunted(enemy)) continue;
      int to = anywhereOutOfView();
      if (to != NOWHERE) state.walk(enemy, to);
    }
  }

  /** The screen says where the hero is going. */
  private boolean hunted(int enemy) {
    return state.intent.reason == AutoReason.HUNT
        && state.intent.target == state.actors.cell[enemy];
  }

  private boolean met(int enemy) {
    Actors actors = state.actors;
    return actors.awake(enemy)
        || actors.flags[enemy] != 0
        || actors.attacks[enemy] > 0
        || actors.hp[enemy] < actors.maxHp[enemy];
  }

  private int anywhereOutOfView() {
    int chosen = NOWHERE;
    int found = 0;
    for (int cell = 0; cell < state.map.cells(); cell++) {
      if (state.map.visible(cell) || !free(cell)) continue;
      if (rng.below(++found) == 0) chosen = cell;
    }
    return chosen;
  }

  private boolean discovered(int cell) {
    return Tile.discovered(state.map.tile(cell));
  }

  /** Where an enemy or an item may wait without having been seen. */
  private boolean secret(int cell) {
    return !discovered(cell) && free(cell);
  }

  private boolean free(int cell) {
    DungeonMap map = state.map;
    return Tile.kind(map.tile(cell)) == Tile.FLOOR
        && map.distance(cell, map.entry) > 1
        && map.actorAt(cell) < 0;
  }
}
