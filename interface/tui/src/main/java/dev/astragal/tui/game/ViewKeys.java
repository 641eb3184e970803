package dev.astragal.tui.game;

import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.runtime.content.Messages;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.stage.Hint;
import dev.astragal.tui.stage.Stage;
import java.util.ArrayList;
import java.util.List;

/**
 * The keys of a picture: what can be done in the history, among the things, at a panel, in play.
 */
record ViewKeys(Stage stage) {
  List<Hint> reading() {
    List<Hint> all = new ArrayList<>();
    all.add(Hint.pair(stage, Action.UP, Action.DOWN, "hint.scroll"));
    all.add(Hint.pair(stage, Action.PAGE_UP, Action.PAGE_DOWN, "hint.page"));
    all.addAll(Hint.of(stage, Action.SEARCH));
    all.add(Hint.pair(stage, Action.SEARCH_NEXT, Action.SEARCH_BACK, "hint.search-more"));
    return back(all);
  }

  List<Hint> examining() {
    List<Hint> all = new ArrayList<>();
    List<String> arrows = Hint.keys(stage, Action.LEFT, Action.DOWN, Action.UP, Action.RIGHT);
    all.add(new Hint(arrows, stage.text("hint.look-move")));
    all.addAll(Hint.of(stage, Action.FOCUS));
    all.add(new Hint(Hint.keys(stage, Action.TAKE), stage.text("hint.look-take")));
    return back(all);
  }

  List<Hint> watching() {
    List<Hint> all = new ArrayList<>(Hint.of(stage, Action.FOCUS, Action.ZOOM, Action.LOOK));
    all.add(Hint.pair(stage, Action.PAGE_UP, Action.PAGE_DOWN, "hint.scroll"));
    return back(all);
  }

  private List<Hint> back(List<Hint> all) {
    all.add(new Hint(Hint.keys(stage, Action.MENU), stage.text("hint.back")));
    return all;
  }

  /** What the game hides behind keys, and panels without room, stand after what answers. */
  List<Hint> playing(List<Hint> own, Screen screen, Messages messages, int leftOut) {
    List<Hint> inserted = new ArrayList<>();
    for (Panel panel : screen.panels())
      if (panel instanceof Panel.Overlay overlay)
        inserted.add(new Hint(String.valueOf(overlay.key()), messages.text(overlay.title())));
    if (leftOut > 0)
      inserted.add(new Hint(turning(own), stage.text("hint.panels", "count", leftOut)));
    List<Hint> all = new ArrayList<>(own);
    all.addAll(Math.min(2, all.size()), inserted);
    return all;
  }

  /** The key that turns to the next panel goes through sets of orders where a game has some. */
  private List<String> turning(List<Hint> own) {
    List<String> next = Hint.keys(stage, Action.FOCUS);
    boolean taken = own.stream().anyMatch(hint -> hint.keys().equals(next));
    return taken ? Hint.keys(stage, Action.FOCUS_BACK) : next;
  }
}
