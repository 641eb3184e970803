package dev.astragal.spark;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.sweep.ArmTally;
import dev.astragal.runtime.sweep.Ranges;
import dev.astragal.runtime.sweep.RunningSweep;
import dev.astragal.runtime.sweep.SweepEngine;
import dev.astragal.runtime.sweep.SweepResult;
import dev.astragal.runtime.sweep.TallyCodec;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;

/**
 * A sweep on a cluster, job after job: what a job played is counted when the job is done, so that a
 * sweep can be watched, saved and stopped between them. Tallies are merged where the games are
 * played; the driver sees one tally per arm and job, never a game.
 */
final class SparkSweep implements RunningSweep {
  /** Jobs grow until they take this long; then starting them costs next to nothing. */
  private static final long JOB_NANOS = 3_000_000_000L;

  private static final int PIECES_PER_CORE = 4;
  private static final int FIRST_GAMES_PER_PIECE = 16;

  /** Rows of a piece are in memory at once. */
  private static final long GAMES_PER_PIECE_MAX = 20_000;

  private final SweepResult result;
  private final SweepEngine.Where where;
  private final Master master;
  private final AtomicLong games;
  private final AtomicBoolean stopped = new AtomicBoolean();
  private volatile Optional<JavaSparkContext> running = Optional.empty();

  SparkSweep(SweepResult result, SweepEngine.Where where, Master master) {
    this.result = result;
    this.where = where;
    this.master = master;
    this.games = new AtomicLong(result.played().size());
  }

  @Override
  public long games() {
    return games.get();
  }

  @Override
  public void stop() {
    stopped.set(true);
    running.ifPresent(JavaSparkContext::cancelAllJobs);
  }

  @Override
  public void withResult(Consumer<SweepResult> reader) {
    synchronized (result) {
      reader.accept(result);
    }
  }

  @Override
  public void run() {
    try (JavaSparkContext context =
        new JavaSparkContext(
            Configured.of(
                "astragal sweep " + result.plan().base().game(),
                master,
                result.plan().base().game()))) {
      running = Optional.of(context);
      playAll(context);
    } catch (RuntimeException e) {
      if (!stopped.get()) throw failed(e);
    } finally {
      running = Optional.empty();
    }
  }

  private void playAll(JavaSparkContext context) {
    int pieces =
        where.partitions() > 0
            ? where.partitions()
            : Math.max(2, context.defaultParallelism()) * PIECES_PER_CORE;
    long size = (long) pieces * FIRST_GAMES_PER_PIECE;
    for (Ranges.Range gap : result.played().gaps(result.plan().runs())) {
      long from = gap.from();
      while (from < gap.to() && !stopped.get()) {
        long to = Math.min(gap.to(), from + size);
        long began = System.nanoTime();
        List<ArmTally> tallies = job(context, from, to, pieces);
        synchronized (result) {
          result.merge(from, to, tallies);
        }
        games.set(result.played().size());
        if (System.nanoTime() - began < JOB_NANOS)
          size = Math.min(size * 2, pieces * GAMES_PER_PIECE_MAX);
        from = to;
      }
    }
  }

  private List<ArmTally> job(JavaSparkContext context, long from, long to, int pieces) {
    JavaRDD<Piece> todo = context.parallelize(cut(from, to, pieces), pieces);
    if (where.parquet().isEmpty())
      return TallyCodec.tallies(
          todo.map(piece -> piece.play().tallies()).treeReduce(Piece::merged));
    JavaRDD<Piece.Played> played = todo.map(Piece::play).persist(StorageLevel.DISK_ONLY());
    try {
      byte[] tallies = played.map(Piece.Played::tallies).treeReduce(Piece::merged);
      save(context, played, where.parquet().get());
      return TallyCodec.tallies(tallies);
    } finally {
      played.unpersist();
    }
  }

  private static void save(JavaSparkContext context, JavaRDD<Piece.Played> played, Path directory) {
    SparkSession.builder()
        .sparkContext(context.sc())
        .getOrCreate()
        .createDataFrame(played.flatMap(piece -> piece.rows().iterator()), GameRows.SCHEMA)
        .write()
        .mode(SaveMode.Append)
        .parquet(directory.toAbsolutePath().toUri().toString());
  }

  private List<Piece> cut(long from, long to, int pieces) {
    String plan = Piece.written(result.plan());
    List<Piece> cut = new ArrayList<>();
    long count = Math.min(pieces, to - from);
    for (long i = 0; i < count; i++) {
      long start = from + (to - from) * i / count;
      long end = from + (to - from) * (i + 1) / count;
      cut.add(new Piece(plan, start, end, where.parquet().isPresent()));
    }
    return cut;
  }

  private BadInputException failed(RuntimeException e) {
    Throwable cause = e;
    while (cause.getCause() != null) cause = cause.getCause();
    return new BadInputException(
        "the Spark master "
            + master.url()
            + " did not finish the sweep: "
            + String.valueOf(cause.getMessage()).lines().findFirst().orElse("no reason given"));
  }
}
