package dev.astragal.games.mir.state;

import dev.astragal.games.mir.json.Json;
import dev.astragal.kernel.state.Ints;
import org.jspecify.annotations.Nullable;

/**
 * The map, which no action changes, laid out cell by cell. Its own board because the order in which
 * neighbours are asked, up, down, left and right, is in every recorded way.
 */
public final class Board implements dev.astragal.parts.board.Board {
  private static final int BLOCKS_MOVEMENT = 1;
  private static final int BLOCKS_VISION = 2;
  private static final int DIFFICULT = 4;
  private static final String DIFFICULT_TYPE = "difficult";

  private final String name;
  private final int width;
  private final int height;
  private final boolean foggy;
  private final byte[] cells;
  private final @Nullable Ints[] beside;

  private Board(String name, int width, int height, boolean foggy) {
    this.name = name;
    this.width = width;
    this.height = height;
    this.foggy = foggy;
    this.cells = new byte[width * height];
    this.beside = new Ints[cells.length];
  }

  private Ints around(int cell) {
    Ints around = Ints.zeros(0);
    if (cell >= width) around = around.added(cell - width);
    if (cell + width < cells.length) around = around.added(cell + width);
    if (cell % width > 0) around = around.added(cell - 1);
    if (cell % width < width - 1) around = around.added(cell + 1);
    return around;
  }

  public static Board read(Json.Obj map) {
    Json.Obj size = map.object("grid").object("size");
    Board board =
        new Board(
            map.text("name"),
            (int) size.whole("width"),
            (int) size.whole("height"),
            map.at("fogOfWarEnabled") == Json.Literal.TRUE);
    for (Json entry : map.items("terrain")) {
      Json.Obj tile = (Json.Obj) entry;
      int flags = 0;
      if (tile.at("blocksMovement") == Json.Literal.TRUE) flags |= BLOCKS_MOVEMENT;
      if (tile.get("blocksVision") == Json.Literal.TRUE) flags |= BLOCKS_VISION;
      if (tile.text("type").equals(DIFFICULT_TYPE)) flags |= DIFFICULT;
      board.cells[(int) tile.whole("x") + (int) tile.whole("y") * board.width] = (byte) flags;
    }
    return board;
  }

  @Override
  public int cells() {
    return cells.length;
  }

  @Override
  public Ints beside(int cell) {
    Ints known = beside[cell];
    if (known == null) {
      known = around(cell);
      beside[cell] = known;
    }
    return known;
  }

  public String name() {
    return name;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** Whether what nobody of a side sees is hidden from it. */
  public boolean foggy() {
    return foggy;
  }

  public boolean contains(int x, int y) {
    return x >= 0 && x < width && y >= 0 && y < height;
  }

  public boolean blocksMovement(int x, int y) {
    return has(x, y, BLOCKS_MOVEMENT);
  }

  public boolean blocksVision(int x, int y) {
    return has(x, y, BLOCKS_VISION);
  }

  public boolean difficult(int x, int y) {
    return has(x, y, DIFFICULT);
  }

  private boolean has(int x, int y, int flag) {
    return contains(x, y) && (cells[x + y * width] & flag) != 0;
  }
}
