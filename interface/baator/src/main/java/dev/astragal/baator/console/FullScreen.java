package dev.astragal.baator.console;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.graphics.TextGraphics;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.screen.Screen;
import com.googlecode.lanterna.screen.TerminalScreen;
import com.googlecode.lanterna.terminal.Terminal;
import dev.astragal.games.baator.BaatorGame;
import dev.astragal.cli.plain.ScreenText;
import dev.astragal.kernel.game.Seat;
import dev.astragal.runtime.content.Messages;
import java.io.IOException;
import java.util.List;

/** The console on a whole terminal: scenes above, the log below them, the line being typed last. */
final class FullScreen {
  private static final int WAIT_MILLIS = 20;

  /** How many waits pass between two looks at the pack files. */
  private static final int WAITS_PER_LOOK = 50;

  private static final String HINTS =
      "Tab complete   Up/Down history   PgUp/PgDn j k g G scroll   /help   /quit or q";

  private final Console console;
  private final Screen screen;
  private final ScreenText panels;
  private final InputLine input = new InputLine();
  private final EventLog log = new EventLog();

  FullScreen(Console console, Terminal terminal) throws IOException {
    this.console = console;
    this.screen = new TerminalScreen(terminal);
    this.panels = new ScreenText(Messages.of(new BaatorGame()));
  }

  /** Runs until {@code /quit} or the terminal is gone. */
  void run(String greeting) throws IOException {
    screen.startScreen();
    log.note(List.of(greeting));
    try {
      while (!console.done()) {
        draw();
        if (!handle(awaited())) return;
      }
    } finally {
      screen.stopScreen();
    }
  }

  /** The next key; meanwhile packs that change are loaded again, and a new size is drawn. */
  private KeyStroke awaited() throws IOException {
    for (int waits = 1; ; waits++) {
      KeyStroke key = screen.pollInput();
      if (key != null) return key;
      List<String> loaded = waits % WAITS_PER_LOOK == 0 ? console.refresh() : List.of();
      log.note(loaded);
      if (!loaded.isEmpty() || screen.doResizeIfNecessary() != null) draw();
      try {
        Thread.sleep(WAIT_MILLIS);
      } catch (InterruptedException e) {
        return new KeyStroke(KeyType.EOF);
      }
    }
  }

  /** False when the terminal is gone or the game master leaves with Ctrl-C or Ctrl-D. */
  private boolean handle(KeyStroke key) {
    switch (key.getKeyType()) {
      case EOF -> {
        return false;
      }
      case Character -> {
        char c = key.getCharacter();
        if (key.isCtrlDown()) return c != 'c' && c != 'd';
        if (input.text().isEmpty() && c != '/') return glance(c);
        input.type(c);
      }
      case Enter -> run();
      case Backspace -> input.backspace();
      case Delete -> input.delete();
      case ArrowLeft -> input.move(-1);
      case ArrowRight -> input.move(1);
      case Home -> input.home();
      case End -> input.end();
      case ArrowUp -> input.older();
      case ArrowDown -> input.newer();
      case PageUp -> log.scroll(page());
      case PageDown -> log.scroll(-page());
      case Tab -> {
        List<String> found = input.complete(console::completions);
        if (found.size() > 1) log.note(List.of(String.join("  ", found)));
      }
      default -> {}
    }
    return true;
  }

  private void run() {
    String line = input.enter();
    if (line.isBlank()) return;
    log.note(List.of("> " + line));
    log.note(console.execute(line));
  }

  /** Every command begins with a slash, so other keys are free while nothing is typed. */
  private boolean glance(char key) {
    switch (key) {
      case 'q' -> {
        return false;
      }
      case 'g' -> log.toTop();
      case 'G' -> log.toBottom();
      case 'k' -> log.scroll(1);
      case 'j' -> log.scroll(-1);
      default -> input.type(key);
    }
    return true;
  }

  private int page() {
    return Math.max(1, screen.getTerminalSize().getRows() / 2);
  }

  private void draw() throws IOException {
    TerminalSize resized = screen.doResizeIfNecessary();
    TerminalSize size = resized == null ? screen.getTerminalSize() : resized;
    screen.clear();
    TextGraphics out = screen.newTextGraphics();
    int width = size.getColumns();
    List<String> scenes =
        panels.lines(console.simulator().game().present(console.simulator().state(), Seat.of(0)));
    int sceneRows = Math.min(scenes.size(), Math.max(1, size.getRows() / 2 - 2));
    for (int row = 0; row < sceneRows; row++) {
      if (scenes.get(row).startsWith("--")) out.enableModifiers(SGR.BOLD);
      put(out, row, scenes.get(row), width);
      out.disableModifiers(SGR.BOLD);
    }
    put(out, sceneRows, "-".repeat(width), width);
    int top = sceneRows + 1;
    int logRows = Math.max(0, size.getRows() - top - 2);
    List<String> rows = log.rows(width, logRows);
    for (int i = 0; i < rows.size(); i++) put(out, top + i, rows.get(i), width);
    int line = size.getRows() - 2;
    int shift = Math.max(0, input.cursor() + 3 - width);
    put(out, line, "> " + input.text().substring(Math.min(shift, input.text().length())), width);
    out.setForegroundColor(TextColor.ANSI.CYAN);
    put(out, size.getRows() - 1, HINTS, width);
    screen.setCursorPosition(new TerminalPosition(2 + input.cursor() - shift, line));
    screen.refresh();
  }

  private static void put(TextGraphics out, int row, String text, int width) {
    String shown = text.length() > width ? text.substring(0, width) : text;
    out.putString(0, row, shown.replaceAll("\\p{Cntrl}", " "));
  }
}
