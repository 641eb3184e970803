package dev.astragal.cli.store;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What whoever runs a server does with its store. */
@Command(
    name = "store",
    mixinStandardHelpOptions = true,
    description = "Looks after a store: copies matches out and in, and deletes old ones.",
    subcommands = {
      ExportCommand.class,
      ImportCommand.class,
      RetainCommand.class,
      DeleteCommand.class
    },
    footer = {
      "",
      "Examples:",
      "  astragal store backup --store matches monday.zip",
      "  astragal store restore --store jdbc:postgresql://localhost/games monday.zip",
      "  astragal store retain --store matches --days 90 --ended"
    })
public final class StoreCommand implements Runnable {
  @Spec private CommandSpec command = CommandSpec.create();

  @Override
  public void run() {
    command.commandLine().usage(command.commandLine().getOut());
  }
}
