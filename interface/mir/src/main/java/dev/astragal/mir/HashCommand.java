package dev.astragal.mir;

import dev.astragal.games.mir.json.StateHash;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the hash replays know a state by. */
@Command(
    name = "hash",
    mixinStandardHelpOptions = true,
    description = "Prints the sixteen digits of each document's canonical form.")
final class HashCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "JSON documents")
  private List<Path> files = List.of();

  @Override
  public void run() {
    for (Path file : files)
      spec.commandLine().getOut().println(StateHash.of(JsonFiles.read(file)) + "  " + file);
  }
}
