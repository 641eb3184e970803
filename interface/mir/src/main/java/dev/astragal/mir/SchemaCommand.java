package dev.astragal.mir;

import dev.astragal.cli.ExitCodes;
import dev.astragal.games.mir.json.JsonText;
import dev.astragal.games.mir.schema.StateSchema;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Prints what a state document must look like. */
@Command(
    name = "schema",
    mixinStandardHelpOptions = true,
    description = "Prints the JSON schema of state documents, for editors and validators.")
final class SchemaCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--profile", description = "${COMPLETION-CANDIDATES}")
  private Profile profile = Profile.CONTRACT;

  @Override
  public Integer call() {
    StateSchema schema =
        switch (profile) {
          case CONTRACT -> StateSchema.CONTRACT;
          case TACTICS -> StateSchema.TACTICS;
          case LATER -> StateSchema.LATER;
        };
    spec.commandLine().getOut().println(JsonText.pretty(schema.published()));
    return ExitCodes.OK;
  }
}
