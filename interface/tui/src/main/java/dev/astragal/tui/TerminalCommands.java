package dev.astragal.tui;

import dev.astragal.cli.CommandProvider;
import java.util.List;

/** Adds {@code watch} to the command line. */
public final class TerminalCommands implements CommandProvider {
  @Override
  public List<Object> commands() {
    return List.of(new WatchCommand());
  }
}
