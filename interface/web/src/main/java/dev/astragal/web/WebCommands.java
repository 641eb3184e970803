package dev.astragal.web;

import dev.astragal.cli.CommandProvider;
import java.util.List;

/** Adds {@code serve} and {@code load} to the command line. */
public final class WebCommands implements CommandProvider {
  @Override
  public List<Object> commands() {
    return List.of(new ServeCommand(), new LoadCommand());
  }
}
