package dev.astragal.baator.rules;

import dev.astragal.cli.ExitCodes;
import dev.astragal.runtime.content.Documents;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the schema of packs. */
@Command(
    name = "schema",
    mixinStandardHelpOptions = true,
    description =
        "Prints the JSON Schema of a pack, for editors that complete and check as you type.")
final class RulesSchemaCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    spec.commandLine()
        .getOut()
        .println(Documents.text(RulesSchemaCommand.class, "pack.schema.json").strip());
    return ExitCodes.OK;
  }
}
