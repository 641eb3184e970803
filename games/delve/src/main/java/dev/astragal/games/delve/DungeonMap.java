package dev.astragal.games.delve;

import dev.astragal.games.delve.floors.FloorPlan;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;
import dev.astragal.parts.board.FieldOfView;
import dev.astragal.parts.board.Opacity;
import dev.astragal.parts.board.Square;
import java.util.Arrays;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** The floor the hero is on: tiles, ways in and out, what lies on it. Former floors are gone. */
public final class DungeonMap extends Described<DungeonMap> {
  private static final Copies<DungeonMap> COPIES = Copies.of(DungeonMap.class);

  /** More than any floor holds. */
  static final int ITEMS_MAX = 40;

  static final int GONE = -1;

  byte[] tiles;
  int entry;
  int stairs;
  int[] itemKind = new int[ITEMS_MAX];
  int[] itemCell = new int[ITEMS_MAX];
  int itemCount;

  /** Who stands where and what lies where, plus one; derived, so that lookups cost nothing. */
  byte[] standing;

  byte[] lying;

  /** Derived when somebody looks, forgotten when a tile becomes another; copies share it. */
  private @Nullable Opacity opacity;

  /** Where cells lie; derived, and shared by copies. */
  private Square board;

  /** Working memory of looks, kept as every step of the hero is one. */
  private transient @Nullable IntConsumer light;

  private transient int found;

  DungeonMap(FloorPlan plan) {
    tiles = plan.tiles();
    board = plan.board();
    standing = new byte[tiles.length];
    lying = new byte[tiles.length];
    install(plan);
  }

  DungeonMap(int width, byte[] tiles) {
    this.tiles = tiles;
    board = new Square(width, tiles.length / width);
    standing = new byte[tiles.length];
    lying = new byte[tiles.length];
  }

  final void install(FloorPlan plan) {
    tiles = plan.tilesOver(tiles);
    opacity = null;
    board = plan.board();
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

  public int width() {
    return board.width();
  }

  public int height() {
    return board.height();
  }

  public Square board() {
    return board;
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
    return y * board.width() + x;
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
    return board.steps(a, b);
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

  /**
   * Marks what is seen from {@code origin} as visible and discovered, and everything else as not
   * visible.
   *
   * @return how many cells were discovered by it
   */
  int look(int origin, int radius) {
    Opacity known = opacity;
    if (known == null) {
      known = Opacity.of(board, cell -> Tile.opaque(tiles[cell]));
      opacity = known;
    }
    for (int i = 0; i < tiles.length; i++) tiles[i] &= ~Tile.VISIBLE;
    IntConsumer lit = light;
    if (lit == null) {
      lit = this::discover;
      light = lit;
    }
    found = 0;
    FieldOfView.ofRadius(radius).look(known, origin, lit);
    return found;
  }

  private void discover(int cell) {
    byte tile = tiles[cell];
    if (!Tile.discovered(tile)) found++;
    tiles[cell] = (byte) (tile | Tile.VISIBLE | Tile.DISCOVERED);
  }

  void become(int cell, int kind) {
    opacity = null;
    tiles[cell] = (byte) ((tiles[cell] & ~(Tile.KIND | Tile.HAZARD)) | kind);
  }

  @Override
  public DungeonMap copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    int width = fields.int32("width", board.width());
    tiles = fields.bytes("tiles", tiles);
    entry = fields.int32("entry", entry);
    stairs = fields.int32("stairs", stairs);
    itemCount = fields.filled("itemKind", itemKind, itemCount);
    fields.int32s("itemCell", itemCell, itemCount);
    if (fields.reading()) derive(width);
  }

  /** What lookups need; who stands where is for those to say who stand there. */
  private void derive(int width) {
    opacity = null;
    board = new Square(width, tiles.length / width);
    standing = new byte[tiles.length];
    lying = new byte[tiles.length];
    for (int i = 0; i < itemCount; i++) {
      if (itemCell[i] != GONE) lying[itemCell[i]] = (byte) (i + 1);
    }
  }
}
