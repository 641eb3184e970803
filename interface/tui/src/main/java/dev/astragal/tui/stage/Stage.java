package dev.astragal.tui.stage;

import dev.astragal.tui.Texts;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.config.Config;
import dev.astragal.tui.config.KeyMap;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Extent;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Display;
import dev.astragal.tui.term.Input;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.term.Style;
import dev.astragal.tui.theme.Role;
import dev.astragal.tui.theme.Theme;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Runs one act at a time: draws it, waits, hands it keys and time. All state of the client is
 * touched by this one thread only.
 */
public final class Stage {
  /** What is smaller has no room for anything; the player is told so. */
  public static final Extent SMALLEST = new Extent(40, 12);

  private final Display display;
  private final Config config;
  private final Texts texts;
  private final Deque<Dialog> dialogs = new ArrayDeque<>();
  private Theme theme;
  private String note = "";
  private boolean noteIsError;
  private boolean leaving;
  private boolean tooSmall;

  public Stage(Display display, Config config, Texts texts) {
    this.display = display;
    this.config = config;
    this.texts = texts;
    this.theme = config.theme();
  }

  /** Something that wants the whole window. */
  @FunctionalInterface
  public interface Show {
    void run(Stage stage) throws IOException;
  }

  /** Takes over the terminal for as long as {@code show} lasts. */
  public static void onTerminal(Show show) throws IOException {
    onTerminal(Config.load(System.getenv()), show);
  }

  /** Likewise, set as {@code config} says. */
  public static void onTerminal(Config config, Show show) throws IOException {
    try (Display display = Display.open(config.mouse(), config.colours())) {
      show.run(new Stage(display, config, Texts.in(config.language())));
    }
  }

  public Texts texts() {
    return texts;
  }

  public String text(String key, Object... namesAndValues) {
    return texts.text(key, namesAndValues);
  }

  public KeyMap keys() {
    return config.keys();
  }

  public Config config() {
    return config;
  }

  public Theme theme() {
    return theme;
  }

  public void theme(Theme other) {
    theme = other;
  }

  public void open(Dialog dialog) {
    dialogs.push(dialog);
  }

  public boolean dialogOpen() {
    return !dialogs.isEmpty();
  }

  /** Tells the player something until the next key. */
  public void say(String text) {
    note = text;
    noteIsError = false;
  }

  /** Tells the player what went wrong. */
  public void complain(String text) {
    note = text;
    noteIsError = true;
  }

  /** Tells the player that {@code action} means nothing at this moment. */
  public void notHere(Action action) {
    complain(text("not-here", "action", text("action." + action.label())));
  }

  /** Has {@code task} run by the thread that owns everything. */
  public void post(Runnable task) {
    display.post(task);
  }

  /** Ends every act. */
  public void leave() {
    leaving = true;
  }

  public void redraw() {
    display.repaint();
  }

  /** Plays {@code act} until it is over. */
  public void run(Act act) throws IOException {
    Deque<Dialog> covered = new ArrayDeque<>(dialogs);
    dialogs.clear();
    try {
      while (!act.over() && !leaving) {
        draw(act);
        OptionalLong due = tooSmall ? OptionalLong.empty() : act.due();
        handle(act, due.isPresent() ? display.await(due.getAsLong()) : display.await());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      leaving = true;
    } finally {
      dialogs.clear();
      dialogs.addAll(covered);
    }
  }

  private List<Hint> hints(Dialog.Moving moving) {
    List<Hint> hints = new ArrayList<>();
    if (moving == Dialog.Moving.CHOOSES) hints.addAll(Hint.choosing(this));
    else hints.add(Hint.pair(this, Action.UP, Action.DOWN, "hint.scroll"));
    hints.add(Hint.pair(this, Action.PAGE_UP, Action.PAGE_DOWN, "hint.page"));
    hints.add(new Hint(keys().key(Action.MENU).stream().toList(), text("hint.close")));
    return hints;
  }

  private void handle(Act act, Input input) throws IOException {
    switch (input) {
      case Input.Pressed(Key key) -> press(act, key);
      case Input.Clicked(int x, int y) -> {
        if (tooSmall) return;
        note = "";
        if (dialogs.isEmpty()) act.click(x, y);
        else click(dialogs.getFirst(), x, y);
      }
      case Input.Wheel(int lines) -> {
        if (tooSmall) return;
        if (dialogs.isEmpty()) act.wheel(lines);
        else for (int i = 0; i < Math.abs(lines); i++) turn(dialogs.getFirst(), lines);
      }
      case Input.Ready(Runnable task) -> task.run();
      case Input.Elapsed() -> act.elapsed();
      case Input.Redraw() -> {}
      case Input.Gone() -> leaving = true;
    }
  }

  private void click(Dialog dialog, int x, int y) {
    if (!dialog.click(x, y)) dialogs.remove(dialog);
  }

  /** The wheel does in a dialog what the arrow keys do. */
  private void turn(Dialog dialog, int lines) {
    Action action = lines < 0 ? Action.UP : Action.DOWN;
    if (dialog.moving().isPresent()) dialog.press(new Key(action.label()), Optional.of(action));
  }

  private void press(Act act, Key key) throws IOException {
    note = "";
    Optional<Action> action = config.keys().action(key);
    if (key.equals(Key.INTERRUPT)) {
      leaving = true;
    } else if (tooSmall) {
      leaving = action.equals(Optional.of(Action.QUIT));
    } else if (action.equals(Optional.of(Action.REDRAW))) {
      display.repaint();
    } else if (dialogs.isEmpty()) {
      act.press(key, action);
    } else {
      Dialog dialog = dialogs.getFirst();
      if (!dialog.press(key, action)) dialogs.remove(dialog);
    }
  }

  /** Above the keys, over as many lines as it needs. */
  private void drawNote(Pen pen, int footer) {
    Style style = theme.role(noteIsError ? Role.ERROR : Role.BAR);
    List<String> lines = Line.wrapped((noteIsError ? "! " : "") + note, pen.canvas().width() - 2);
    int y = Math.max(0, pen.canvas().height() - footer - lines.size());
    for (String line : lines) pen.bar(y++, line, "", style);
  }

  /** Nobody should play what is not to be seen: until there is room, keys only leave. */
  private void drawTooSmall(Canvas canvas) {
    String sentence =
        text(
            "too-small",
            "width",
            SMALLEST.width(),
            "height",
            SMALLEST.height(),
            "key",
            keys().key(Action.QUIT).orElse(Key.INTERRUPT.name()));
    int y = 0;
    for (String line : Line.wrapped(sentence, Math.max(1, canvas.width())))
      canvas.put(0, y++, line, theme.role(Role.ERROR));
  }

  private void draw(Act act) throws IOException {
    Canvas canvas = display.canvas(theme.role(Role.TEXT), config.unicode());
    Pen pen = new Pen(canvas, theme, config.unicode());
    tooSmall = canvas.width() < SMALLEST.width() || canvas.height() < SMALLEST.height();
    if (tooSmall) {
      drawTooSmall(canvas);
    } else {
      act.draw(pen);
      dialogs.descendingIterator().forEachRemaining(dialog -> dialog.draw(pen));
      if (!dialogs.isEmpty())
        dialogs
            .getFirst()
            .moving()
            .ifPresent(moving -> Hint.draw(pen, hints(moving), act.footer()));
      if (!note.isEmpty()) drawNote(pen, act.footer());
    }
    display.show(canvas);
  }
}
