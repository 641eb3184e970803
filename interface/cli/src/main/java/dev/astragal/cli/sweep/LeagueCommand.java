package dev.astragal.cli.sweep;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Output;
import dev.astragal.cli.SetupOptions;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.league.Duel;
import dev.astragal.runtime.league.Standing;
import dev.astragal.runtime.library.RunSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Who plays better. */
@Command(
    name = "league",
    mixinStandardHelpOptions = true,
    description =
        "Lets bots play each other, every luck twice with the seats changed, and says who is stronger.",
    footer = {
      "",
      "Examples:",
      "  astragal league regrets --seats 2 --bot mcts:200,greedy --pairs 50 --seed 1",
      "  astragal league pig --bot mcts:200ms,hold20,random --pairs 100",
      "",
      "A game is worth a point, which those who share a win divide; the interval is one of 95 %%."
    })
public final class LeagueCommand implements Callable<Integer> {
  private static final int PAIRS_MAX = 1_000_000;

  /** A share known to a hundredth on either side settles most arguments. */
  private static final double MARGIN = 0.01;

  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private SetupOptions setup = new SetupOptions();

  @Option(
      names = "--bot",
      split = ",",
      required = true,
      paramLabel = "NAME",
      description = "two bots or more; everybody plays everybody")
  private List<String> bots = List.of();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description = "how many pairs of games two bots play (default: 100)")
  private int pairs = 100;

  @Option(
      names = "--paired",
      negatable = true,
      defaultValue = "true",
      fallbackValue = "true",
      description = "both games of a pair have the same luck (default: yes)")
  private boolean paired = true;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "how many threads (default: one, so that thinking time is worth the same)")
  private int threads = 1;

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    if (bots.size() < 2) throw new BadInputException("--bot needs at least two names");
    if (pairs < 1 || pairs > PAIRS_MAX)
      throw new BadInputException("--pairs must be from 1 to " + PAIRS_MAX + ", not " + pairs);
    if (threads < 1) throw new BadInputException("--threads must be at least 1, not " + threads);
    RunSpec spec = setup.spec();
    List<Duel> duels = new ArrayList<>();
    for (int i = 0; i < bots.size(); i++)
      for (int j = i + 1; j < bots.size(); j++)
        duels.add(new Duel(spec, bots.get(i), bots.get(j), paired));
    List<Standing> table = duels.stream().map(duel -> duel.play(pairs, threads)).toList();
    Output output = new Output(command.commandLine().getOut(), json);
    output.say(json(spec, table), () -> tell(output, spec, table));
    return ExitCodes.OK;
  }

  private static Tree.Table json(RunSpec spec, List<Standing> table) {
    return Tree.emptyTable()
        .with("game", Tree.of(spec.game()))
        .with("seed", Tree.of(spec.seed().text()))
        .with("duels", Tree.of(table.stream().map(LeagueCommand::json).toList()));
  }

  private static Tree json(Standing duel) {
    return Tree.emptyTable()
        .with("first", Tree.of(duel.first()))
        .with("second", Tree.of(duel.second()))
        .with("games", Tree.of(duel.games()))
        .with("share", Numbers.tree(duel.share()))
        .with("low", Numbers.tree(duel.interval().low()))
        .with("high", Numbers.tree(duel.interval().high()))
        .with("gamesForOnePercent", Tree.of(duel.gamesFor(MARGIN)))
        .with("score", Numbers.tree(duel.score(true)))
        .with("otherScore", Numbers.tree(duel.score(false)))
        .with("millis", Numbers.tree(duel.millis(true)))
        .with("otherMillis", Numbers.tree(duel.millis(false)));
  }

  private static void tell(Output output, RunSpec spec, List<Standing> table) {
    output.line(spec.game() + ", seats " + spec.seats() + ", seed " + spec.seed().text());
    output.line(
        String.format(
            Locale.ROOT,
            "  %-24s %-24s %6s  %-22s %9s  %-17s %s",
            "bot",
            "against",
            "games",
            "points",
            "for ±1%",
            "score",
            "ms per answer"));
    for (Standing duel : table)
      output.line(
          String.format(
              Locale.ROOT,
              "  %-24s %-24s %6d  %5.1f%% (%5.1f to %5.1f) %9d %7.1f : %-7.1f %.3f : %.3f",
              duel.first(),
              duel.second(),
              duel.games(),
              100 * duel.share(),
              100 * Math.max(0, duel.interval().low()),
              100 * Math.min(1, duel.interval().high()),
              duel.gamesFor(MARGIN),
              duel.score(true),
              duel.score(false),
              duel.millis(true),
              duel.millis(false)));
  }
}
