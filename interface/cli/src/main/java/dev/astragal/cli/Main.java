package dev.astragal.cli;

import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import picocli.CommandLine;

/** The program. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    PrintWriter out = writer(System.out);
    PrintWriter err = writer(System.err);
    int code = run(args, out, err);
    out.flush();
    if (System.out.checkError()) code = lost(code, err);
    err.flush();
    System.exit(code);
  }

  /** What was said has not arrived. Whoever closed a pipe knows; a full disk has to be told. */
  private static int lost(int code, PrintWriter err) {
    try (OutputStream again = new FileOutputStream(FileDescriptor.out)) {
      again.write('\n');
    } catch (IOException e) {
      if (String.valueOf(e.getMessage()).contains("Broken pipe")) return code;
      err.println("astragal: what it says cannot be written: " + e.getMessage());
    }
    return code == ExitCodes.OK ? ExitCodes.CHECK_FAILED : code;
  }

  /** Runs one command; what a test or another program calls. */
  public static int run(String[] args, PrintWriter out, PrintWriter err) {
    PrintWriter said = ShownText.on(out);
    PrintWriter warned = ShownText.on(err);
    int code = commandLine(called(args), said, warned).execute(args);
    for (String line : GameLibrary.setAside()) warned.println("astragal: set aside: " + line);
    said.flush();
    warned.flush();
    return code;
  }

  /** Every command there is on the class path; for those who describe or complete them. */
  public static CommandLine commandLine(PrintWriter out, PrintWriter err) {
    return commandLine(commands(), out, err);
  }

  private static List<NamedCommand> commands() {
    List<NamedCommand> commands = new ArrayList<>(new OwnCommands().commands());
    for (CommandProvider provider : ServiceLoader.load(CommandProvider.class))
      commands.addAll(provider.commands());
    return commands;
  }

  /** The one command that {@code args} call; all of them where it is none of these. */
  private static List<NamedCommand> called(String[] args) {
    List<NamedCommand> all = commands();
    if (args.length == 0) return all;
    return all.stream()
        .filter(command -> command.name().equals(args[0]))
        .findFirst()
        .map(List::of)
        .orElse(all);
  }

  private static CommandLine commandLine(
      List<NamedCommand> commands, PrintWriter out, PrintWriter err) {
    CommandLine line = new CommandLine(new AstragalCommand());
    for (NamedCommand command : commands) line.addSubcommand(command.name(), command.made().get());
    tellVersion(line);
    line.setUsageHelpWidth(110);
    line.setOut(out);
    line.setErr(err);
    line.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setParameterExceptionHandler(
        (problem, _) -> {
          err.println("astragal: " + oneLine(problem) + hint(problem.getCommandLine()));
          return ExitCodes.BAD_INPUT;
        });
    line.setExecutionExceptionHandler((problem, _, _) -> failed(problem, err));
    return line;
  }

  /** Every command has the option, so every command knows the answer. */
  private static void tellVersion(CommandLine line) {
    line.getCommandSpec().versionProvider(new Version());
    line.getSubcommands().values().forEach(Main::tellVersion);
  }

  private static int failed(Exception problem, PrintWriter err) {
    if (problem instanceof BadInputException
        || problem instanceof TreeException
        || problem instanceof IllegalArgumentException) {
      err.println("astragal: " + oneLine(problem));
      return ExitCodes.BAD_INPUT;
    }
    err.println(
        "astragal: a fault in the program or the game: "
            + problem.getClass().getSimpleName()
            + ": "
            + oneLine(problem)
            + "; set ASTRAGAL_DEBUG=1 to see where");
    if (System.getenv("ASTRAGAL_DEBUG") != null) problem.printStackTrace(err);
    return ExitCodes.CHECK_FAILED;
  }

  private static String oneLine(Exception problem) {
    return String.valueOf(problem.getMessage()).lines().findFirst().orElse("").strip();
  }

  private static String hint(CommandLine command) {
    return "; see '" + command.getCommandSpec().qualifiedName() + " --help'";
  }

  private static PrintWriter writer(java.io.PrintStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }
}
