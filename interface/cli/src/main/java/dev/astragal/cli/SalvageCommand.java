package dev.astragal.cli;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.Salvage;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Saves what can be saved of a damaged journal. */
@Command(
    name = "salvage",
    mixinStandardHelpOptions = true,
    description = "Writes what comes before the damage of a damaged journal into a new one.",
    footer = {"", "Example: astragal salvage game.jsonl --out rescued.jsonl"})
final class SalvageCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "the damaged journal; it stays as it is")
  private Path file = Path.of("");

  @Option(names = "--out", paramLabel = "FILE", required = true, description = "the new journal")
  private Path fresh = Path.of("");

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    Salvage salvage = Salvage.of(file);
    salvage.write(fresh);
    String game = salvage.sound().header().spec().game();
    Output output = new Output(command.commandLine().getOut(), json);
    output.say(
        () ->
            Tree.emptyTable()
                .with("inputs", Tree.of(salvage.lastInput()))
                .with("lostBytes", Tree.of(salvage.lostBytes()))
                .with("damage", Tree.of(salvage.said().orElse(""))),
        () -> {
          output.line(salvage.said().orElse(file + " is sound"));
          output.line(
              "kept: everything up to input %d; lost: %d bytes"
                  .formatted(salvage.lastInput(), salvage.lostBytes()));
          output.line("go on with: astragal play " + game + " --resume " + fresh);
        });
    return ExitCodes.OK;
  }
}
