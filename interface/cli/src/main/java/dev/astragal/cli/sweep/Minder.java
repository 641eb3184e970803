package dev.astragal.cli.sweep;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Signals;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.sweep.RunningSweep;
import dev.astragal.runtime.sweep.SweepFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Looks after a sweep while it runs: shows how far it is, saves it, and stops it on Ctrl-C. */
final class Minder {
  private static final List<String> STOPPING = List.of("INT", "TERM");
  private static final long LOOK_MILLIS = 200;
  private static final long SAVE_NANOS = TimeUnit.SECONDS.toNanos(10);

  private final boolean shown;
  private final boolean signals;
  private final PrintWriter err;
  private final Optional<Path> file;
  private final long runs;

  /** A sweep of {@code runs} games; kept in {@code file} on the way, if there is one. */
  Minder(MinderOptions options, PrintWriter err, Optional<Path> file, long runs) {
    this.shown = options.shown();
    this.signals = options.signals();
    this.err = err;
    this.file = file;
    this.runs = runs;
  }

  /** How long it took. */
  record Watched(long nanos) {
    double seconds() {
      return nanos / 1e9;
    }
  }

  /** Runs it to its end, or until Ctrl-C; a second Ctrl-C ends the program at once. */
  Watched watch(RunningSweep sweep) {
    CountDownLatch done = new CountDownLatch(1);
    if (signals) catchSignals(sweep::stop);
    Thread looking = Thread.ofPlatform().daemon().name("minder").start(() -> look(sweep, done));
    long began = System.nanoTime();
    try {
      sweep.run();
    } finally {
      done.countDown();
      joined(looking);
      if (signals) STOPPING.forEach(Signals::restore);
    }
    return new Watched(System.nanoTime() - began);
  }

  private void look(RunningSweep sweep, CountDownLatch done) {
    ProgressBar bar = new ProgressBar(sweep.games(), runs, System.nanoTime());
    long saved = System.nanoTime();
    try {
      while (!done.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
        if (shown) print("\r" + bar.line(sweep.games(), System.nanoTime()));
        if (file.isPresent() && System.nanoTime() - saved > SAVE_NANOS) {
          save(sweep, file.get());
          saved = System.nanoTime();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (shown) print("\r" + " ".repeat(ProgressBar.WIDTH) + "\r");
  }

  /** A disk that is full for a while must not end a long sweep; the end of it says so again. */
  private void save(RunningSweep sweep, Path to) {
    try {
      sweep.withResult(result -> SweepFile.write(to, result));
    } catch (BadInputException e) {
      print("\rastragal: " + e.getMessage() + "\n");
    }
  }

  private void print(String text) {
    err.print(text);
    err.flush();
  }

  private static void joined(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Catches Ctrl-C and a polite request to end; the second one is not polite any more. */
  private static void catchSignals(Runnable stop) {
    AtomicBoolean asked = new AtomicBoolean();
    for (String name : STOPPING) {
      Signals.handle(
          name,
          () -> {
            if (asked.getAndSet(true)) Runtime.getRuntime().halt(ExitCodes.INTERRUPTED);
            stop.run();
          });
    }
  }
}
