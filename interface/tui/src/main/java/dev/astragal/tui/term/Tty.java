package dev.astragal.tui.term;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.terminal.ansi.UnixTerminal;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * The terminal the program was started in. Asks the system for its size instead of the terminal, so
 * that no answer gets mixed up with keys; hands the terminal back and takes it again for a
 * suspension.
 */
final class Tty extends UnixTerminal {
  /** A whole picture goes out in one write, so that nobody sees half of one. */
  private static final int PICTURE_BYTES = 1 << 17;

  Tty() throws IOException {
    super(
        System.in,
        new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), PICTURE_BYTES),
        StandardCharsets.UTF_8,
        CtrlCBehaviour.TRAP);
  }

  @Override
  protected TerminalSize findTerminalSize() throws IOException {
    String[] rowsAndColumns = runSTTYCommand("size").strip().split(" ", -1);
    if (rowsAndColumns.length != 2) return new TerminalSize(80, 24);
    int rows = Integer.parseInt(rowsAndColumns[0]);
    int columns = Integer.parseInt(rowsAndColumns[1]);
    return rows == 0 || columns == 0 ? new TerminalSize(80, 24) : new TerminalSize(columns, rows);
  }

  void handBack() throws IOException {
    restoreTerminalSettings();
  }

  void takeAgain() throws IOException {
    canonicalMode(false);
    keyEchoEnabled(false);
    keyStrokeSignalsEnabled(false);
  }
}
