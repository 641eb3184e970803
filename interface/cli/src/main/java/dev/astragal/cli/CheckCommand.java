package dev.astragal.cli;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.scenario.Scenario;
import dev.astragal.runtime.scenario.ScenarioReader;
import dev.astragal.runtime.scenario.ScenarioRunner;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs rule tests written as YAML. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = "Runs scenarios: rule tests written as YAML, for any game.",
    footer = {"", "Example: astragal check docs/examples/pig.yaml"})
final class CheckCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "scenario files")
  private List<Path> files = List.of();

  @Option(names = "--json", description = "one JSON object per scenario")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = command.commandLine().getOut();
    boolean failed = false;
    for (Path file : files) {
      List<Scenario> scenarios = ScenarioReader.read(file);
      if (scenarios.isEmpty()) throw new BadInputException(file + " holds no scenario");
      for (Scenario scenario : scenarios) {
        List<String> differences = ScenarioRunner.run(scenario);
        failed |= !differences.isEmpty();
        if (json) out.println(JsonTrees.write(result(file, scenario, differences)));
        else tell(out, file, scenario, differences);
      }
    }
    return failed ? ExitCodes.CHECK_FAILED : ExitCodes.OK;
  }

  private static Tree result(Path file, Scenario scenario, List<String> differences) {
    List<Tree> texts = new ArrayList<>();
    for (String difference : differences) texts.add(Tree.of(difference));
    return Tree.emptyTable()
        .with("file", Tree.of(file.toString()))
        .with("name", Tree.of(scenario.name()))
        .with("ok", Tree.of(differences.isEmpty()))
        .with("differences", Tree.of(texts));
  }

  private static void tell(
      PrintWriter out, Path file, Scenario scenario, List<String> differences) {
    out.println(
        (differences.isEmpty() ? "ok    " : "FAIL  ")
            + file.getFileName()
            + ": "
            + scenario.name());
    for (String difference : differences) out.println("        " + difference);
  }
}
