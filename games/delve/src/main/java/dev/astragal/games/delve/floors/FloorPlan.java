package dev.astragal.games.delve.floors;

import dev.astragal.games.delve.map.Tile;
import dev.astragal.parts.board.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A floor before anybody enters it: tiles with hazards, where one arrives and leaves, who waits.
 */
public final class FloorPlan {
  private static final Comparator<Placement> BY_CELL_THEN_KIND =
      Comparator.comparingInt(Placement::cell).thenComparingInt(Placement::kind);

  /** Something of a kind on a cell. */
  public record Placement(int kind, int cell) {}

  private final Square board;
  private final byte[] tiles;
  private int entry;
  private int stairs;
  private final List<Placement> enemies = new ArrayList<>();
  private final List<Placement> items = new ArrayList<>();

  FloorPlan(int width, int height) {
    board = new Square(width, height);
    tiles = new byte[board.cells()];
  }

  public Square board() {
    return board;
  }

  public int width() {
    return board.width();
  }

  public int height() {
    return board.height();
  }

  public byte[] tiles() {
    return tiles.clone();
  }

  /** Its tiles, written over those of another floor where they fit. */
  public byte[] tilesOver(byte[] former) {
    if (former.length != tiles.length) return tiles();
    System.arraycopy(tiles, 0, former, 0, tiles.length);
    return former;
  }

  public int entry() {
    return entry;
  }

  public int stairs() {
    return stairs;
  }

  /** In the order of (row, column, kind), which becomes the order of ids. */
  public List<Placement> enemies() {
    return sorted(enemies);
  }

  public List<Placement> items() {
    return sorted(items);
  }

  private static List<Placement> sorted(List<Placement> placed) {
    List<Placement> all = new ArrayList<>(placed);
    all.sort(BY_CELL_THEN_KIND);
    return all;
  }

  public int hazards() {
    int count = 0;
    for (byte tile : tiles) if (Tile.hazard(tile)) count++;
    return count;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FloorPlan plan
        && board.equals(plan.board)
        && entry == plan.entry
        && stairs == plan.stairs
        && Arrays.equals(tiles, plan.tiles)
        && enemies().equals(plan.enemies())
        && items().equals(plan.items());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(tiles);
  }

  int cell(int x, int y) {
    return y * board.width() + x;
  }

  int kind(int cell) {
    return Tile.kind(tiles[cell]);
  }

  /** Floor without a hazard. */
  boolean plainFloor(int cell) {
    return tiles[cell] == Tile.FLOOR;
  }

  void set(int cell, int kind) {
    tiles[cell] = (byte) (kind | (tiles[cell] & Tile.HAZARD));
  }

  void hazard(int cell) {
    tiles[cell] |= Tile.HAZARD;
  }

  void ends(int entryCell, int stairsCell) {
    entry = entryCell;
    stairs = stairsCell;
    tiles[stairsCell] = Tile.DOWN_STAIRS;
    tiles[entryCell] &= ~Tile.HAZARD;
  }

  void enemy(int kind, int cell) {
    enemies.add(new Placement(kind, cell));
  }

  void item(int kind, int cell) {
    items.add(new Placement(kind, cell));
  }

  void moveEnemy(int index, int cell) {
    enemies.set(index, new Placement(enemies.get(index).kind(), cell));
  }

  int enemyCount() {
    return enemies.size();
  }

  boolean enemyAt(int cell) {
    return at(enemies, cell);
  }

  boolean itemAt(int cell) {
    return at(items, cell);
  }

  private static boolean at(List<Placement> placed, int cell) {
    for (int i = 0; i < placed.size(); i++) if (placed.get(i).cell() == cell) return true;
    return false;
  }

  /** Whether an enemy may wait here: plain floor, free, and not next to where one arrives. */
  boolean takesEnemy(int cell) {
    return kind(cell) == Tile.FLOOR && distance(cell, entry) > 1 && !enemyAt(cell);
  }

  int distance(int a, int b) {
    return board.steps(a, b);
  }

  /** The floor tile nearest to a cell; ties go to the smaller (row, column). */
  int nearestFloor(int wanted) {
    int width = board.width();
    int wantedX = board.x(wanted);
    int wantedY = board.y(wanted);
    int best = -1;
    int bestDistance = Integer.MAX_VALUE;
    for (int y = 0; y < height(); y++) {
      int rows = Math.abs(y - wantedY);
      int reach = Math.min(width, bestDistance - rows);
      int last = Math.min(width - 1, wantedX + reach);
      for (int x = Math.max(0, wantedX - reach); x <= last; x++) {
        int distance = Math.abs(x - wantedX) + rows;
        if (distance >= bestDistance || kind(cell(x, y)) != Tile.FLOOR) continue;
        best = cell(x, y);
        bestDistance = distance;
      }
    }
    return best;
  }
}
