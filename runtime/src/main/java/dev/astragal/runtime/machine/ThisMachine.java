package dev.astragal.runtime.machine;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Real time, virtual threads, and what the operating system calls random. */
final class ThisMachine implements Machine {
  private final SecureRandom random = new SecureRandom();

  @Override
  public Instant now() {
    return Instant.now();
  }

  @Override
  public long nanos() {
    return System.nanoTime();
  }

  @Override
  public void start(Runnable work) {
    Thread.ofVirtual().start(work);
  }

  @Override
  public void after(Duration wait, Runnable work) {
    CompletableFuture.delayedExecutor(wait.toNanos(), TimeUnit.NANOSECONDS, this::start)
        .execute(work);
  }

  @Override
  public void guard(byte[] secret) {
    random.nextBytes(secret);
  }
}
