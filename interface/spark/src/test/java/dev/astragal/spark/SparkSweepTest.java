package dev.astragal.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.sweep.LocalSweep;
import dev.astragal.runtime.sweep.RunningSweep;
import dev.astragal.runtime.sweep.SweepEngine;
import dev.astragal.runtime.sweep.SweepPlan;
import dev.astragal.runtime.sweep.SweepResult;
import dev.astragal.runtime.sweep.TallyCodec;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cluster counts what this machine counts, to the bit. */
final class SparkSweepTest {
  @TempDir private Path directory;

  @Test
  void anyPartitioningGivesTheTalliesOfThisMachine() {
    SweepPlan plan = trail(24);
    byte[] here = TallyCodec.bytes(local(plan).tallies());
    for (int partitions : new int[] {1, 7}) {
      SweepResult result = SweepResult.empty(plan);
      sweep(result, "local[2]", partitions, Optional.empty()).run();
      assertThat(TallyCodec.bytes(result.tallies())).isEqualTo(here);
    }
  }

  @Test
  void everyGameIsARowOfParquet() throws IOException {
    SweepPlan plan = pig(100);
    Path parquet = directory.resolve("games");
    SweepResult result = SweepResult.empty(plan);
    sweep(result, "local[2]", 7, Optional.of(parquet)).run();
    assertThat(result.digest()).isEqualTo(local(plan).digest());
    try (SparkSession session =
        SparkSession.builder()
            .master("local[1]")
            .config("spark.ui.enabled", "false")
            .config("spark.driver.host", "127.0.0.1")
            .getOrCreate()) {
      Dataset<Row> games = session.read().parquet(parquet.toString());
      assertThat(games.count()).isEqualTo(100);
      assertThat(games.select("game").distinct().count()).isEqualTo(100);
      long won = games.filter("values['win.seat0'] = 1 and categories['outcome'] = 'won'").count();
      assertThat(result.tallies().getFirst().values().get("win.seat0"))
          .isNotNull()
          .satisfies(wins -> assertThat(wins.mean()).isEqualTo((double) won / 100));
    }
    SweepResult again = SweepResult.empty(plan);
    assertThatThrownBy(() -> sweep(again, "local[2]", 3, Optional.of(parquet)))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("exists already");
  }

  @Test
  void aClusterThatLosesAWorkerInTheMiddleFinishesWithTheSameDigest() throws Exception {
    SweepPlan plan = pig(100_000);
    long here = local(plan).digest();
    try (Cluster cluster = Cluster.started(directory, 2)) {
      SweepResult result = SweepResult.empty(plan);
      RunningSweep sweep = sweep(result, cluster.url(), 8, Optional.empty());
      Thread killer =
          Thread.startVirtualThread(
              () -> {
                while (sweep.games() == 0) pause();
                cluster.killWorker(1);
              });
      sweep.run();
      assertThat(killer.join(Duration.ofSeconds(1))).isTrue();
      assertThat(result.partial()).isFalse();
      assertThat(result.digest()).isEqualTo(here);
    }
  }

  @Test
  void aMasterThatIsNotThereIsSaidInASentence() throws IOException {
    int port;
    try (ServerSocket socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }
    refused("spark://127.0.0.1:" + port, "cannot be reached");
    refused("spark://no-such-host.invalid:7077", "is not known");
    refused("yarn", "a master is local[N] or spark://HOST:PORT, not 'yarn'");
    refused("local[0]", "a master is local[N]");
    refused("spark://127.0.0.1:99999", "a master is local[N]");
  }

  private static void refused(String master, String message) {
    SweepResult result = SweepResult.empty(pig(1));
    assertThatThrownBy(() -> sweep(result, master, 0, Optional.empty()))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining(message);
  }

  private static RunningSweep sweep(
      SweepResult result, String master, int partitions, Optional<Path> parquet) {
    return new SparkEngine().prepare(result, new SweepEngine.Where(master, partitions, parquet));
  }

  private static SweepResult local(SweepPlan plan) {
    SweepResult result = SweepResult.empty(plan);
    new LocalSweep(result, 2).run();
    return result;
  }

  private static SweepPlan pig(long runs) {
    return new SweepPlan(RunSpec.of("pig", Seed.of(1), 2), List.of(), List.of("hold20"), runs);
  }

  private static SweepPlan trail(long runs) {
    return new SweepPlan(
        RunSpec.of("trail", Seed.of(1), 1),
        List.of("deluxe.store.prices.oxen=2000,4000", "month=march,july"),
        List.of("random"),
        runs);
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(20);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
