package dev.astragal.web;

import dev.astragal.cli.CommandProvider;
import java.util.List;

/** Adds {@code serve}, {@code load} and {@code operator} to the command line. */
public final class WebCommands implements CommandProvider {
  @Override
  public List<Object> commands() {
    return List.of(new ServeCommand(), new LoadCommand(), new OperatorCommand());
  }
}
