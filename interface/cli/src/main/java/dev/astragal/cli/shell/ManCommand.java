package dev.astragal.cli.shell;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Main;
import dev.astragal.cli.Version;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the manual page. */
@Command(
    name = "man",
    mixinStandardHelpOptions = true,
    description = "Prints the manual page, made from the same descriptions as the help texts.",
    footer = {"", "Example: astragal man > astragal.1 && man ./astragal.1"})
public final class ManCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();

  @Override
  public Integer call() {
    PrintWriter out = command.commandLine().getOut();
    CommandLine program = Main.commandLine(out, command.commandLine().getErr());
    out.print(new ManPage(program.getCommandSpec(), Version.number()).text());
    out.flush();
    return ExitCodes.OK;
  }
}
