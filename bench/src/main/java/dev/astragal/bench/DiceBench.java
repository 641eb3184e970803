package dev.astragal.bench;

import dev.astragal.kernel.dice.Dialect;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.DiceLimits;
import dev.astragal.kernel.dice.Roller;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Rolls per second, of an expression that is kept and of one that is read each time. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class DiceBench {
  private static final Stream DICE = Stream.of("dice");

  @Param({"4d6kh3+2", "2d20kh1+actor.stats.STR"})
  public String expr = "1d6";

  private final Variables context =
      Variables.of(
          Tree.emptyTable()
              .with(
                  "actor",
                  Tree.emptyTable().with("stats", Tree.emptyTable().with("STR", Tree.of(3)))));
  private final Rng rng = Luck.of(Seed.of(1).key(), List.of(DICE)).stream(DICE);
  private final Roller roller = new Roller();
  private DiceExpression kept = parsed();

  @Setup
  public void setUp() {
    kept = parsed();
  }

  @Benchmark
  public long kept() {
    return roller.number(kept, context, rng);
  }

  @Benchmark
  public long readEachTime() {
    return roller.number(parsed(), context, rng);
  }

  private DiceExpression parsed() {
    return DiceExpression.parse(
        expr, Dialect.CORE, dev.astragal.kernel.dice.Mode.NUMBER, DiceLimits.DEFAULT);
  }
}
