package dev.astragal.mir;

import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonText;
import dev.astragal.mir.bundle.ScenarioFile;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reads scenario files. */
@Command(
    name = "scenario",
    mixinStandardHelpOptions = true,
    description = {
      "Checks scenario files (*.scenario.json); exit 1 if one cannot be played.",
      "With --state the state it begins with is printed, ready for 'mir bundle' or 'mir apply'."
    })
final class ScenarioCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "scenario files")
  private List<String> files = List.of();

  @Option(names = "--state", description = "print the initial state of each")
  private boolean state;

  @Option(names = "--profile", description = "${COMPLETION-CANDIDATES}")
  private Profile profile = Profile.CONTRACT;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    FileReport report = new FileReport(state ? spec.commandLine().getErr() : out);
    MirEngine engine = profile.engine();
    for (String file : files) {
      ScenarioFile.Loaded loaded = ScenarioFile.load(engine, file);
      Json.Obj bundle = loaded.bundle();
      if (bundle == null) report.failed(file, loaded.errors());
      else if (state) out.println(JsonText.compact(bundle.at("initialState")));
      else report.passed(file);
    }
    return report.exitCode();
  }
}
