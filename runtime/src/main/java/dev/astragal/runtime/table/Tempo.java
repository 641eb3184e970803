package dev.astragal.runtime.table;

/** Whether time passes by itself, and how fast. Who waits, and how, is the client's business. */
public final class Tempo {
  public static final int SPEED_MAX = 1_000;
  public static final int SPEED_USUAL = 8;

  private static final int[] SPEEDS = {1, 2, 5, 8, 10, 20, 50, 100, 200, 500, SPEED_MAX};

  /** Faster games let several ticks pass at once: nobody sees more pictures a second. */
  private static final int PICTURES_MAX = 20;

  private int speed = SPEED_USUAL;
  private boolean running = true;

  /** In ticks a second. */
  public int speed() {
    return speed;
  }

  public void speed(int ticksPerSecond) {
    speed = Math.clamp(ticksPerSecond, 1, SPEED_MAX);
  }

  public void faster() {
    for (int candidate : SPEEDS) {
      if (candidate > speed) {
        speed = candidate;
        return;
      }
    }
  }

  public void slower() {
    for (int i = SPEEDS.length - 1; i >= 0; i--) {
      if (SPEEDS[i] < speed) {
        speed = SPEEDS[i];
        return;
      }
    }
  }

  public boolean running() {
    return running;
  }

  public void running(boolean runs) {
    running = runs;
  }

  public int ticksAtOnce() {
    return Math.max(1, speed / PICTURES_MAX);
  }

  public int millisBetween() {
    return 1_000 * ticksAtOnce() / speed;
  }
}
