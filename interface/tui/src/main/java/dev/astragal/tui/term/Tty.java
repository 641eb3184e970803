package dev.astragal.tui.term;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.terminal.ansi.UnixTerminal;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The terminal the program was started in. Asks the system for its size instead of the terminal, so
 * that no answer gets mixed up with keys; hands the terminal back and takes it again for a
 * suspension.
 *
 * <p>All that is asked of the system at once is asked by one program: to start one takes as long as
 * to draw a screen, and Lanterna alone would start seven before the first.
 */
final class Tty extends UnixTerminal {
  /** A whole picture goes out in one write, so that nobody sees half of one. */
  private static final int PICTURE_BYTES = 1 << 17;

  private static final TerminalSize USUAL = new TerminalSize(80, 24);

  private static final String STTY = "stty ";

  private static final String SIZE = STTY + "size";

  /** Key by key, none of them shown, and Ctrl-C a key like others. */
  private static final String TAKE =
      STTY + String.join(" ", "-icanon", "min", "1", "-echo", "intr", "undef");

  // Neither has a value to begin with: the constructor above this one takes the terminal already,
  // and what it found would be forgotten.
  private @Nullable String found;
  private volatile @Nullable TerminalSize size;

  Tty() throws IOException {
    super(
        System.in,
        new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), PICTURE_BYTES),
        StandardCharsets.UTF_8,
        CtrlCBehaviour.TRAP);
  }

  @Override
  protected void saveTerminalSettings() throws IOException {
    // Lines come back as one.
    String said = inShell(STTY + "-g; echo ' '; " + SIZE + "; " + TAKE).strip();
    int end = said.indexOf(' ');
    if (end < 0) return;
    found = said.substring(0, end);
    size = size(said.substring(end));
  }

  @Override
  protected void restoreTerminalSettings() throws IOException {
    if (found != null) runSTTYCommand(found);
  }

  /** Part of taking the terminal, and of handing it back. */
  @Override
  protected void canonicalMode(boolean enabled) {}

  /** Likewise. */
  @Override
  protected void keyEchoEnabled(boolean enabled) {}

  /** Likewise. */
  @Override
  protected void keyStrokeSignalsEnabled(boolean enabled) {}

  @Override
  protected void registerTerminalResizeListener(Runnable onResize) throws IOException {
    super.registerTerminalResizeListener(
        () -> {
          size = null;
          onResize.run();
        });
  }

  @Override
  protected TerminalSize findTerminalSize() throws IOException {
    TerminalSize known = size;
    if (known != null) return known;
    TerminalSize asked = size(inShell(SIZE));
    size = asked;
    return asked;
  }

  void handBack() throws IOException {
    restoreTerminalSettings();
  }

  /** A window whose program is stopped changes its size without a word to that program. */
  void takeAgain() throws IOException {
    size = size(inShell(SIZE + "; " + TAKE));
  }

  private String inShell(String script) throws IOException {
    return exec("/bin/sh", "-c", script);
  }

  private static TerminalSize size(String said) {
    String[] rowsAndColumns = said.strip().split(" ", -1);
    if (rowsAndColumns.length != 2) return USUAL;
    int rows = Integer.parseInt(rowsAndColumns[0]);
    int columns = Integer.parseInt(rowsAndColumns[1]);
    return rows == 0 || columns == 0 ? USUAL : new TerminalSize(columns, rows);
  }
}
