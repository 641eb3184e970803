package dev.astragal.simulation;

import dev.astragal.simulation.disk.Crash;

/** Something that lives, and may be ended at any moment. */
abstract class Program {
  private boolean alive;

  final boolean alive() {
    return alive;
  }

  final void begin() {
    alive = true;
  }

  /** Does something in this program, unless it is no more. */
  final void run(Runnable work) {
    if (!alive) return;
    try {
      work.run();
    } catch (Crash crash) {
      end();
    }
  }

  /** Ends it here and now. */
  final void end() {
    if (!alive) return;
    alive = false;
    ended();
  }

  /** What the world notices of its end. */
  abstract void ended();
}
