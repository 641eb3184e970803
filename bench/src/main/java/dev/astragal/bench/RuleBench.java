package dev.astragal.bench;

import dev.astragal.games.baator.BaatorGame;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.rules.Effect;
import dev.astragal.kernel.rules.PackReader;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.rules.RuleEngine;
import dev.astragal.kernel.rules.RuleOutcome;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.content.YamlTrees;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Applications per second of the basic attack: a condition, a difficulty, a roll, an effect. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class RuleBench implements RuleEngine.Listener {
  private static final Stream DICE = Stream.of("dice");

  private final Rule rule =
      PackReader.read(
              YamlTrees.read(Documents.text(BaatorGame.class, "physical.yaml"), "physical.yaml"))
          .rules()
          .getFirst();
  private final Variables context =
      Variables.of(
          JsonTrees.read(
              "{\"actor\":{\"stats\":{\"STR\":3}},\"target\":{\"hp\":10,\"AC\":14}}", "context"));
  private final Rng rng = Luck.of(Seed.of(1).key(), List.of(DICE)).stream(DICE);
  private final RuleEngine quick = new RuleEngine(false);
  private final RuleEngine detailed = new RuleEngine(true);
  private long effects;

  @Benchmark
  public RuleOutcome quick() {
    return quick.apply(rule, context, rng, this);
  }

  @Benchmark
  public RuleOutcome withEveryFace() {
    return detailed.apply(rule, context, rng, this);
  }

  @Override
  public void traced(Rule applied, RuleOutcome outcome) {}

  @Override
  public void effect(Rule applied, Effect effect, Tree.Table payload) {
    effects += payload.fields().size();
  }

  /** Read by nobody but the optimiser, which must not drop the effects. */
  public long effects() {
    return effects;
  }
}
