package dev.astragal.site;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Every command with everything it understands, as a page. */
public final class CliReference {
  private final StringBuilder page = new StringBuilder();

  private CliReference() {}

  public static String of(CommandLine program) {
    CliReference reference = new CliReference();
    reference.head(program);
    for (CommandLine command : commands(program)) reference.command(command.getCommandSpec());
    return reference.page.toString();
  }

  private void head(CommandLine program) {
    page.append(
        """
        # The command line

        Every command, written from the program itself. `./astragal COMMAND --help` says the same in a terminal; `--help`
        (`-h`) and `--version` (`-V`) are understood everywhere and left out below.

        Exit codes: 0 good, 1 a check failed, 2 bad usage or input, 130 stopped by Ctrl-C.

        | command | what it does |
        |---|---|
        """);
    for (CommandLine command : commands(program)) {
      CommandSpec spec = command.getCommandSpec();
      row("[`" + shortName(spec) + "`](#" + anchor(spec) + ")", first(description(spec)));
    }
  }

  /** All below the program, each followed by its own. */
  private static List<CommandLine> commands(CommandLine parent) {
    List<CommandLine> all = new ArrayList<>();
    for (CommandLine command :
        parent.getSubcommands().values().stream()
            .sorted((a, b) -> a.getCommandName().compareTo(b.getCommandName()))
            .toList()) {
      if (command.getCommandSpec().usageMessage().hidden()) continue;
      all.add(command);
      all.addAll(commands(command));
    }
    return all;
  }

  private void command(CommandSpec spec) {
    page.append("\n## ").append(shortName(spec)).append("\n\n");
    page.append(description(spec)).append('\n');
    List<PositionalParamSpec> parameters =
        spec.positionalParameters().stream().filter(parameter -> !parameter.hidden()).toList();
    List<OptionSpec> options =
        spec.options().stream()
            .filter(option -> !option.hidden() && !option.usageHelp() && !option.versionHelp())
            .sorted((a, b) -> a.longestName().compareTo(b.longestName()))
            .toList();
    if (!parameters.isEmpty() || !options.isEmpty()) page.append("\n| | |\n|---|---|\n");
    for (PositionalParamSpec parameter : parameters)
      row("`" + parameter.paramLabel() + "`", words(parameter));
    for (OptionSpec option : options) row(names(option), words(option));
    examples(spec);
  }

  private static String names(OptionSpec option) {
    String label = option.arity().max() == 0 ? "" : " " + option.paramLabel();
    return List.of(option.names()).stream()
        .map(name -> "`" + name + label + "`")
        .collect(Collectors.joining(", "));
  }

  private static String words(ArgSpec argument) {
    String text =
        rendered(argument.description())
            .replace("${DEFAULT-VALUE}", String.valueOf(argument.defaultValueString()));
    return argument.required() ? text + " (required)" : text;
  }

  private void examples(CommandSpec spec) {
    List<String> lines =
        List.of(spec.usageMessage().footer()).stream()
            .map(line -> line.replace("%%", "%"))
            .filter(line -> line.startsWith("  "))
            .toList();
    if (lines.isEmpty()) return;
    page.append("\n```\n");
    lines.forEach(
        line -> page.append(line.strip().replaceFirst("^astragal", "./astragal")).append('\n'));
    page.append("```\n");
  }

  private void row(String left, String right) {
    page.append("| ").append(cell(left)).append(" | ").append(cell(right)).append(" |\n");
  }

  private static String cell(String text) {
    return text.replace("|", "\\|");
  }

  private static String description(CommandSpec spec) {
    return rendered(spec.usageMessage().description());
  }

  /** Picocli formats descriptions: a doubled percent sign means one. */
  private static String rendered(String[] lines) {
    return List.of(lines).stream()
        .map(line -> line.replace("%n", " ").replace("%%", "%").strip())
        .filter(line -> !line.isEmpty())
        .collect(Collectors.joining(" "))
        .replace("<", "&lt;");
  }

  private static String first(String text) {
    int end = text.indexOf(". ");
    return end < 0 ? text : text.substring(0, end + 1);
  }

  private static String shortName(CommandSpec spec) {
    return spec.qualifiedName().substring("astragal ".length());
  }

  private static String anchor(CommandSpec spec) {
    return shortName(spec).replace(' ', '-');
  }
}
