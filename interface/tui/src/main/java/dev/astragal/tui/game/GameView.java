package dev.astragal.tui.game;

import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
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
import dev.astragal.tui.term.Key;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The picture of a game: title, panels, log, and at the bottom whatever the player is to do. Knows
 * what the player looks at and how far each part is scrolled.
 */
public final class GameView {
  /** As many lines as a thing is explained in below a panel that fills the window. */
  private static final int LOOK_ROWS = 8;

  private static final int FAR = 1 << 20;

  private final Stage stage;
  private final Messages messages;
  private final EventLog log;
  private final Map<String, Integer> scrolled = new LinkedHashMap<>();
  private Screen screen = Screen.of();
  private final Look look = new Look();
  private int focus;
  private boolean zoomed;
  private boolean looking;
  private boolean history;
  private int leftOut;
  private int footer = 1;

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

    /** How many rows show all of it, however tightly. */
    default int tight(int width) {
      return high(width);
    }

    void draw(Pen pen, Rect rect);

    /** A sign that not all of it has room above; empty when it has. */
    default String above() {
      return "";
    }

    /** Likewise below. */
    default String below() {
      return "";
    }

    /** The things that what is marked is about. */
    default Set<String> about() {
      return Set.of();
    }

    /** The things that something can be done about now. */
    default Set<String> usable() {
      return Set.of();
    }

