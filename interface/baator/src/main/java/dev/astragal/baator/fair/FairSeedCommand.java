package dev.astragal.baator.fair;

import dev.astragal.cli.ExitCodes;
import dev.astragal.runtime.content.Documents;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Puts the secret and the words together. */
@Command(
    name = "seed",
    mixinStandardHelpOptions = true,
    description = "Prints the seed that a secret and the words of the others make.")
final class FairSeedCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "the secret")
  private Path file = Path.of("");

  @Option(
      names = "--words",
      split = ",",
      required = true,
      paramLabel = "WORD",
      description = "what the players said after they heard the commitment")
  private List<String> words = List.of();

  @Override
  public Integer call() {
    String secret = Documents.text(file).strip();
    spec.commandLine().getOut().println(FairSeed.of(secret, words).text());
    return ExitCodes.OK;
  }
}
