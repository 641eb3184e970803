package dev.astragal.spark;

import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.league.League;
import dev.astragal.runtime.league.LeagueEngine;
import dev.astragal.runtime.league.LeaguePlan;
import dev.astragal.runtime.league.PairResult;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;

/** Pairs of games on a cluster, job after job; they come back in the order of their numbers. */
final class SparkLeague implements LeagueEngine.Playing {
  private static final int STRETCHES_PER_CORE = 2;
  private static final int PAIRS_PER_STRETCH = 16;

  private final JavaSparkContext context;

  SparkLeague(LeaguePlan plan, Master master) {
    context =
        new JavaSparkContext(
            Configured.of("astragal league " + plan.spec().game(), master, plan.spec().game()));
  }

  /** Some pairs of a duel, as they travel to a worker: the plan as text, and which. */
  private record Stretch(String plan, int duel, long from, long to) implements Serializable {
    List<String> play() {
      LeaguePlan known = LeaguePlan.SHAPE.read(JsonTrees.read(plan, "plan"));
      List<String> lines = new ArrayList<>();
      for (PairResult result : League.stretch(known, duel, from, to))
        lines.add(JsonTrees.write(PairResult.SHAPE.tree(result)));
      return lines;
    }
  }

  @Override
  public int atOnce() {
    return Math.max(2, context.defaultParallelism()) * STRETCHES_PER_CORE * PAIRS_PER_STRETCH;
  }

  @Override
  public void play(
      LeaguePlan plan, int duel, long from, long to, Consumer<List<PairResult>> heard) {
    String written = JsonTrees.write(LeaguePlan.SHAPE.tree(plan));
    List<Stretch> cut = new ArrayList<>();
    for (long start = from; start < to; start += PAIRS_PER_STRETCH)
      cut.add(new Stretch(written, duel, start, Math.min(to, start + PAIRS_PER_STRETCH)));
    List<PairResult> results = new ArrayList<>();
    for (List<String> lines : context.parallelize(cut, cut.size()).map(Stretch::play).collect())
      for (String line : lines) results.add(PairResult.SHAPE.read(JsonTrees.read(line, "pair")));
    heard.accept(results);
  }

  @Override
  public void close() {
    context.close();
  }
}
