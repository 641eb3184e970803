package dev.astragal.cli.sweep;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Output;
import dev.astragal.cli.SetupOptions;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.league.League;
import dev.astragal.runtime.league.LeagueEngine;
import dev.astragal.runtime.league.LeagueFile;
import dev.astragal.runtime.league.LeaguePlan;
import dev.astragal.runtime.league.Ratings;
import dev.astragal.runtime.league.Recorded;
import dev.astragal.runtime.league.Standing;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
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
      "  astragal league pig --bot hold20,random --pairs 2000 --forks 6 --report pig.html --resume pig.league",
      "  astragal league pig --bot hold20,random --recorded ann=games/ann",
      "",
      "A game is worth a point, which those who share a win divide; the interval is one of 95 %%."
    })
public final class LeagueCommand implements Callable<Integer> {
  private static final int PAIRS_MAX = 1_000_000;
  private static final int FORKS_MAX = 1_000;
  private static final String LOCAL = "local";

  /** A share known to a hundredth on either side settles most arguments. */
  static final double MARGIN = 0.01;

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

  @Option(
      names = "--forks",
      paramLabel = "N",
      description =
          "compares every draw with N other draws of it, and takes out of the results what luck gave (default: 0, not at all)")
  private int forks;

  @Option(
      names = "--recorded",
      paramLabel = "[NAME=]PATH",
      description =
          "journals of games somebody played, or directories of them: they count too, and whoever is no bot there is called NAME (default: person)")
  private List<String> recorded = List.of();

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "go on with the league in this file; keeps one there on the way")
  private Optional<Path> resume = Optional.empty();

  @Option(names = "--report", paramLabel = "FILE", description = "an HTML page with a picture")
  private Optional<Path> report = Optional.empty();

  @Option(
      names = "--engine",
      paramLabel = "NAME",
      description = "local: this machine's cores; spark: an Apache Spark cluster (default: local)")
  private String engine = LOCAL;

  @Option(
      names = "--master",
      paramLabel = "URL",
      description = "with --engine spark: local[N] or spark://HOST:PORT (default: local[*])")
  private String master = "local[*]";

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    if (resume.isEmpty()) return played();
    try (SoleUse _ = SoleUse.of(resume.get())) {
      return played();
    }
  }

  private int played() {
    if (bots.size() < 2) throw new BadInputException("--bot needs at least two names");
    if (pairs < 1 || pairs > PAIRS_MAX)
      throw new BadInputException("--pairs must be from 1 to " + PAIRS_MAX + ", not " + pairs);
    if (threads < 1) throw new BadInputException("--threads must be at least 1, not " + threads);
    if (forks < 0 || forks > FORKS_MAX)
      throw new BadInputException("--forks must be from 0 to " + FORKS_MAX + ", not " + forks);
    report.ifPresent(OutputFiles::requireWritable);
    RunSpec spec = setup.spec();
    for (String bot : bots) Players.require(GameLibrary.game(spec.game()), bot);
    League league = new League(LeaguePlan.of(spec, bots, paired, forks));
    Recorded others = recorded(spec);
    Optional<LeagueFile> file = resume.map(path -> LeagueFile.of(path, league));
    if (engine.equals(LOCAL)) league.play(pairs, League.threads(threads), file);
    else
      try (LeagueEngine.Playing far = engine().prepare(league.plan(), master)) {
        league.play(pairs, far, file);
      }
    List<Standing> table = new ArrayList<>(league.table());
    table.addAll(others.table());
    List<Ratings.Rating> ratings = Ratings.of(table);
    report.ifPresent(
        path ->
            OutputFiles.write(path, new LeagueReport(league.plan(), pairs, table, ratings).page()));
    Output output = new Output(command.commandLine().getOut(), json);
    output.say(
        () -> json(spec, table, ratings),
        () -> {
          tell(output, spec, table);
          if (ratings.size() > 2) tell(output, ratings);
          if (!recorded.isEmpty())
            output.line(
                "  recorded games counted "
                    + others.counted()
                    + ", passed over "
                    + others.passedOver());
          output.line("  any game again, such as the first of the first two:");
          output.line(
              "  "
                  + Commands.watch(
                      league.plan().game(0, 0, false),
                      league.plan().bots(0, false),
                      spec.game() + "-league.jsonl"));
        });
    return ExitCodes.OK;
  }

  private LeagueEngine engine() {
    for (LeagueEngine found : ServiceLoader.load(LeagueEngine.class))
      if (found.name().equals(engine)) return found;
    throw new BadInputException("there is no engine '" + engine + "'; there are local and spark");
  }

  private Recorded recorded(RunSpec spec) {
    Recorded all = new Recorded(spec);
    for (String told : recorded) {
      int equals = told.indexOf('=');
      all.add(
          Path.of(told.substring(equals + 1)), equals < 0 ? "person" : told.substring(0, equals));
    }
    return all;
  }

  private static void tell(Output output, List<Ratings.Rating> ratings) {
    output.line(String.format(Locale.ROOT, "  %-24s %s", "rated", "rating (95 % interval)"));
    for (Ratings.Rating rating : ratings)
      output.line(
          String.format(
              Locale.ROOT,
              "  %-24s %+.0f (%+.0f to %+.0f)",
              rating.name(),
              rating.points(),
              rating.interval().low(),
              rating.interval().high()));
  }

  private static Tree.Table json(RunSpec spec, List<Standing> table, List<Ratings.Rating> ratings) {
    return Tree.emptyTable()
        .with("game", Tree.of(spec.game()))
        .with("seed", Tree.of(spec.seed().text()))
        .with("duels", Tree.of(table.stream().map(LeagueCommand::json).toList()))
        .with("ratings", Tree.of(ratings.stream().map(LeagueCommand::json).toList()));
  }

  private static Tree json(Ratings.Rating rating) {
    return Tree.emptyTable()
        .with("name", Tree.of(rating.name()))
        .with("rating", Numbers.tree(rating.points()))
        .with("low", Numbers.tree(rating.interval().low()))
        .with("high", Numbers.tree(rating.interval().high()));
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
