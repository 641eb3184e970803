package dev.astragal.tui.play;

import dev.astragal.tui.config.Action;
import dev.astragal.tui.game.ChoiceList;
import dev.astragal.tui.game.GameView;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.term.Key;
import java.util.Optional;

/** What each key does while a game is played. Only one of them answers: the one that takes. */
final class PlayKeys {
  private final Stage stage;
  private final GameView view;
  private final Play play;
  private final PlayMenu menu;

  PlayKeys(Stage stage, GameView view, Play play, PlayMenu menu) {
    this.stage = stage;
    this.view = view;
    this.play = play;
    this.menu = menu;
  }

  void press(Key key, Optional<Action> action) {
    if (key.isDigit()) {
      choices().digit(Integer.parseInt(key.name()));
      return;
    }
    if (view.openOverlay(key)) return;
    if (action.isEmpty()) stage.complain(stage.text("unbound", "key", key.name()));
    else if (!view.press(action.get())) act(action.get());
  }

  private ChoiceList choices() {
    return play.desk().choices();
  }

  private void take() {
    if (play.desk().marked().isPresent()) play.desk().marked().get().taken().run();
    else if (choices().size() > 0) stage.complain(stage.text("mark-first"));
  }

  private void act(Action action) {
    switch (action) {
      case UP -> choices().move(0, -1);
      case DOWN -> choices().move(0, 1);
      case LEFT -> choices().move(-1, 0);
      case RIGHT -> choices().move(1, 0);
      case FIRST -> choices().select(0);
      case LAST -> choices().select(Integer.MAX_VALUE);
      case TAKE -> take();
      case MORE -> play.turnToOrders(!play.ordering());
      case UNDO -> play.takeBack();
      case AUTO -> play.toggleAuto();
      case STEP -> play.step();
      case FASTER -> menu.tempo().faster();
      case SLOWER -> menu.tempo().slower();
      case TRACE -> menu.trace();
      case MENU -> {
        if (play.ordering()) play.turnToOrders(false);
        else menu.open();
      }
      case COMMAND -> menu.commands().open();
      case HELP -> menu.help();
      case QUIT -> play.quit();
      default -> stage.notHere(action);
    }
  }
}
