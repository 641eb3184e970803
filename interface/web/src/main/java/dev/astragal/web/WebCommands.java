package dev.astragal.web;

import dev.astragal.cli.CommandProvider;
import dev.astragal.cli.NamedCommand;
import java.util.List;

/** Adds {@code serve}, {@code load} and {@code operator} to the command line. */
public final class WebCommands implements CommandProvider {
  @Override
  public List<NamedCommand> commands() {
    return List.of(
        new NamedCommand("serve", ServeCommand::new),
        new NamedCommand("load", LoadCommand::new),
        new NamedCommand("operator", OperatorCommand::new));
  }
}
