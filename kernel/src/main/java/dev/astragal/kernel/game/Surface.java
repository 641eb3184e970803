package dev.astragal.kernel.game;

/** Where a client should show an event. */
public enum Surface {
  NONE,
  LOG,
  TOAST,
  MODAL
}
