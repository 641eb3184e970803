package dev.astragal.runtime.machine;

import java.time.Duration;
import java.time.Instant;

/**
 * What a server has of the machine it runs on, beside files and the network. Everything that waits,
 * goes on by itself or must not be guessed comes from here, so that a whole server can also run
 * where time and luck are made up.
 */
public interface Machine {
  /** The machine this program really runs on. */
  Machine HERE = new ThisMachine();

  /** What the clock on the wall says; people may set it. */
  Instant now();

  /** Nanoseconds since some moment; never fewer than before. */
  long nanos();

  /** Does something soon, on a thread of its own: whoever calls may hold a lock. */
  void start(Runnable work);

  /** Does something after a while, likewise. */
  void after(Duration wait, Runnable work);

  /** Fills {@code secret} with bytes nobody can guess. */
  void guard(byte[] secret);
}
