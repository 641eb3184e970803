package dev.astragal.games.delve;

import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.game.Features;

/** What a player sees of a run, as numbers: the same that the map and the panels show. */
final class DelveFeatures {
  /** Above every kind of ground. */
  private static final int ITEM = Tile.VISIBLE * 2;

  private static final int ENEMY = -1;

  private DelveFeatures() {}

  static void of(DelveState state, Features out) {
    hero(state, out);
    progress(state.progress, out);
    out.add("question", state.question.kind().ordinal());
    out.add("map", map(state));
  }

  private static void hero(DelveState state, Features out) {
    Actors actors = state.actors;
    out.add("health", actors.hp[Actors.HERO]);
    out.add("most health", actors.maxHp[Actors.HERO]);
    out.add("poison", actors.poison[Actors.HERO]);
    out.add("bleeding", actors.bleed[Actors.HERO]);
    out.add("column", state.map.board().x(state.heroCell()));
    out.add("row", state.map.board().y(state.heroCell()));
    out.add("weapons", state.loadout.weapons);
    out.add("weapon in hand", state.loadout.activeSlot);
    out.add("carried", state.loadout.potions);
    for (int perk = 0; perk < state.content().perks().size(); perk++)
      out.add("perk", state.loadout.hasPerk(perk) ? 1 : 0);
    out.add("god", state.loadout.god);
    out.add("retreats at", state.orders.retreatHpThreshold());
    out.add("fights or avoids", state.orders.fightOrAvoid().ordinal());
    out.add("stance", state.orders.stance().ordinal());
    out.add("explores", state.orders.explorationMode().ordinal());
  }

  private static void progress(Progress progress, Features out) {
    out.add("floor", progress.floor);
    out.add("branch", progress.branch.ordinal());
    out.add("clock", progress.clock);
    out.add("kills", progress.kills);
    out.add("kills on this floor", progress.floorKills);
    out.add("in a fight", progress.encounter ? 1 : 0);
    out.add("rests", progress.rests);
  }

  /** The ground as it is known; on it what lies there, and who stands where the hero looks. */
  private static byte[] map(DelveState state) {
    DungeonMap map = state.map;
    byte[] cells = map.tiles.clone();
    for (int cell = 0; cell < cells.length; cell++)
      if (!Tile.discovered(cells[cell])) cells[cell] = 0;
    for (int item = 0; item < map.itemCount; item++) {
      int cell = map.itemCell[item];
      if (cell >= 0 && cells[cell] != 0) cells[cell] = (byte) (ITEM + map.itemKind[item]);
    }
    Actors actors = state.actors;
    for (int enemy = 1; enemy < actors.count; enemy++)
      if (actors.hp[enemy] > 0 && map.visible(actors.cell[enemy]))
        cells[actors.cell[enemy]] = (byte) (ENEMY - actors.kind[enemy]);
    return cells;
  }
}
