package dev.astragal.tui.term;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import com.googlecode.lanterna.screen.Screen;
import com.googlecode.lanterna.screen.TerminalScreen;
import com.googlecode.lanterna.terminal.MouseCaptureMode;
import dev.astragal.cli.Signals;
import java.io.IOException;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The window while the client owns it. Shows pictures, sending only cells that changed, and waits
 * for input; on whatever path the program ends, the terminal is left as it was found.
 */
public final class Display implements AutoCloseable {
  private static final int CHARACTERS_KEPT_MAX = 10_000;
  private static final int WHEEL_LINES = 3;

  private final Tty tty;
  private final TerminalScreen screen;
  private final Colours colours;
  private final LinkedBlockingQueue<Input> inputs = new LinkedBlockingQueue<>();
  private final Map<Glyph, TextCharacter> characters = new HashMap<>();
  private final Thread restore = new Thread(this::giveBack, "restore-terminal");
  private Optional<Canvas> shown = Optional.empty();
  private boolean open;

  private record Glyph(int codePoint, Style style) {
    /** As with {@link Style#equals}. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Glyph glyph
          && codePoint == glyph.codePoint
          && style.equals(glyph.style);
    }

    @Override
    public int hashCode() {
      return 31 * codePoint + style.hashCode();
    }
  }

  private Display(Tty tty, TerminalScreen screen, Colours colours) {
    this.tty = tty;
    this.screen = screen;
    this.colours = colours;
  }

  /** Takes over the terminal, and its mouse where that is wanted. */
  public static Display open(boolean mouse, Colours colours) throws IOException {
    Tty tty = new Tty();
    if (mouse) tty.setMouseCaptureMode(MouseCaptureMode.CLICK_RELEASE);
    Display display = new Display(tty, new TerminalScreen(tty), colours);
    display.start();
    return display;
  }

  private void start() throws IOException {
    Runtime.getRuntime().addShutdownHook(restore);
    synchronized (this) {
      screen.startScreen();
      screen.setCursorPosition(null);
      open = true;
    }
    tty.addResizeListener((_, _) -> inputs.add(new Input.Redraw()));
    Signals.handle("TSTP", () -> inputs.add(new Input.Ready(this::suspend)));
    Signals.handle("CONT", () -> inputs.add(new Input.Ready(this::repaint)));
    Thread reader = new Thread(this::read, "keys");
    reader.setDaemon(true);
    reader.start();
  }

  private void read() {
    try {
      while (true) {
        KeyStroke stroke = tty.readInput();
        if (stroke == null || stroke.getKeyType() == KeyType.EOF) break;
        if (stroke instanceof MouseAction mouse) mouse(mouse).ifPresent(inputs::add);
        else if (stroke.getKeyType() != KeyType.Unknown)
          inputs.add(new Input.Pressed(Key.of(stroke)));
      }
    } catch (IOException e) {
      // A terminal that cannot be read is gone, which is what the line below says.
    }
    inputs.add(new Input.Gone());
  }

  private static Optional<Input> mouse(MouseAction mouse) {
    return switch (mouse.getActionType()) {
      case CLICK_DOWN ->
          Optional.of(
              new Input.Clicked(mouse.getPosition().getColumn(), mouse.getPosition().getRow()));
      case SCROLL_UP -> Optional.of(new Input.Wheel(-WHEEL_LINES));
      case SCROLL_DOWN -> Optional.of(new Input.Wheel(WHEEL_LINES));
      case CLICK_RELEASE, DRAG, MOVE -> Optional.empty();
    };
  }

  /** An empty picture of the window's present size. */
  public synchronized Canvas canvas(Style background, boolean unicode) {
    screen.doResizeIfNecessary();
    TerminalSize size = screen.getTerminalSize();
    return new Canvas(size.getColumns(), size.getRows(), background, unicode);
  }

  /** Makes the window look like {@code picture}. */
  public synchronized void show(Canvas picture) throws IOException {
    if (!open) return;
    Optional<Canvas> before = shown.filter(picture::sameSize);
    for (int i = 0; i < picture.width() * picture.height(); i++) {
      if (picture.glyph(i) == Canvas.COVERED) continue;
      if (before.isPresent() && before.get().sameCell(picture, i)) continue;
      screen.setCharacter(i % picture.width(), i / picture.width(), character(picture, i));
    }
    shown = Optional.of(picture);
    screen.refresh(before.isPresent() ? Screen.RefreshType.DELTA : Screen.RefreshType.COMPLETE);
  }

  /** The next input; waits for it at most {@code milliseconds}. */
  public Input await(long milliseconds) throws InterruptedException {
    Input input = inputs.poll(milliseconds, TimeUnit.MILLISECONDS);
    return input == null ? new Input.Elapsed() : input;
  }

  /** The next input, however long it takes. */
  public Input await() throws InterruptedException {
    return inputs.take();
  }

  /** Has {@code task} run by whoever waits for input. */
  public void post(Runnable task) {
    inputs.add(new Input.Ready(task));
  }

  /** Forgets what the window shows, so that the next picture is painted whole. */
  public synchronized void repaint() {
    shown = Optional.empty();
  }

  private void suspend() {
    try {
      synchronized (this) {
        screen.stopScreen(false);
        tty.handBack();
      }
      stopProcess();
      synchronized (this) {
        tty.takeAgain();
        screen.startScreen();
        screen.setCursorPosition(null);
        shown = Optional.empty();
      }
    } catch (IOException | InterruptedException e) {
      inputs.add(new Input.Gone());
    }
  }

  /** Returns when somebody continues the program. */
  private static void stopProcess() throws IOException, InterruptedException {
    String own = Long.toString(ProcessHandle.current().pid());
    new ProcessBuilder("kill", "-STOP", own).inheritIO().start().waitFor();
  }

  @Override
  public void close() {
    giveBack();
    try {
      Runtime.getRuntime().removeShutdownHook(restore);
    } catch (IllegalStateException e) {
      // The program is ending already and the hook has nothing left to do.
    }
  }

  private synchronized void giveBack() {
    if (!open) return;
    open = false;
    try {
      leave();
      tty.handBack();
    } catch (IOException e) {
      // There is no terminal left to restore.
    }
  }

  private void leave() throws IOException {
    try {
      screen.stopScreen(false);
    } catch (IllegalStateException e) {
      // The library restores the terminal of a program that is ended, too, and was quicker.
    }
  }

  private TextCharacter character(Canvas picture, int index) {
    if (characters.size() > CHARACTERS_KEPT_MAX) characters.clear();
    return characters.computeIfAbsent(
        new Glyph(picture.glyph(index), picture.style(index)), this::character);
  }

  private TextCharacter character(Glyph glyph) {
    Style style = glyph.style();
    EnumSet<SGR> emphasis = EnumSet.noneOf(SGR.class);
    if (style.bold()) emphasis.add(SGR.BOLD);
    if (style.underlined()) emphasis.add(SGR.UNDERLINE);
    if (style.reversed()) emphasis.add(SGR.REVERSE);
    return TextCharacter.fromString(
        Character.toString(glyph.codePoint()),
        colours.nearest(style.ink()),
        colours.nearest(style.paper()),
        emphasis)[0];
  }
}
