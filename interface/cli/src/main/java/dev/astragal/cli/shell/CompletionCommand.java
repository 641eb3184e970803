package dev.astragal.cli.shell;

import dev.astragal.cli.ExitCodes;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints a completion script. */
@Command(
    name = "completion",
    mixinStandardHelpOptions = true,
    description = "Prints a script that completes commands, options and games in bash and zsh.",
    footer = {
      "",
      "Examples:",
      "  source <(astragal completion)                                          this shell",
      "  astragal completion > ~/.local/share/bash-completion/completions/astragal   every bash"
    })
public final class CompletionCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();

  @Override
  public Integer call() {
    CommandLine program = program(command);
    command.commandLine().getOut().print(AutoComplete.bash(program.getCommandName(), program));
    command.commandLine().getOut().flush();
    return ExitCodes.OK;
  }

  static CommandLine program(CommandSpec command) {
    return command.root().commandLine();
  }
}
