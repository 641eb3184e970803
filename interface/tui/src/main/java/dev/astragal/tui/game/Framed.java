package dev.astragal.tui.game;

import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Wish;
import java.util.function.IntUnaryOperator;

/**
 * The room that what stands in a frame would like.
 *
 * @param wide the cells inside
 * @param tight the rows inside that show everything, at a width
 * @param high the rows inside it would like, at a width
 */
record Framed(int wide, IntUnaryOperator tight, IntUnaryOperator high) implements Wish {
  private static final int FRAME = 2;

  /** The player's own part of the picture. */
  static Wish desk(GameView.Desk desk, Pen pen) {
    return new Framed(
        desk.wide(),
        width -> desk.lines(pen, width).size() + desk.tight(width),
        width -> desk.lines(pen, width).size() + desk.high(width));
  }

  /** The news. */
  static Wish log(EventLog log) {
    return new Framed(0, log::newRows, log::newRows);
  }

  @Override
  public int width() {
    return wide + FRAME;
  }

  @Override
  public int narrow() {
    return FRAME;
  }

  @Override
  public int least(int width) {
    return FRAME + 1;
  }

  @Override
  public int enough(int width) {
    return tight.applyAsInt(Math.max(1, width - FRAME)) + FRAME;
  }

  @Override
  public int height(int width) {
    return high.applyAsInt(Math.max(1, width - FRAME)) + FRAME;
  }
}
