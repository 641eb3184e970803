package dev.astragal.tui;

import dev.astragal.cli.CommandProvider;
import dev.astragal.cli.NamedCommand;
import java.util.List;

/** Adds {@code watch} to the command line. */
public final class TerminalCommands implements CommandProvider {
  @Override
  public List<NamedCommand> commands() {
    return List.of(new NamedCommand("watch", WatchCommand::new));
  }
}
