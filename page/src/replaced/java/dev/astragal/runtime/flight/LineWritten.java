package dev.astragal.runtime.flight;

/** Nobody records the flight of a page. */
public final class LineWritten {
  public void begin() {}

  public void done(Class<?> line) {}
}
