package dev.astragal.cli.sweep;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Output;
import dev.astragal.cli.SetupOptions;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.store.SavedRuns;
import dev.astragal.runtime.sweep.LocalSweep;
import dev.astragal.runtime.sweep.RunningSweep;
import dev.astragal.runtime.sweep.SweepEngine;
import dev.astragal.runtime.sweep.SweepFile;
import dev.astragal.runtime.sweep.SweepPlan;
import dev.astragal.runtime.sweep.SweepResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
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
    footer = {
      "",
      "Examples:",
      "  astragal sweep pig --runs 100000 --bot hold20 --seed 1",
      "  astragal sweep trail --runs 10000 --bot balanced --grid deluxe.store.prices.oxen=2000,4000 --report oxen.html",
      "  astragal sweep trail --runs 1000000 --bot balanced --engine spark --master spark://host:7077",
      "",
      "Ctrl-C ends a sweep with what it has and says how to go on."
    })
public final class SweepCommand implements Callable<Integer> {
  private static final String LOCAL = "local";

  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private BotOptions bots = new BotOptions();
  @Mixin private SetupOptions setup = new SetupOptions();
  @Mixin private MinderOptions minding = new MinderOptions();

  @Option(names = "--runs", paramLabel = "N", description = "games per arm")
  private long runs;

  @Option(
      names = "--grid",
      paramLabel = "PATH=A,B,C",
      description =
          "values of an option or of the policy to compare with the first of them; several grids are combined")
  private List<String> grid = List.of();

  @Option(
      names = "--metric",
      split = ",",
      paramLabel = "NAME",
      description = "show only these figures (default: all)")
  private List<String> metrics = List.of();

  @Option(
      names = "--every",
      paramLabel = "N",
      description =
          "beyond the first 10,000 games, count events and draw curves of every N-th game only: 1 means of all (default: 10, and 1 with --parquet)")
  private Optional<Integer> every = Optional.empty();

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

  @Option(
      names = "--partitions",
      paramLabel = "N",
      description = "with --engine spark: pieces per job (default: as the cluster is large)")
  private int partitions;

  @Option(
      names = "--parquet",
      paramLabel = "DIR",
      description = "with --engine spark: write every game as a row of Parquet")
  private Optional<Path> parquet = Optional.empty();

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "go on with the sweep in this file; keeps one there on the way")
  private Optional<Path> resume = Optional.empty();

  @Option(names = "--report", paramLabel = "FILE", description = "an HTML page with pictures")
  private Optional<Path> report = Optional.empty();

  @Option(names = "--csv", paramLabel = "FILE", description = "every figure as a row")
  private Optional<Path> csv = Optional.empty();

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    if (resume.isEmpty()) return swept();
    try (SoleUse _ = SoleUse.of(resume.get())) {
      return swept();
    }
  }

  private int swept() {
    SweepResult result = begun();
    requireEngineOptions();
    report.ifPresent(OutputFiles::requireWritable);
    csv.ifPresent(OutputFiles::requireWritable);
    if (!metrics.isEmpty()) Pilot.requireMetrics(List.of(result.plan()), metrics);
    RunningSweep sweep = prepared(result);
    long before = result.played().size();
    Minder minder =
        new Minder(minding, command.commandLine().getErr(), resume, result.plan().runs());
    Minder.Watched watched = minder.watch(sweep);
    Optional<String> goOn = Optional.empty();
    if (result.partial()) {
      Path file = resume.orElseGet(() -> SavedRuns.freshSweep(result.plan().base()));
      SweepFile.write(file, result);
      goOn = Optional.of(Commands.resume(file, outputOptions()));
    } else {
      resume.ifPresent(file -> SweepFile.write(file, result));
    }
    SweepSummary summary =
        SweepSummary.of(
            result, metrics, goOn, new SweepSummary.Pace(result.played().size() - before, watched));
    report.ifPresent(file -> OutputFiles.write(file, new HtmlReport(summary).page()));
    csv.ifPresent(file -> OutputFiles.write(file, SweepCsv.of(summary)));
    Output output = new Output(command.commandLine().getOut(), json);
    output.say(() -> SweepJson.of(summary), () -> new SweepText(output, summary).tell());
    return result.partial() ? ExitCodes.INTERRUPTED : ExitCodes.OK;
  }

  /** What is known before anything is played: nothing, or what the file to resume holds. */
  private SweepResult begun() {
    boolean named = !setup.named().isEmpty();
    if (resume.isEmpty() || (named && !Files.exists(resume.get()))) {
      if (runs == 0 && named) throw new BadInputException("Missing required option: '--runs=N'");
      return SweepResult.empty(
          new SweepPlan(setup.spec(), grid, bots.names(), runs)
              .lookingAtEvery(every(SweepPlan.EVERY)));
    }
    SweepResult saved = SweepFile.read(resume.get());
    long wanted = runs == 0 ? saved.plan().runs() : runs;
    if (named) {
      SweepPlan asked =
          new SweepPlan(
                  setup.seeded() ? setup.spec() : setup.spec().withSeed(saved.plan().seed()),
                  grid,
                  bots.names(),
                  wanted)
              .lookingAtEvery(every(saved.plan().every()));
      if (!asked.tree().equals(saved.plan().tree()))
        throw new BadInputException(resume.get() + " is another sweep; leave out GAME to go on");
    }
    if (every(saved.plan().every()) != saved.plan().every())
      throw new BadInputException(
          resume.get() + " was begun with --every " + saved.plan().every() + "; start anew");
    if (wanted < saved.played().end())
      throw new BadInputException(
          resume.get() + " has played beyond game " + wanted + " already; ask for more --runs");
    return new SweepResult(saved.plan().withRuns(wanted), saved.played(), saved.tallies());
  }

  /** A row for each game tells what happened in each. */
  private int every(int otherwise) {
    if (parquet.isPresent() && every.orElse(1) != 1)
      throw new BadInputException("--parquet tells of every game and takes no --every but 1");
    return every.orElse(parquet.isPresent() ? 1 : otherwise);
  }

  /** What was asked for beside the plan, which the file to resume knows. */
  private List<String> outputOptions() {
    List<String> words = new ArrayList<>();
    report.ifPresent(path -> words.addAll(List.of("--report", path.toString())));
    csv.ifPresent(path -> words.addAll(List.of("--csv", path.toString())));
    if (!metrics.isEmpty()) words.addAll(List.of("--metric", String.join(",", metrics)));
    if (json) words.add("--json");
    if (!engine.equals(LOCAL)) words.addAll(List.of("--engine", engine, "--master", master));
    if (partitions > 0) words.addAll(List.of("--partitions", Integer.toString(partitions)));
    parquet.ifPresent(path -> words.addAll(List.of("--parquet", path.toString())));
    return words;
  }

  private void requireEngineOptions() {
    if (!engine.equals(LOCAL)) return;
    var parsed = command.commandLine().getParseResult();
    for (String option : List.of("--master", "--partitions", "--parquet")) {
      if (parsed.hasMatchedOption(option))
        throw new BadInputException(option + " belongs to --engine spark");
    }
  }

  private RunningSweep prepared(SweepResult result) {
    if (engine.equals(LOCAL)) return new LocalSweep(result, bots.threads());
    for (SweepEngine found : ServiceLoader.load(SweepEngine.class)) {
      if (found.name().equals(engine))
        return found.prepare(result, new SweepEngine.Where(master, partitions, parquet));
    }
    throw new BadInputException("there is no engine '" + engine + "'; there are local and spark");
  }
}
