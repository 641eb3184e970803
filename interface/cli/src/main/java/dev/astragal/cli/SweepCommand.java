package dev.astragal.cli;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.sweep.ArmTally;
import dev.astragal.runtime.sweep.Distribution;
import dev.astragal.runtime.sweep.LocalSweep;
import dev.astragal.runtime.sweep.SweepPlan;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays many games and says what happened. */
@Command(
    name = "sweep",
    mixinStandardHelpOptions = true,
    description =
        "Plays many games of one set-up, or of a grid of set-ups under the same luck, and says what happened.",
    footer = {"", "Example: astragal sweep pig --runs 100000 --bot hold20 --seed 1"})
final class SweepCommand implements Callable<Integer> {
  private static final int BAR = 30;

  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private SetupOptions setup = new SetupOptions();

  @Option(names = "--runs", paramLabel = "N", required = true, description = "games per arm")
  private long runs;

  @Option(
      names = "--bot",
      split = ",",
      paramLabel = "NAME",
      description = "one bot for all seats, or one for each (default: random)")
  private List<String> bots = List.of(Players.RANDOM);

  @Option(
      names = "--grid",
      paramLabel = "PATH=A,B,C",
      description = "values of the policy to compare; several grids are combined")
  private List<String> grid = List.of();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "how many threads (default: one per core)")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    if (threads < 1 || threads > 1024)
      throw new BadInputException("--threads must be from 1 to 1024");
    RunSpec spec = setup.spec();
    SweepPlan plan = SweepPlan.grid(spec, grid, bots, runs);
    List<ArmTally> tallies = new LocalSweep().run(plan, threads, done -> {});
    Output output = new Output(command.commandLine().getOut(), json);
    output.say(result(plan, tallies), () -> tell(output, plan, tallies));
    return ExitCodes.OK;
  }

  private static Tree.Table result(SweepPlan plan, List<ArmTally> tallies) {
    List<Tree> arms = new ArrayList<>();
    for (int i = 0; i < tallies.size(); i++) arms.add(arm(plan.arms().get(i), tallies.get(i)));
    return Tree.emptyTable()
        .with("game", Tree.of(plan.arms().getFirst().spec().game()))
        .with("seed", Tree.of(plan.seed().text()))
        .with("runs", Tree.of(plan.runs()))
        .with("digest", Tree.of(Hashes.text(digest(tallies))))
        .with("arms", Tree.of(arms));
  }

  private static long digest(List<ArmTally> tallies) {
    long digest = 0;
    for (ArmTally tally : tallies) digest = digest * 31 + tally.digest();
    return digest;
  }

  private static Tree arm(SweepPlan.Arm arm, ArmTally tally) {
    Tree.Table values = Tree.emptyTable();
    for (Map.Entry<String, Distribution> value : tally.values().entrySet()) {
      values = values.with(value.getKey(), distribution(value.getValue()));
    }
    Tree.Table categories = Tree.emptyTable();
    for (Map.Entry<String, SortedMap<String, Long>> category : tally.categories().entrySet()) {
      Tree.Table counts = Tree.emptyTable();
      for (Map.Entry<String, Long> count : category.getValue().entrySet()) {
        counts = counts.with(count.getKey(), Tree.of(count.getValue()));
      }
      categories = categories.with(category.getKey(), counts);
    }
    return Tree.emptyTable()
        .with("label", Tree.of(arm.label()))
        .with("games", Tree.of(tally.games()))
        .with("categories", categories)
        .with("values", values);
  }

  private static Tree distribution(Distribution d) {
    return Tree.emptyTable()
        .with("mean", decimal(d.mean()))
        .with("confidence95", decimal(d.confidence()))
        .with("deviation", decimal(d.deviation()))
        .with("min", Tree.of(d.min()))
        .with("p10", Tree.of(d.quantile(0.1)))
        .with("median", Tree.of(d.quantile(0.5)))
        .with("p90", Tree.of(d.quantile(0.9)))
        .with("max", Tree.of(d.max()));
  }

  private static Tree decimal(double value) {
    return Double.isFinite(value)
        ? new Tree.Decimal(BigDecimal.valueOf(value), Mark.NONE)
        : Tree.none();
  }

  private static void tell(Output output, SweepPlan plan, List<ArmTally> tallies) {
    output.line(
        plan.arms().getFirst().spec().game()
            + ", "
            + plan.runs()
            + " games per arm, seed "
            + plan.seed().text()
            + ", bots "
            + String.join(",", plan.bots())
            + ", digest "
            + Hashes.text(digest(tallies)));
    for (int i = 0; i < tallies.size(); i++) {
      output.line("");
      if (!plan.arms().get(i).label().isEmpty()) output.line(plan.arms().get(i).label());
      tell(output, tallies.get(i), i > 0);
    }
  }

  private static void tell(Output output, ArmTally tally, boolean compared) {
    tally
        .categories()
        .forEach(
            (name, counts) ->
                counts.forEach(
                    (value, count) -> {
                      int filled = (int) (count * BAR / tally.games());
                      output.line(
                          String.format(
                              Locale.ROOT,
                              "  %-16s %-20s %6.2f%%  %s",
                              name,
                              value,
                              100.0 * count / tally.games(),
                              "#".repeat(filled)));
                    }));
    tally
        .values()
        .forEach(
            (name, d) -> {
              Distribution difference = tally.differences().get(name);
              output.line(
                  String.format(
                      Locale.ROOT,
                      "  %-20s mean %10.3f ±%.3f   median %d   10%%..90%% %d..%d   range %d..%d%s",
                      name,
                      d.mean(),
                      d.confidence(),
                      d.quantile(0.5),
                      d.quantile(0.1),
                      d.quantile(0.9),
                      d.min(),
                      d.max(),
                      compared && difference != null
                          ? String.format(
                              Locale.ROOT,
                              "   against the first arm %+.3f ±%.3f",
                              difference.mean(),
                              difference.confidence())
                          : ""));
            });
  }
}
