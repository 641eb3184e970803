package dev.astragal.mir;

import dev.astragal.games.mir.MirDocument;
import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonText;
import dev.astragal.games.mir.schema.WorldSchema;
import dev.astragal.mir.bundle.Bootstrap;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a state to play on from a campaign record of the reference's older world. */
@Command(
    name = "bootstrap",
    mixinStandardHelpOptions = true,
    description = {
      "Reads a campaign record of the older world and prints the state the engine plays on.",
      "Exit 1 when the record is malformed, or what comes of it breaks an invariant."
    })
final class BootstrapCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "the campaign record")
  private Path file = Path.of("");

  @Override
  public Integer call() {
    FileReport report = new FileReport(spec.commandLine().getErr());
    Json record = JsonFiles.read(file);
    List<String> malformed = WorldSchema.errors(record);
    if (!malformed.isEmpty() || !(record instanceof Json.Obj world)) report.failed(file, malformed);
    else if (MirEngine.contract().read(Bootstrap.state(world))
        instanceof MirDocument.Malformed(_, List<String> broken)) report.failed(file, broken);
    else spec.commandLine().getOut().println(JsonText.compact(Bootstrap.state(world)));
    return report.exitCode();
  }
}
