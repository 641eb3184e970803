package dev.astragal.cli.shell;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The manual page of a program and all its commands, in the language of man(7). */
final class ManPage {
  private static final String EXIT_CODES = "Exit codes:";

  private final CommandSpec program;
  private final String version;
  private final StringBuilder page = new StringBuilder();

  ManPage(CommandSpec program, String version) {
    this.program = program;
    this.version = version;
  }

  String text() {
    page.setLength(0);
    request(
        ".TH "
            + program.name().toUpperCase(java.util.Locale.ROOT)
            + " 1 \"\" \"Astragal "
            + version
            + "\"");
    request(".SH NAME");
    text(program.name() + " - " + String.join(" ", program.usageMessage().description()));
    request(".SH SYNOPSIS");
    request(".B " + escaped(program.name()));
    text("COMMAND [OPTIONS] [ARGUMENTS]");
    request(".SH COMMANDS");
    commands(program).forEach(this::command);
    request(".SH EXIT STATUS");
    for (String line : footer(program))
      if (line.startsWith(EXIT_CODES)) text(line.substring(EXIT_CODES.length()).strip());
    environment();
    request(".SH EXAMPLES");
    literal(footer(program).stream().filter(line -> line.startsWith("  ")).toList());
    return page.toString();
  }

  private void command(CommandSpec command) {
    request(".SS \"" + escaped(command.qualifiedName()) + "\"");
    for (String line : command.usageMessage().description()) text(line);
    for (PositionalParamSpec parameter : command.positionalParameters()) {
      if (parameter.hidden()) continue;
      request(".TP");
      request(".I " + escaped(parameter.paramLabel()));
      description(parameter.description());
    }
    for (OptionSpec option : command.options()) {
      if (option.hidden() || option.usageHelp() || option.versionHelp()) continue;
      request(".TP");
      request(".B " + escaped(String.join(", ", option.names()) + label(option)));
      description(option.description());
    }
    List<String> examples =
        footer(command).stream()
            .filter(line -> !line.isBlank() && !line.equals("Examples:"))
            .toList();
    if (!examples.isEmpty()) {
      request(".PP");
      literal(examples);
    }
    commands(command).forEach(this::command);
  }

  /** Aliases are other names of the same command. */
  private static List<CommandSpec> commands(CommandSpec command) {
    Set<CommandLine> distinct = new LinkedHashSet<>(command.subcommands().values());
    List<CommandSpec> commands = new ArrayList<>();
    for (CommandLine line : distinct)
      if (!line.getCommandSpec().usageMessage().hidden()) commands.add(line.getCommandSpec());
    return commands;
  }

  private static String label(OptionSpec option) {
    return option.arity().max() == 0 ? "" : " " + option.paramLabel();
  }

  private static List<String> footer(CommandSpec command) {
    UsageMessageSpec usage = command.usageMessage();
    return Arrays.asList(usage.footer());
  }

  private void environment() {
    request(".SH ENVIRONMENT");
    variable(
        "XDG_DATA_HOME", "where saved runs are kept, below astragal/ (default: ~/.local/share)");
    variable("ASTRAGAL_GAMES", "jars of further games, joined like a class path");
    variable("ASTRAGAL_JAVA_OPTS", "options for the Java virtual machine");
    variable(
        "ASTRAGAL_DEBUG",
        "when set, faults of the program are printed with their place in the code");
  }

  private void variable(String name, String meaning) {
    request(".TP");
    request(".B " + escaped(name));
    text(meaning);
  }

  private void description(String[] lines) {
    if (lines.length == 0) request("\\&");
    for (String line : lines) text(line);
  }

  private void literal(List<String> lines) {
    request(".nf");
    lines.forEach(this::text);
    request(".fi");
  }

  private void request(String line) {
    page.append(line).append('\n');
  }

  /** A line of text; one that begins like a request must not be taken for one. */
  private void text(String line) {
    String resolved = line.replace("%n", "").replace("%%", "%");
    String guard = resolved.startsWith(".") || resolved.startsWith("'") ? "\\&" : "";
    page.append(guard).append(escaped(resolved)).append('\n');
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\e").replace("-", "\\-").replace("\"", "\\(dq");
  }
}
