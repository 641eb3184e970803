package dev.astragal.tui.play;

import dev.astragal.tui.config.Action;
import dev.astragal.tui.game.ChoiceList;
import dev.astragal.tui.game.GameView;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.term.Key;
import java.util.Optional;
import java.util.OptionalInt;

/** What each key does while a game is played. */
final class PlayKeys {
  private final Stage stage;
  private final GameView view;
  private final Play<?, ?, ?> play;
  private final PlayMenu<?, ?, ?> menu;

  PlayKeys(Stage stage, GameView view, Play<?, ?, ?> play, PlayMenu<?, ?, ?> menu) {
    this.stage = stage;
    this.view = view;
    this.play = play;
    this.menu = menu;
  }

  void press(Key key, Optional<Action> action) {
    if (key.isDigit()) {
      OptionalInt taken = choices().digit(Integer.parseInt(key.name()));
      if (taken.isPresent()) play.desk().take(taken.getAsInt());
      return;
    }
    if (key.equals(Key.BACKSPACE) && choices().erase()) return;
    if (view.openOverlay(key)) return;
    if (action.isEmpty()) stage.complain(stage.text("unbound", "key", key.name()));
    else if (!view.press(action.get())) act(action.get());
  }

  private ChoiceList choices() {
    return play.desk().choices();
  }

  private void act(Action action) {
    switch (action) {
      case UP -> choices().move(0, -1);
      case DOWN -> choices().move(0, 1);
      case LEFT -> choices().move(-1, 0);
      case RIGHT -> choices().move(1, 0);
      case FIRST -> choices().select(0);
      case LAST -> choices().select(Integer.MAX_VALUE);
      case TAKE -> play.desk().take(choices().selected());
      case MORE -> menu.more();
      case UNDO -> play.undo();
      case AUTO -> play.toggleAuto();
      case STEP -> play.advance(1);
      case FASTER -> play.tempo().faster();
      case SLOWER -> play.tempo().slower();
      case TRACE -> menu.trace();
      case MENU -> menu.open();
      case COMMAND -> menu.commands().open();
      case HELP -> menu.help();
      case QUIT -> play.quit();
      default -> stage.notHere(action);
    }
  }
}
