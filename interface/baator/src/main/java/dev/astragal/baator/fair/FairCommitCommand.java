package dev.astragal.baator.fair;

import dev.astragal.cli.ExitCodes;
import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a secret and tells what can be told of it. */
@Command(
    name = "commit",
    mixinStandardHelpOptions = true,
    description = "Writes a secret to a file and prints the commitment to it, for everybody.")
final class FairCommitCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "where the secret is kept; it must not exist yet")
  private Path file = Path.of("");

  @Override
  public Integer call() {
    String secret = FairSeed.newSecret();
    try {
      Files.writeString(file, secret + "\n", StandardOpenOption.CREATE_NEW);
    } catch (FileAlreadyExistsException e) {
      throw new BadInputException(file + " exists already; a secret is used once");
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be written: " + e.getMessage());
    }
    spec.commandLine().getOut().println(FairSeed.commitment(secret));
    return ExitCodes.OK;
  }
}
