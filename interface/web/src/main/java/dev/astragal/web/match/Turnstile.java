package dev.astragal.web.match;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** One at a time: whatever looks at or changes a run goes through here. */
public final class Turnstile {
  private final ReentrantLock lock = new ReentrantLock();

  public void pass(Runnable work) {
    lock.lock();
    try {
      work.run();
    } finally {
      lock.unlock();
    }
  }

  public <T> T get(Supplier<T> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }
}
