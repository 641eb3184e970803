package dev.astragal.cli.shell;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Main;
import java.io.PrintWriter;
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
    PrintWriter out = command.commandLine().getOut();
    CommandLine program = Main.commandLine(out, command.commandLine().getErr());
    out.print(AutoComplete.bash(program.getCommandName(), program));
    out.flush();
    return ExitCodes.OK;
  }
}
