package dev.astragal.tui.game;

import dev.astragal.tui.layout.Wish;

/** The room the news would like. */
record LogWish(EventLog log) implements Wish {
  private static final int FRAME = 2;

  @Override
  public int width() {
    return FRAME;
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

  @Override
  public int height(int width) {
    return log.newRows(width - FRAME) + FRAME;
  }
}
