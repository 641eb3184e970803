package dev.astragal.runtime.flight;

/** Nobody records the flight of a page. */
public final class BotThought {
  public void begin() {}

  public void done(int seat) {}
}
