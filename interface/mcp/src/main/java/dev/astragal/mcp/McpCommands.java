package dev.astragal.mcp;

import dev.astragal.cli.CommandProvider;
import java.util.List;

/** Adds {@code mcp}; nothing of the protocol is loaded before it is called. */
public final class McpCommands implements CommandProvider {
  @Override
  public List<Object> commands() {
    return List.of(new McpCommand());
  }
}
