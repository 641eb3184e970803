package dev.astragal.runtime.sweep;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.sweep.Ranges.Range;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A sweep on the cores of this machine. */
public final class LocalSweep implements RunningSweep {
  public static final int THREADS_MAX = 1024;

  /** Long enough to make merging cheap, short enough to save often. */
  private static final long PIECE_NANOS = 200_000_000;

  private static final long PIECE_GAMES_MAX = 1 << 16;

  /**
   * So many games are counted at once. The collector may lay the tallies of several threads side by
   * side, where they share cache lines; counting after every game would let the threads wait for
   * each other's lines.
   */
  private static final int BURST = 64;

  private final SweepResult result;
  private final Supplier<GameSource> sources;
  private final ArrayDeque<Range> open;
  private final int threads;
  private final LongAdder games = new LongAdder();
  private final AtomicBoolean stopped = new AtomicBoolean();

  /** Goes on with {@code result} until it is complete. Every thread gets a source of its own. */
  public LocalSweep(SweepResult result, Supplier<GameSource> sources, int threads) {
    this.result = result;
    this.threads = threads;
    if (threads < 1 || threads > THREADS_MAX)
      throw new BadInputException("--threads must be from 1 to " + THREADS_MAX);
    this.sources = sources;
    this.open = new ArrayDeque<>(result.played().gaps(result.plan().runs()));
    games.add(result.played().size());
  }

  public LocalSweep(SweepResult result, int threads) {
    this(result, () -> new SweepTask(result.plan()), threads);
  }

  /** After the games being played now. */
  @Override
  public void stop() {
    stopped.set(true);
  }

  @Override
  public long games() {
    return games.sum();
  }

  @Override
  public void withResult(Consumer<SweepResult> reader) {
    synchronized (result) {
      reader.accept(result);
    }
  }

  /** An interrupt ends it soon. */
  @Override
  public void run() {
    List<Future<?>> workers = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      for (int i = 0; i < threads; i++) workers.add(pool.submit(this::work));
    }
    for (Future<?> worker : workers) finished(worker);
  }

  private void work() {
    try {
      GameSource source = sources.get();
      long size = 1;
      for (Optional<Range> piece = next(size); piece.isPresent(); piece = next(size)) {
        // Whoever waits for the workers hands an interrupt on to them.
        if (Thread.currentThread().isInterrupted()) stop();
        long began = System.nanoTime();
        play(source, piece.get());
        if (System.nanoTime() - began < PIECE_NANOS) size = Math.min(PIECE_GAMES_MAX, size * 2);
      }
    } catch (RuntimeException | Error e) {
      stop();
      throw e;
    }
  }

  private void play(GameSource source, Range piece) {
    List<ArmTally> tallies = result.plan().tallies();
    List<List<GameResult>> uncounted = new ArrayList<>(BURST);
    long index = piece.from();
    while (index < piece.to() && !stopped.get()) {
      uncounted.add(source.results(index++));
      games.increment();
      if (uncounted.size() == BURST) count(index, uncounted, tallies);
    }
    count(index, uncounted, tallies);
    synchronized (result) {
      result.merge(piece.from(), index, tallies);
    }
  }

  /** Counts the games before {@code end} that are not counted yet. */
  private static void count(long end, List<List<GameResult>> uncounted, List<ArmTally> tallies) {
    long first = end - uncounted.size();
    for (int i = 0; i < uncounted.size(); i++)
      SweepTask.count(first + i, uncounted.get(i), tallies);
    uncounted.clear();
  }

  private Optional<Range> next(long size) {
    synchronized (open) {
      Range range = open.poll();
      if (range == null || stopped.get()) return Optional.empty();
      long fair = Math.max(1, (range.size() + 7) / 8);
      long to = range.from() + Math.min(range.size(), Math.min(size, fair));
      if (to < range.to()) open.addFirst(new Range(to, range.to()));
      return Optional.of(new Range(range.from(), to));
    }
  }

  private static void finished(Future<?> worker) {
    try {
      worker.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the sweep was interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) throw cause;
      throw new IllegalStateException(e.getCause());
    }
  }
}
