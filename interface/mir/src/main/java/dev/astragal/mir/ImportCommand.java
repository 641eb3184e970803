package dev.astragal.mir;

import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonText;
import dev.astragal.mir.bundle.SharedFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reads sessions and campaigns that somebody handed on. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    description = {
      "Reads mir-session and mir-campaign files; exit 1 if one cannot be used.",
      "With --state the state of each session is printed, ready for 'mir apply' or 'mir bundle'."
    })
final class ImportCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "sessions and campaigns")
  private List<Path> files = List.of();

  @Option(names = "--state", description = "print the state of each session")
  private boolean state;

  @Option(names = "--profile", description = "${COMPLETION-CANDIDATES}")
  private Profile profile = Profile.CONTRACT;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    FileReport report = new FileReport(state ? spec.commandLine().getErr() : out);
    MirEngine engine = profile.engine();
    for (Path file : files) {
      SharedFile.Imported imported = SharedFile.read(engine, JsonFiles.read(file));
      Json session = imported.state();
      if (!imported.ok()) report.failed(file, imported.errors());
      else if (state && session != null) out.println(JsonText.compact(session));
      else report.passed(file + "  " + imported.summary());
    }
    return report.exitCode();
  }
}
