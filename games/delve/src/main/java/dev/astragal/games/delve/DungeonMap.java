package dev.astragal.games.delve;

import dev.astragal.games.delve.floors.FloorPlan;
import dev.astragal.games.delve.map.Grid;
import dev.astragal.games.delve.map.Opacity;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The floor the hero is on: tiles, ways in and out, what lies on it. Former floors are gone. */
public final class DungeonMap {
  /** More than any floor holds. */
  static final int ITEMS_MAX = 24;

  static final int GONE = -1;

  int width;
  byte[] tiles;
  int entry;
  int stairs;
  final int[] itemKind = new int[ITEMS_MAX];
  final int[] itemCell = new int[ITEMS_MAX];
  int itemCount;

  /** Who stands where and what lies where, plus one; derived, so that lookups cost nothing. */
  byte[] standing;

  byte[] lying;

  /** Derived when somebody looks, forgotten when a tile becomes another; copies share it. */
  private @Nullable Opacity opacity;

  DungeonMap(FloorPlan plan) {
    tiles = plan.tiles();
    standing = new byte[tiles.length];
    lying = new byte[tiles.length];
    install(plan);
  }

  DungeonMap(int width, byte[] tiles) {
    this.width = width;
    this.tiles = tiles;
    standing = new byte[tiles.length];
    lying = new byte[tiles.length];
  }

  final void install(FloorPlan plan) {
    width = plan.width();
    tiles = plan.tiles();
    opacity = null;
    entry = plan.entry();
    stairs = plan.stairs();
    if (standing.length != tiles.length) {
      standing = new byte[tiles.length];
      lying = new byte[tiles.length];
    }
    Arrays.fill(standing, (byte) 0);
    Arrays.fill(lying, (byte) 0);
    var items = plan.items();
    if (items.size() > ITEMS_MAX)
      throw new IllegalStateException("a floor holds at most " + ITEMS_MAX + " items");
    itemCount = items.size();
    for (int i = 0; i < itemCount; i++) {
      itemKind[i] = items.get(i).kind();
      itemCell[i] = items.get(i).cell();
      lying[itemCell[i]] = (byte) (i + 1);
    }
  }

  DungeonMap copy() {
    DungeonMap copy = new DungeonMap(width, tiles.clone());
    copy.opacity = opacity;
    copy.entry = entry;
    copy.stairs = stairs;
    copy.itemCount = itemCount;
    System.arraycopy(itemKind, 0, copy.itemKind, 0, itemCount);
    System.arraycopy(itemCell, 0, copy.itemCell, 0, itemCount);
    System.arraycopy(standing, 0, copy.standing, 0, standing.length);
    System.arraycopy(lying, 0, copy.lying, 0, lying.length);
    return copy;
  }

  public int width() {
    return width;
  }

  public int height() {
    return tiles.length / width;
  }

  public int cells() {
    return tiles.length;
  }

  /** All tiles row by row, for sight and search. Look, do not change. */
  public byte[] tiles() {
    return tiles;
  }

  public byte tile(int cell) {
    return tiles[cell];
  }

  public int cell(int x, int y) {
    return y * width + x;
  }

  public int entry() {
    return entry;
  }

  public int stairs() {
    return stairs;
  }

  /** Stairs and entry: nobody is attacked there and no enemy steps on them. */
  public boolean sanctuary(int cell) {
    return cell == entry || cell == stairs;
  }

  public boolean visible(int cell) {
    return Tile.visible(tiles[cell]);
  }

  public int distance(int a, int b) {
    return Grid.distance(a, b, width);
  }

  /** Who stands on a cell, or -1. */
  public int actorAt(int cell) {
    return standing[cell] - 1;
  }

  /** Which item lies on a cell, or -1. */
  public int itemAt(int cell) {
    return lying[cell] - 1;
  }

  /** Not 0 where an item lies, for searches. Look, do not change. */
  public byte[] loot() {
    return lying;
  }

  public int itemCount() {
    return itemCount;
  }

  public int itemKind(int item) {
    return itemKind[item];
  }

  /** Where an item lies, or -1 when it is gone. */
  public int itemCell(int item) {
    return itemCell[item];
  }

  void removeItem(int item) {
    lying[itemCell[item]] = 0;
    itemCell[item] = GONE;
  }

  /** Takes the place of an item that is gone, if there is one. */
  void addItem(int kind, int cell) {
    int item = 0;
    while (item < itemCount && itemCell[item] != GONE) item++;
    if (item == ITEMS_MAX) return;
    itemCount = Math.max(itemCount, item + 1);
    itemKind[item] = kind;
    itemCell[item] = cell;
    lying[cell] = (byte) (item + 1);
  }

  void place(int actor, int cell) {
    standing[cell] = (byte) (actor + 1);
  }

  void clear(int cell) {
    standing[cell] = 0;
  }

  Opacity opacity() {
    Opacity known = opacity;
    if (known == null) {
      known = Opacity.of(tiles, width);
      opacity = known;
    }
    return known;
  }

  void become(int cell, int kind) {
    opacity = null;
    tiles[cell] = (byte) ((tiles[cell] & ~(Tile.KIND | Tile.HAZARD)) | kind);
  }

  void describe(StateWriter out) {
    out.open("map");
    out.int32("width", width);
    out.bytes("tiles", tiles, tiles.length);
    out.int32("entry", entry);
    out.int32("stairs", stairs);
    out.int32s("itemKind", itemKind, itemCount);
    out.int32s("itemCell", itemCell, itemCount);
    out.close();
  }

  static DungeonMap read(StateReader in) {
    in.open("map");
    DungeonMap map = new DungeonMap(in.int32("width"), in.bytes("tiles"));
    map.entry = in.int32("entry");
    map.stairs = in.int32("stairs");
    int[] kinds = in.int32s("itemKind");
    int[] cells = in.int32s("itemCell");
    in.close();
    map.itemCount = kinds.length;
    for (int i = 0; i < kinds.length; i++) {
      map.itemKind[i] = kinds[i];
      map.itemCell[i] = cells[i];
      if (cells[i] != GONE) map.lying[cells[i]] = (byte) (i + 1);
    }
    return map;
  }
}
