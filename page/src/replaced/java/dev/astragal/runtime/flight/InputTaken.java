package dev.astragal.runtime.flight;

/** Nobody records the flight of a page. */
public final class InputTaken {
  public void begin() {}

  public void done(String game, int seat, boolean taken) {}
}
