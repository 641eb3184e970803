package dev.astragal.spark;

import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.sweep.ArmTally;
import dev.astragal.runtime.sweep.GameResult;
import dev.astragal.runtime.sweep.SweepPlan;
import dev.astragal.runtime.sweep.SweepTask;
import dev.astragal.runtime.sweep.TallyCodec;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.apache.spark.sql.Row;

/**
 * A stretch of a sweep's games, as it travels to a worker: the plan as text, and which games.
 *
 * @param withRows whether single games are wanted, too
 */
record Piece(String plan, long from, long to, boolean withRows) implements Serializable {
  /** Setting a game up takes longer than playing it; a worker does it once per sweep. */
  private static final ConcurrentMap<String, SweepPlan> PLANS = new ConcurrentHashMap<>();

  /** What a worker sends back: a tally per arm as bytes, and the rows that were asked for. */
  @SuppressWarnings("ArrayRecordComponent") // travels once and is never compared
  record Played(byte[] tallies, List<Row> rows) implements Serializable {}

  static String written(SweepPlan plan) {
    return JsonTrees.write(plan.tree());
  }

  Played play() {
    SweepPlan known = PLANS.computeIfAbsent(plan, Piece::read);
    SweepTask task = new SweepTask(known);
    List<ArmTally> tallies = known.tallies();
    List<Row> rows = new ArrayList<>();
    for (long index = from; index < to; index++) {
      List<GameResult> results = task.results(index);
      SweepTask.count(index, results, tallies);
      if (!withRows) continue;
      for (int arm = 0; arm < results.size(); arm++)
        rows.add(GameRows.row(known, arm, index, results.get(arm)));
    }
    return new Played(TallyCodec.bytes(tallies), rows);
  }

  private static SweepPlan read(String text) {
    return SweepPlan.from(JsonTrees.read(text, "plan"), SweepPlan.RUNS_MAX);
  }

  /** Both together. */
  static byte[] merged(byte[] one, byte[] other) {
    List<ArmTally> sum = TallyCodec.tallies(one);
    List<ArmTally> more = TallyCodec.tallies(other);
    for (int arm = 0; arm < sum.size(); arm++) sum.get(arm).merge(more.get(arm));
    return TallyCodec.bytes(sum);
  }
}
