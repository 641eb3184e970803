package dev.astragal.simulation.disk;

/** The program ends here and now, in the middle of whatever it does. */
public final class Crash extends Error {
  private static final long serialVersionUID = 1;

  private final boolean partly;

  /** {@code partly}: of what is being written a part is there. */
  public Crash(boolean partly) {
    super("the program was ended", null, false, false);
    this.partly = partly;
  }

  boolean partly() {
    return partly;
  }
}
