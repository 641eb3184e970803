package dev.astragal.simulation;

/**
 * Something happened that must never happen; an error, so that no program in the world hides it.
 */
final class PromiseBroken extends Error {
  private static final long serialVersionUID = 1;

  private final String promise;

  PromiseBroken(String promise, String how) {
    super(promise + ": " + how);
    this.promise = promise;
  }

  /** Which one, the same for every way to break it. */
  String promise() {
    return promise;
  }
}
