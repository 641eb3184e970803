package dev.astragal.tui.term;

/** What can wake the client up. */
public sealed interface Input {
  record Pressed(Key key) implements Input {}

  /** Somebody pressed a button of the mouse over this cell. */
  record Clicked(int x, int y) implements Input {}

  /** Somebody turned the wheel, down where {@code lines} is positive. */
  record Wheel(int lines) implements Input {}

  /** The window has another size, or its content is gone. */
  record Redraw() implements Input {}

  /** Something that was computed aside is ready; to be run where all state lives. */
  record Ready(Runnable task) implements Input {}

  /** Nothing happened for as long as the client wanted to wait. */
  record Elapsed() implements Input {}

  /** Nobody is at the other end of the terminal any more. */
  record Gone() implements Input {}
}
