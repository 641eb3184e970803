package dev.astragal.runtime.machine;

import java.time.Duration;
import java.util.List;

/** There is one thread: what could go on beside it waits until somebody needs it. */
public final class Threads {
  private Threads() {}

  public static void together(List<Runnable> works) {
    for (Runnable work : works) work.run();
  }

  public static void pause(int times) {
    throw new IllegalStateException("there is no other thread to wait for");
  }

  public static void later(Duration wait, String name, Runnable work) {}
}
