package dev.astragal.web.match;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.web.json.Fields;

/** Whether and how fast time passes by itself. */
final class Clock {
  static final int SPEED_MAX = 1_000;
  static final int SPEED_USUAL = 8;

  /** Faster games let several ticks pass at once rather than send more often than this. */
  private static final int UPDATES_PER_SECOND_MAX = 20;

  private boolean running = true;
  private int speed = SPEED_USUAL;

  void run(int ticksPerSecond) {
    running = true;
    speed = ticksPerSecond;
  }

  void pause() {
    running = false;
  }

  boolean running() {
    return running;
  }

  int ticksAtOnce() {
    return Math.max(1, speed / UPDATES_PER_SECOND_MAX);
  }

  int millisBetween() {
    return 1_000 * ticksAtOnce() / speed;
  }

  Tree tree() {
    return Fields.of().put("running", running).put("speed", speed).tree();
  }
}
