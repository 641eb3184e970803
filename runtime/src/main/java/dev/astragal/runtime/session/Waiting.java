package dev.astragal.runtime.session;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** Waits for what another thread works out, and fails as it failed. */
final class Waiting {
  private Waiting() {}

  static <T> T forResult(Future<T> future) {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return future.get();
        } catch (InterruptedException e) {
          interrupted = true;
        } catch (ExecutionException e) {
          if (e.getCause() instanceof RuntimeException failure) throw failure;
          throw new IllegalStateException(e.getCause());
        }
      }
    } finally {
      if (interrupted) Thread.currentThread().interrupt();
    }
  }
}
