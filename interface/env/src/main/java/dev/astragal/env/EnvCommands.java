package dev.astragal.env;

import dev.astragal.cli.CommandProvider;
import java.util.List;

/** Adds {@code env} and {@code tensors}. */
public final class EnvCommands implements CommandProvider {
  @Override
  public List<Object> commands() {
    return List.of(new EnvCommand(), new TensorsCommand());
  }
}
