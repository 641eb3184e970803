package dev.astragal.bench;

import dev.astragal.cli.CommandProvider;
import dev.astragal.cli.NamedCommand;
import java.util.List;

/** Adds {@code bench} to the command line. */
public final class BenchCommands implements CommandProvider {
  @Override
  public List<NamedCommand> commands() {
    return List.of(new NamedCommand("bench", BenchCommand::new));
  }
}
