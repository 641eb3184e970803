package dev.astragal.tui.game;

import java.util.OptionalLong;

/** Whether time passes by itself, and how fast. */
public final class Tempo {
  private static final int[] SPEEDS = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

  /** More pictures a second than anybody can see would only cost work. */
  private static final int PICTURES_MAX = 30;

  private int speed;
  private boolean running;
  private long last = System.nanoTime();

  public Tempo(int speed, boolean running) {
    this.speed = speed;
    this.running = running;
  }

  public int speed() {
    return speed;
  }

  public void speed(int ticksPerSecond) {
    speed = Math.clamp(ticksPerSecond, SPEEDS[0], SPEEDS[SPEEDS.length - 1]);
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
    last = System.nanoTime();
  }

  /** How long until the next picture is due, in milliseconds; nothing while time stands still. */
  public OptionalLong due() {
    if (!running) return OptionalLong.empty();
    long wait = 1_000L / Math.min(speed, PICTURES_MAX);
    long waited = (System.nanoTime() - last) / 1_000_000;
    return OptionalLong.of(Math.max(0, wait - waited));
  }

  /** How many ticks the next picture stands for; the wait for the one after it begins. */
  public int ticks() {
    last = System.nanoTime();
    return Math.max(1, speed / PICTURES_MAX);
  }
}
