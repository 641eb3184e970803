package dev.astragal.simulation;

import dev.astragal.cli.CommandProvider;
import java.util.List;

/** Adds {@code simulate} to the command line. */
public final class SimulationCommands implements CommandProvider {
  @Override
  public List<Object> commands() {
    return List.of(new SimulateCommand());
  }
}
