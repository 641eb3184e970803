package dev.astragal.runtime.samples;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;

/** Dice with a line on the screen that nobody wrote. */
public final class Unwritten extends Dice {
  @Override
  public Screen present(Table table, Seat viewer) {
    return Screen.of(Panel.text("scores", Msg.of("unwritten")));
  }
}
