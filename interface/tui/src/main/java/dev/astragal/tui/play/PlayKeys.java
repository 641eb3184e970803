package dev.astragal.tui.play;

import dev.astragal.tui.config.Action;
import dev.astragal.tui.game.ChoiceList;
import dev.astragal.tui.game.GameView;
import dev.astragal.tui.stage.LineDialog;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.term.Key;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

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
    if (!view.lookingAround()) {
      if (key.isDigit()) {
        choices().digit(Integer.parseInt(key.name()));
        return;
      }
      if (view.openOverlay(key) || choices().letter(key)) return;
    }
    if (action.isEmpty()) {
      stage.complain(stage.text("unbound", "key", key.name()));
      return;
    }
    if (action.get() == Action.FOCUS && !view.lookingAround() && play.nextPreset()) return;
    Optional<String> thing = view.lookedAt();
    if (view.press(action.get())) return;
    if (thing.isPresent()) mark(thing.get());
    else act(action.get());
  }

  /** From a thing to what can be done with it; taking it is another key press. */
  private void mark(String thing) {
    if (!play.desk().markAbout(thing)) stage.complain(stage.text("look.no-deed"));
  }

  /** A click marks, and a click on what is marked takes it. */
  void click(int x, int y) {
    OptionalInt choice = choices().at(x, y);
    if (!view.lookingAround() && choice.isPresent()) {
      if (choice.equals(choices().marked())) take();
      else choices().select(choice.getAsInt());
    } else view.pointAt(x, y);
  }

  private ChoiceList choices() {
    return play.desk().choices();
  }

  private void take() {
    if (play.desk().marked().isPresent()) play.desk().marked().get().take();
    else if (choices().size() > 0) stage.complain(stage.text("mark-first"));
  }

  private void sideways(int by) {
    if (choices().inColumns() || !play.desks().adjust(play.desk(), by)) choices().move(by, 0);
  }

  private void filter() {
    stage.open(
        new LineDialog(
            stage.text("filter") + ": ", "", List.of(), choices()::filter, choices()::filter));
  }

  private void amount() {
    if (play.desk().marked().filter(DeskRow::counted).isEmpty()) {
      stage.complain(stage.text("amount.none"));
      return;
    }
    stage.open(new LineDialog(stage.text("amount.which") + ": ", "", List.of(), play::amount));
  }

  private void act(Action action) {
    switch (action) {
      case UP -> choices().move(0, -1);
      case DOWN -> choices().move(0, 1);
      case LEFT -> sideways(-1);
      case RIGHT -> sideways(1);
      case FIRST -> choices().selectEnd(false);
      case LAST -> choices().selectEnd(true);
      case FILTER -> filter();
      case AMOUNT -> amount();
      case RULES -> menu.rules();
      case TAKE -> take();
      case MORE -> play.turnToOrders(!play.ordering());
      case UNDO -> play.takeBack();
      case ADVICE -> menu.advice();
      case AUTO -> play.toggleAuto();
      case STEP -> play.step();
      case FASTER -> {
        if (!play.desks().adjust(play.desk(), 1)) menu.tempo().faster();
      }
      case SLOWER -> {
        if (!play.desks().adjust(play.desk(), -1)) menu.tempo().slower();
      }
      case TRACE -> menu.trace();
      case MENU -> {
        if (choices().filtered()) choices().filter("");
        else if (play.ordering()) play.turnToOrders(false);
        else menu.open();
      }
      case COMMAND -> menu.commands().open();
      case HELP -> menu.help();
      case QUIT -> play.quit();
      default -> stage.notHere(action);
    }
  }
}
