package dev.astragal.cli;

import java.util.List;

/** Adds commands of one game or one tool to the command line. Found by {@code ServiceLoader}. */
public interface CommandProvider {
  List<NamedCommand> commands();
}
