package dev.astragal.tui.config;

import java.util.List;
import java.util.Locale;

/** What a key can do, with the keys that do it unless the player says otherwise. */
public enum Action {
  UP("up k"),
  DOWN("down j"),
  LEFT("left h"),
  RIGHT("right l"),
  TAKE("enter"),
  MORE("c"),
  LOOK("x"),
  ADVICE("a"),
  HISTORY("p ctrl-p"),
  FILTER("f"),
  AMOUNT("#"),
  RULES("i"),
  PAGE_UP("pageup ctrl-b"),
  PAGE_DOWN("pagedown ctrl-f"),
  FIRST("home g"),
  LAST("end G"),
  UNDO("u"),
  AUTO("space"),
  STEP("."),
  STEP_BACK(","),
  FASTER("+ ="),
  SLOWER("-"),
  MARKER_NEXT("]"),
  MARKER_BACK("["),
  FORK("F"),
  FORK_LUCK("R"),
  SEARCH("/"),
  SEARCH_NEXT("n"),
  SEARCH_BACK("N"),
  TRACE("L"),
  FOCUS("tab"),
  FOCUS_BACK("backtab"),
  ZOOM("z"),
  VIEW("v"),
  COMMAND(":"),
  MENU("esc"),
  HELP("? f1"),
  REDRAW("ctrl-l"),
  QUIT("q ctrl-c");

  private final String keys;

  Action(String keys) {
    this.keys = keys;
  }

  List<String> defaultKeys() {
    return List.of(keys.split(" "));
  }

  /** Its name in the configuration and, after {@code action.}, in the texts. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
