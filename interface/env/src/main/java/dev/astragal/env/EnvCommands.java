package dev.astragal.env;

import dev.astragal.cli.CommandProvider;
import dev.astragal.cli.NamedCommand;
import java.util.List;

/** Adds {@code env} and {@code tensors}. */
public final class EnvCommands implements CommandProvider {
  @Override
  public List<NamedCommand> commands() {
    return List.of(
        new NamedCommand("env", EnvCommand::new), new NamedCommand("tensors", TensorsCommand::new));
  }
}
