package dev.astragal.mir;

import dev.astragal.games.mir.MirDocument;
import dev.astragal.games.mir.MirEngine;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks state documents. */
@Command(
    name = "validate",
    mixinStandardHelpOptions = true,
    description =
        "Checks state documents against schema and invariants; exit 1 if one is not sound.")
final class ValidateCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "state documents")
  private List<Path> files = List.of();

  @Option(names = "--profile", description = "${COMPLETION-CANDIDATES}")
  private Profile profile = Profile.CONTRACT;

  @Override
  public Integer call() {
    FileReport report = new FileReport(spec.commandLine().getOut());
    MirEngine engine = profile.engine();
    for (Path file : files) {
      if (engine.read(JsonFiles.read(file))
          instanceof MirDocument.Malformed(_, List<String> errors)) report.failed(file, errors);
      else report.passed(file);
    }
    return report.exitCode();
  }
}
