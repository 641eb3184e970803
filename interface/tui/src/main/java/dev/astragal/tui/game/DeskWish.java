package dev.astragal.tui.game;

import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Wish;

/** The room the player's own part of the picture would like. */
record DeskWish(GameView.Desk desk, Pen pen) implements Wish {
  private static final int FRAME = 2;

  @Override
  public int width() {
    return desk.wide() + FRAME;
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
    int inside = Math.max(1, width - FRAME);
    return desk.lines(pen, inside).size() + desk.tight(inside) + FRAME;
  }

  @Override
  public int height(int width) {
    int inside = Math.max(1, width - FRAME);
    return desk.lines(pen, inside).size() + desk.high(inside) + FRAME;
  }
}
