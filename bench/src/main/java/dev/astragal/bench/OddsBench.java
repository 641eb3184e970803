package dev.astragal.bench;

import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.DiceLanguage;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.dice.odds.Distribution;
import dev.astragal.kernel.dice.odds.Odds;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** How long the exact odds of an expression take. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class OddsBench {
  @Param({"4d6kh3", "20d6kh10", "10d10!"})
  public String expr = "1d6";

  private DiceExpression parsed = DiceLanguage.extended().number(expr);

  @Setup
  public void setUp() {
    parsed = DiceLanguage.extended().number(expr);
  }

  @Benchmark
  public Distribution odds() {
    return Odds.of(parsed, Variables.none());
  }
}