    /** What can be done about a thing, in words. */
    default List<String> deeds(String thing) {
      return List.of();
    }
  }

  /** How many lines the keys take at the foot of the window. */
  public int footer() {
    return footer;
  }

  public void draw(Pen pen, Screen now, String title, String state, Desk asked, List<Hint> hints) {
    screen = now;
    pen.bar(0, title, state, pen.role(Role.BAR));
    Desk desk = looking ? told(asked) : asked;
    List<PanelView> panels = new ArrayList<>();
    for (Panel panel : shown()) panels.add(PanelView.of(panel, messages, pen));
    focus = Math.floorMod(focus, panels.size() + 1);
    List<Hint> keys = keys(hints);
    footer = Hint.rows(pen, keys);
    Extent window = new Extent(pen.canvas().width(), pen.canvas().height() - footer + 1);
    Layout layout =
        Arrangement.of(
            window, screen, shown(), panels, asked.usable(), Framed.desk(desk, pen), log);
    leftOut = (int) layout.panels().stream().filter(Rect::isEmpty).count();
    List<PanelView.Seen> things = new ArrayList<>();
    for (int i = 0; i < panels.size(); i++)
      things.addAll(draw(pen, panels.get(i), layout.panels().get(i), focus == i + 1, desk.about()));
    drawLog(pen, layout.log());
    drawDesk(pen, layout.prompt(), desk);
    Rect whole = new Rect(0, 1, window.width(), window.height() - 2);
    if (focus > 0 && (zoomed || layout.panels().get(focus - 1).isEmpty())) {
      boolean told = looking && !zoomed;
      int below = told ? Math.min(whole.height() / 2, LOOK_ROWS) : 0;
      Rect place = new Rect(0, 1, window.width(), whole.height() - below);
      things = draw(pen, panels.get(focus - 1), place, true, desk.about());
      if (told) drawDesk(pen, new Rect(0, place.bottom(), window.width(), below), desk);
    }
    look.see(things);
    if (looking) look.highlight(pen);
    if (history) log.draw(pen, whole, stage.text("panel.history"), true, stage.text("log.new"));
    Hint.draw(pen, keys(hints));
  }

  private List<Hint> keys(List<Hint> own) {
    ViewKeys keys = new ViewKeys(stage);
    if (history) return keys.reading();
    if (looking) return keys.examining();
    return focus > 0 ? keys.watching() : keys.playing(own, screen, messages, leftOut);
  }

  private Desk told(Desk asked) {
    Optional<Thing> thing = look.here().map(PanelView.Seen::thing);
    List<String> deeds = thing.map(it -> asked.deeds(it.id())).orElse(List.of());
    return new Look.Told(stage.text("panel.look"), stage.text("look.none"), thing, deeds, messages);
  }

  private void drawLog(Pen pen, Rect rect) {
    log.draw(pen, rect, stage.text("panel.log"), false, "");
    int hidden = log.newRows(rect.width() - 2) - (rect.height() - 2);
    if (!rect.isEmpty() && hidden > 0)
      pen.edge(
          rect,
          rect.y(),
          stage.text(
              "log.more", "count", hidden, "key", stage.keys().key(Action.HISTORY).orElse("")));
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

  private List<PanelView.Seen> draw(
      Pen pen, PanelView panel, Rect rect, boolean focused, Set<String> about) {
    int scroll = scrolled.getOrDefault(panel.id(), 0);
    PanelView.Drawn drawn = panel.draw(pen, rect, focused, scroll, about);
    scrolled.put(panel.id(), drawn.scroll());
    return drawn.seen();
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
    if (!desk.above().isEmpty()) pen.edge(rect, rect.y(), desk.above());
    if (!desk.below().isEmpty()) pen.edge(rect, rect.bottom() - 1, desk.below());
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
    if (history) return read(action);
    if (looking && examine(action)) return true;
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
      case LOOK -> {
        if (look.blind() && leftOut == 0) stage.complain(stage.text("look.none"));
        else looking = true;
      }
      case HISTORY -> history = true;
      case SEARCH -> {
        history = true;
        return read(action);
      }
      case SEARCH_NEXT -> found(log.searchNext(-1));
      case SEARCH_BACK -> found(log.searchNext(1));
      default -> {
        return false;
      }
    }
    return true;
  }

  /** In the history nothing is played. */
  private boolean read(Action action) {
    switch (action) {
      case UP -> log.scroll(1);
      case DOWN -> log.scroll(-1);
      case PAGE_UP -> log.scrollPage(1);
      case PAGE_DOWN -> log.scrollPage(-1);
      case FIRST -> log.scroll(FAR);
      case LAST -> log.scroll(-FAR);
      case SEARCH -> stage.open(new LineDialog("/", "", List.of(), this::search));
      case SEARCH_NEXT -> found(log.searchNext(-1));
      case SEARCH_BACK -> found(log.searchNext(1));
      case MENU, HISTORY, TAKE, QUIT -> {
        history = false;
        log.home();
      }
      default -> stage.notHere(action);
    }
    return true;
  }

  /** Among the things nothing is played either, but for what is marked there. */
  private boolean examine(Action action) {
    switch (action) {
      case UP -> look.move(0, -1);
      case DOWN -> look.move(0, 1);
      case LEFT -> look.move(-1, 0);
      case RIGHT -> look.move(1, 0);
      case MENU, LOOK, QUIT -> {
        looking = false;
        turnTo(0);
      }
      case FOCUS, FOCUS_BACK, ZOOM, PAGE_UP, PAGE_DOWN -> {
        return false;
      }
      case TAKE -> {
        looking = false;
        turnTo(0);
        return false;
      }
      default -> stage.notHere(action);
    }
    return true;
  }

  /** Whether somebody is looking around, so that no key is for the game. */
  public boolean lookingAround() {
    return looking || history;
  }

  /** The thing that is looked at. */
  public Optional<String> lookedAt() {
    return looking ? look.here().map(thing -> thing.thing().id()) : Optional.empty();
  }

  /** Looks at what stands at a place of the window; answers whether something does. */
  public boolean pointAt(int x, int y) {
    if (history || !look.pointAt(x, y)) return false;
    looking = true;
    return true;
  }

  /** Turns a wheel. */
  public void wheel(int lines) {
    if (history || focus == 0) log.scroll(-lines);
    else scrolled.merge(shown().get(focus - 1).id(), lines, Integer::sum);
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
