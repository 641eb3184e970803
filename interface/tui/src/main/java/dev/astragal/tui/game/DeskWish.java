package dev.astragal.tui.game;

import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Wish;

/** The room the player's own part of the picture would like. */
record DeskWish(GameView.Desk desk, Pen pen) implements Wish {
  private static final int FRAME = 2;

  @Override
  public int width() {
    return desk.rows().width() + FRAME;
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
    return height(width);
  }

  /** What is marked may need a second line. */
  @Override
  public int height(int width) {
    int more = width() > width ? 1 : 0;
    return desk.lines(pen, width - FRAME).size() + desk.rows().height() + more + FRAME;
  }
}
