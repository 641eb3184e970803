package dev.astragal.mir;

import dev.astragal.cli.CommandProvider;
import dev.astragal.cli.NamedCommand;
import java.io.InputStream;
import java.util.List;

/** Adds {@code mir} to the command line. */
public final class MirCommands implements CommandProvider {
  private final InputStream in;

  public MirCommands() {
    this(System.in);
  }

  MirCommands(InputStream in) {
    this.in = in;
  }

  @Override
  public List<NamedCommand> commands() {
    return List.of(new NamedCommand("mir", () -> MirCommand.line(in)));
  }
}
