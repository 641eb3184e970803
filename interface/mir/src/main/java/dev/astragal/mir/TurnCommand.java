package dev.astragal.mir;

import dev.astragal.cli.ExitCodes;
import dev.astragal.games.mir.ActionResult;
import dev.astragal.mir.bundle.TurnBundle;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Writes one step as a turn bundle. */
@Command(
    name = "turn",
    mixinStandardHelpOptions = true,
    description = "Plays one action and writes state in, action, events, state out and a report.")
final class TurnCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--state", required = true, paramLabel = "FILE", description = "the state before")
  private Path state = Path.of("");

  @Option(names = "--action", required = true, paramLabel = "FILE", description = "the action")
  private Path action = Path.of("");

  @Option(names = "--out", required = true, paramLabel = "FOLDER", description = "where to write")
  private Path folder = Path.of("");

  @Option(names = "--profile", description = "${COMPLETION-CANDIDATES}")
  private Profile profile = Profile.CONTRACT;

  @Override
  public Integer call() {
    ActionResult result =
        TurnBundle.write(
            profile.engine(),
            profile.toString(),
            JsonFiles.read(state),
            JsonFiles.read(action),
            folder);
    spec.commandLine()
        .getOut()
        .println(
            folder
                + ": "
                + (result.success() ? "accepted" : "refused, " + result.errors().getFirst()));
    return ExitCodes.OK;
  }
}
