package dev.astragal.games.delve.screen;

import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.DungeonMap;
import dev.astragal.games.delve.content.DelveContent;
import dev.astragal.games.delve.content.EnemyKind;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.floors.Branch;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.games.delve.rules.Encounters;
import dev.astragal.games.delve.words.Things;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The floor as far as it is known; who is alive only where the hero looks, and what was seen to
 * lie.
 */
public final class MapPanel {
  /** What lies about, by the sign it has on the map. */
  private enum Sort {
    WEAPON(')'),
    POTION('!'),
    CHARM('?'),
    PERK('*');

    private final char glyph;

    Sort(char glyph) {
      this.glyph = glyph;
    }

    static Sort of(DelveContent content, int kind) {
      if (content.isPerk(kind)) return PERK;
      ItemKind item = content.items().get(kind);
      if (item.weapon()) return WEAPON;
      return item.potion() || DRUNK.contains(item.effect()) ? POTION : CHARM;
    }
  }

  private static final List<ItemKind.Effect> DRUNK =
      List.of(ItemKind.Effect.HASTE, ItemKind.Effect.TOUGHEN);

  private MapPanel() {}

  /** One pass over cells, one over actors and items. */
  public static Panel of(DelveState state) {
    DungeonMap map = state.map();
    List<Cell> cells = new ArrayList<>(map.cells());
    for (int cell = 0; cell < map.cells(); cell++) cells.add(ground(state, cell));
    Map<String, Panel.Legend> inView = new LinkedHashMap<>();
    for (int item = 0; item < map.itemCount(); item++) {
      int cell = map.itemCell(item);
      if (cell < 0 || !Tile.discovered(map.tile(cell))) continue;
      Sort sort = Sort.of(state.content(), map.itemKind(item));
      Cell drawn = Cell.of(sort.glyph, map.visible(cell) ? Ink.GOLD : Ink.FAINT);
      inView.put(sort.name(), new Panel.Legend(drawn, Msg.of("legend." + sort)));
      cells.set(cell, drawn.showing(Things.item(state, item)));
    }
    for (int enemy = 1; enemy < state.actors().count(); enemy++) {
      if (!Encounters.visible(state, enemy)) continue;
      EnemyKind kind = Combat.enemyKind(state, enemy);
      Cell drawn = Cell.of(kind.glyph().codePointAt(0), kind.boss() ? Ink.MAGIC : Ink.BAD);
      inView.put(kind.id(), new Panel.Legend(drawn, Msg.word(kind.id())));
      Cell shown = drawn.showing(Things.enemy(state, enemy));
      cells.set(
          state.actors().cell(enemy), state.actors().engaged(enemy) ? shown.highlighted() : shown);
    }
    cells.set(state.heroCell(), Cell.of('@', Ink.GOOD).highlighted().showing(Things.hero(state)));
    List<Panel.Legend> legend = new ArrayList<>(legend());
    legend.addAll(inView.values());
    return new Panel.Grid("map", title(state), map.width(), map.height(), cells, legend);
  }

  private static Msg title(DelveState state) {
    boolean chosen = state.progress().branch() != Branch.UNCOMMITTED;
    return Msg.of(
        chosen ? "panel.map" : "panel.map.first",
        "floor",
        state.progress().floor(),
        "floors",
        state.policy().floors().count(),
        "branch",
        HeroPanel.branch(state));
  }

  private static Cell ground(DelveState state, int cell) {
    byte tile = state.map().tile(cell);
    if (!Tile.discovered(tile)) return Cell.of(' ');
    Ink faint = Tile.visible(tile) ? Ink.NORMAL : Ink.FAINT;
    if (Tile.hazard(tile))
      return there(state, '^', seen(tile, Ink.FIRE), "hazard-" + cell, "hazard");
    return switch (Tile.kind(tile)) {
      case Tile.WALL -> Cell.of('#', seen(tile, Ink.STONE));
      case Tile.CLOSED_DOOR, Tile.SHUT_DOOR ->
          there(state, '+', seen(tile, Ink.WOOD), Things.doorId(cell), "door");
      case Tile.OPEN_DOOR ->
          there(state, '/', seen(tile, Ink.WOOD), Things.doorId(cell), "open-door");
      case Tile.DOWN_STAIRS -> there(state, '>', Ink.STRONG, "stairs", "stairs");
      default ->
          cell == state.map().entry()
              ? there(state, '.', faint, "entry", "entry")
              : Cell.of('.', faint);
    };
  }

  private static Cell there(DelveState state, char glyph, Ink ink, String id, String keyword) {
    return Cell.of(glyph, ink).showing(Things.keyword(id, keyword, state.policy()));
  }

  private static Ink seen(byte tile, Ink ink) {
    return Tile.visible(tile) ? ink : Ink.FAINT;
  }

  private static List<Panel.Legend> legend() {
    return List.of(
        legend('@', Ink.GOOD, "hero"),
        legend('#', Ink.STONE, "wall"),
        legend('+', Ink.WOOD, "door"),
        legend('/', Ink.WOOD, "open-door"),
        legend('>', Ink.STRONG, "stairs"),
        legend('^', Ink.FIRE, "hazard"));
  }

  private static Panel.Legend legend(char glyph, Ink ink, String key) {
    return new Panel.Legend(Cell.of(glyph, ink), Msg.of("legend." + key));
  }
}
