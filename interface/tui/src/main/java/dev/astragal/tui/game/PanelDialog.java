package dev.astragal.tui.game;

import dev.astragal.kernel.screen.Panel;
import dev.astragal.runtime.content.Messages;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.panel.PanelView;
import dev.astragal.tui.stage.Dialog;
import dev.astragal.tui.stage.TextDialog;
import dev.astragal.tui.term.Key;
import java.util.Optional;

/** A panel the game keeps hidden until it is asked for. */
final class PanelDialog implements Dialog {
  private final Panel panel;
  private final Messages messages;
  private int scroll;

  PanelDialog(Panel panel, Messages messages) {
    this.panel = panel;
    this.messages = messages;
  }

  @Override
  public void draw(Pen pen) {
    PanelView view = PanelView.of(panel, messages, pen, pen.canvas().width());
    int width = Math.min(view.width(), TextDialog.widest(pen));
    scroll =
        view.draw(pen, TextDialog.centred(pen, width, view.height(width)), true, scroll).scroll();
  }

  @Override
  public boolean press(Key key, Optional<Action> action) {
    if (action.isEmpty()) return false;
    switch (action.get()) {
      case UP -> scroll--;
      case DOWN -> scroll++;
      case PAGE_UP -> scroll -= 10;
      case PAGE_DOWN -> scroll += 10;
      default -> {
        return false;
      }
    }
    return true;
  }
}
