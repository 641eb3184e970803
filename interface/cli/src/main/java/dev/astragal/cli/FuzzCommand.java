package dev.astragal.cli;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.fuzz.Fuzz;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Attacks a game. */
@Command(
    name = "fuzz",
    mixinStandardHelpOptions = true,
    description =
        "Plays random games with legal and illegal inputs, checks everything after every step, and shrinks what fails.",
    footer = {
      "",
      "Examples:",
      "  astragal fuzz pig --runs 1000 --seed 7",
      "  astragal fuzz delve --runs 10000 --bot balanced"
    })
final class FuzzCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private SetupOptions setup = new SetupOptions();

  @Option(names = "--runs", paramLabel = "N", required = true, description = "how many games")
  private long runs;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "where a failing run is written (default: here)")
  private Path directory = Path.of(".");

  @Option(
      names = "--bot",
      paramLabel = "NAME",
      split = ",",
      description = "let bots play instead of random inputs, legal and not; checks are the same")
  private List<String> bots = List.of();

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    if (runs < 1) throw new BadInputException("--runs must be at least 1");
    RunSpec spec = setup.spec();
    Output output = new Output(command.commandLine().getOut(), json);
    Fuzz.Report report =
        Fuzz.run(GameLibrary.kernel(spec), spec, bots, runs, directory, done -> {});
    output.say(() -> result(spec, report), () -> tell(output, report));
    return report.failure().isEmpty() ? ExitCodes.OK : ExitCodes.CHECK_FAILED;
  }

  private static Tree.Table result(RunSpec spec, Fuzz.Report report) {
    Tree.Table result =
        Tree.emptyTable()
            .with("game", Tree.of(spec.game()))
            .with("seed", Tree.of(spec.seed().text()))
            .with("ok", Tree.of(report.failure().isEmpty()))
            .with("runs", Tree.of(report.runs()))
            .with("steps", Tree.of(report.steps()))
            .with("refusals", Tree.of(report.refusals()))
            .with("outcomes", outcomes(report));
    return report.failure().isPresent()
        ? result.with("failure", failure(report.failure().get()))
        : result;
  }

  private static Tree outcomes(Fuzz.Report report) {
    Tree.Table table = Tree.emptyTable();
    for (Map.Entry<String, Long> outcome : report.outcomes().entrySet())
      table = table.with(outcome.getKey(), Tree.of(outcome.getValue()));
    return table;
  }

  private static Tree failure(Fuzz.Failure failure) {
    return Tree.emptyTable()
        .with("message", Tree.of(failure.message()))
        .with("seed", Tree.of(failure.seed().text()))
        .with("steps", Tree.of(failure.steps()))
        .with("shrunk", Tree.of(failure.shrunk()))
        .with("journal", Tree.of(failure.journal().toString()));
  }

  private static void tell(Output output, Fuzz.Report report) {
    output.line(
        report.runs()
            + " runs, "
            + report.steps()
            + " steps, "
            + report.refusals()
            + " inputs refused as they should be");
    report.outcomes().forEach((code, count) -> output.line("  " + code + ": " + count));
    report
        .failure()
        .ifPresent(
            failure -> {
              output.line("seed " + failure.seed().text() + ": " + failure.message());
              output.line(
                  "shrunk from "
                      + failure.steps()
                      + " to "
                      + failure.shrunk()
                      + " steps, written to "
                      + failure.journal());
            });
  }
}
