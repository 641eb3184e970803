package dev.astragal.tui.game;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.runtime.content.Messages;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Extent;
import dev.astragal.tui.layout.Layout;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.panel.PanelView;
import dev.astragal.tui.stage.Hint;
import dev.astragal.tui.stage.LineDialog;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The picture of a game: title, panels, log, and at the bottom whatever the player is to do. Knows
 * what the player looks at and how far each part is scrolled.
 */
public final class GameView {
  private final Stage stage;
  private final Messages messages;
  private final EventLog log;
  private final Map<String, Integer> scrolled = new LinkedHashMap<>();
  private Screen screen = Screen.of();
  private int focus;
  private boolean zoomed;
  private int leftOut;

  public GameView(Stage stage, Messages messages, EventLog log) {
    this.stage = stage;
    this.messages = messages;
    this.log = log;
  }

  /** The part of the picture that is the player's to act in. */
  public interface Desk {
    String title();

    /** Lines above what can be chosen. */
    List<Line> lines(Pen pen, int width);

    /** How many cells it would like below them. */
    int wide();

    /** How many rows it would like there, that many cells wide. */
    int high(int width);

    void draw(Pen pen, Rect rect);

    /** A sign that not all of it has room; empty when it has. */
    default String hidden(Pen pen) {
      return "";
    }
  }

  public void draw(Pen pen, Screen now, String title, String state, Desk desk, List<Hint> hints) {
    screen = now;
    pen.bar(0, title, state, pen.role(Role.BAR));
    List<PanelView> panels = new ArrayList<>();
    for (Panel panel : shown()) panels.add(PanelView.of(panel, messages, pen));
    focus = Math.floorMod(focus, panels.size() + 1);
    Extent window = new Extent(pen.canvas().width(), pen.canvas().height());
    int aside = (int) shown().stream().filter(this::aside).count();
    Layout layout = Layout.of(window, panels, aside, new DeskWish(desk, pen));
    leftOut = (int) layout.panels().stream().filter(Rect::isEmpty).count();
    for (int i = 0; i < panels.size(); i++)
      draw(pen, panels.get(i), layout.panels().get(i), focus == i + 1);
    log.draw(pen, layout.log(), stage.text("panel.log"), false);
    drawDesk(pen, layout.prompt(), desk);
    if (focus > 0 && (zoomed || layout.panels().get(focus - 1).isEmpty()))
      draw(pen, panels.get(focus - 1), new Rect(0, 1, window.width(), window.height() - 2), true);
    Hint.draw(pen, hints(hints));
  }

  /** What is not hidden behind a key, panels that stand aside last. */
  private List<Panel> shown() {
    return screen.panels().stream()
        .filter(panel -> !(panel instanceof Panel.Overlay))
        .sorted(Comparator.comparing(this::aside))
        .toList();
  }

  private boolean aside(Panel panel) {
    return screen.aside().contains(panel.id());
  }

  private void draw(Pen pen, PanelView panel, Rect rect, boolean focused) {
    int scroll = scrolled.getOrDefault(panel.id(), 0);
    scrolled.put(panel.id(), panel.draw(pen, rect, focused, scroll));
  }

  /** What can be done about the panels, what can be done in the game, what the game hides. */
  private List<Hint> hints(List<Hint> own) {
    List<Hint> all = new ArrayList<>();
    if (focus > 0) {
      all.addAll(Hint.of(stage, Action.FOCUS, Action.ZOOM));
      all.add(Hint.pair(stage, Action.PAGE_UP, Action.PAGE_DOWN, "hint.scroll"));
      stage.keys().key(Action.MENU).ifPresent(k -> all.add(new Hint(k, stage.text("hint.back"))));
      return all;
    }
    all.addAll(own);
    if (leftOut > 0)
      stage
          .keys()
          .key(Action.FOCUS)
          .ifPresent(
              key ->
                  all.add(
                      Math.min(2, all.size()),
                      new Hint(key, stage.text("hint.panels", "count", leftOut))));
    for (Panel panel : screen.panels())
      if (panel instanceof Panel.Overlay overlay)
        all.add(new Hint(String.valueOf(overlay.key()), messages.text(overlay.title())));
    return all;
  }

  private void drawDesk(Pen pen, Rect rect, Desk desk) {
    pen.box(rect, desk.title(), focus == 0);
    Rect inside = rect.inside();
    List<Line> lines = desk.lines(pen, inside.width());
    int rows = Math.min(2, desk.high(inside.width()));
    int shown = Math.min(lines.size(), Math.max(1, inside.height() - rows));
    pen.lines(inside, lines.subList(0, Math.max(0, Math.min(shown, lines.size()))), 0);
    desk.draw(
        pen, new Rect(inside.x(), inside.y() + shown, inside.width(), inside.height() - shown));
    String hidden = desk.hidden(pen);
    if (!hidden.isEmpty())
      pen.canvas()
          .put(
              rect.right() - Canvas.cells(hidden) - 4,
              rect.bottom() - 1,
              " " + hidden + " ",
              pen.theme().ink(Ink.STRONG));
  }

  /** Opens the hidden panel the game offers under this key, if it does. */
  public boolean openOverlay(Key key) {
    for (Panel panel : screen.panels()) {
      if (panel instanceof Panel.Overlay overlay
          && key.name().equals(String.valueOf(overlay.key()))) {
        stage.open(new PanelDialog(overlay, messages));
        return true;
      }
    }
    return false;
  }

  /** Handles what concerns looking, not playing. */
  public boolean press(Action action) {
    switch (action) {
      case FOCUS -> turnTo(focus + 1);
      case FOCUS_BACK -> turnTo(focus - 1);
      case ZOOM -> zoomed = !zoomed && focus > 0;
      case MENU -> {
        if (focus == 0) return false;
        turnTo(0);
      }
      case PAGE_UP -> scroll(-1);
      case PAGE_DOWN -> scroll(1);
      case SEARCH -> stage.open(new LineDialog("/", "", List.of(), this::search));
      case SEARCH_NEXT -> found(log.searchNext(-1));
      case SEARCH_BACK -> found(log.searchNext(1));
      default -> {
        return false;
      }
    }
    return true;
  }

  private void turnTo(int part) {
    focus = part;
    zoomed = false;
  }

  private void search(String text) {
    if (!text.isEmpty()) found(log.search(text));
  }

  private void found(boolean found) {
    if (!found) stage.complain(stage.text("not-found"));
  }

  private void scroll(int direction) {
    List<Panel> panels = shown();
    if (focus == 0 || focus > panels.size()) log.scrollPage(-direction);
    else scrolled.merge(panels.get(focus - 1).id(), direction * 5, Integer::sum);
  }
}
