package dev.astragal.mcp;

import dev.astragal.cli.CommandProvider;
import dev.astragal.cli.NamedCommand;
import java.util.List;

/** Adds {@code mcp}; nothing of the protocol is loaded before it is called. */
public final class McpCommands implements CommandProvider {
  @Override
  public List<NamedCommand> commands() {
    return List.of(new NamedCommand("mcp", McpCommand::new));
  }
}
