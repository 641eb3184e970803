package dev.astragal.web.match;

/** Somebody connected to a match. */
@FunctionalInterface
public interface Viewer {
  /** Something happened; must return at once. */
  void changed();
}
