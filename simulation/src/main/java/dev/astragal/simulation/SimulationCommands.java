package dev.astragal.simulation;

import dev.astragal.cli.CommandProvider;
import dev.astragal.cli.NamedCommand;
import java.util.List;

/** Adds {@code simulate} to the command line. */
public final class SimulationCommands implements CommandProvider {
  @Override
  public List<NamedCommand> commands() {
    return List.of(new NamedCommand("simulate", SimulateCommand::new));
  }
}
