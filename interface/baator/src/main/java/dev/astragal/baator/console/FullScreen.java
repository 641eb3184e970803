package dev.astragal.baator.console;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.graphics.TextGraphics;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.screen.Screen;
import com.googlecode.lanterna.screen.TerminalScreen;
import com.googlecode.lanterna.terminal.Terminal;
import dev.astragal.cli.plain.ScreenText;
import dev.astragal.kernel.game.Seat;
import dev.astragal.runtime.content.Messages;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The console on a whole terminal: scenes above, the log below them, the line being typed last. */
final class FullScreen {
  /** Older lines of the log are forgotten. */
  private static final int LOG_MAX = 5_000;

  private static final String HINTS =
      "Enter run   Tab complete   Up/Down history   PgUp/PgDn scroll   /help   /quit";

  private final Console console;
  private final Screen screen;
  private final ScreenText panels;
  private final InputLine input = new InputLine();
  private final List<String> log = new ArrayList<>();
  private int scrolled;

  FullScreen(Console console, Terminal terminal) throws IOException {
    this.console = console;
    this.screen = new TerminalScreen(terminal);
    this.panels = new ScreenText(Messages.of(console.simulator().game()));
  }

  /** Runs until {@code /quit} or the terminal is gone. */
  void run(String greeting) throws IOException {
    screen.startScreen();
    log.add(greeting);
    try {
      while (!console.done()) {
        draw();
        KeyStroke key = screen.readInput();
        if (key == null || !handle(key)) return;
      }
    } finally {
      screen.stopScreen();
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
        if (key.isCtrlDown() && (c == 'c' || c == 'd')) return false;
        if (!key.isCtrlDown()) input.type(c);
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
      case PageUp -> scrolled = Math.min(log.size(), scrolled + page());
      case PageDown -> scrolled = Math.max(0, scrolled - page());
      case Tab -> {
        List<String> found = input.complete(console::completions);
        if (found.size() > 1) note(List.of(String.join("  ", found)));
      }
      default -> {}
    }
    return true;
  }

  private void run() {
    String line = input.enter();
    if (line.isBlank()) return;
    note(List.of("> " + line));
    note(console.execute(line));
  }

  private void note(List<String> lines) {
    log.addAll(lines);
    while (log.size() > LOG_MAX) log.removeFirst();
    scrolled = 0;
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
    int last = Math.max(Math.min(logRows, log.size()), log.size() - scrolled);
    int first = Math.max(0, last - logRows);
    for (int i = first; i < last; i++) put(out, top + i - first, log.get(i), width);
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
