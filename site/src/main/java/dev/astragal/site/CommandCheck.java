package dev.astragal.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine;

/** Commands and options that pages name and the program does not have. */
final class CommandCheck {
  /** Something for the reader to fill in, or several things at once. */
  private static final Pattern PLACEHOLDER = Pattern.compile("[A-Z]+|\\.\\.\\.|\\[.*");

  /** Marks of a synopsis around an option. */
  private static final Pattern BRACKETS = Pattern.compile("^\\[+|[\\],]+$");

  private final CommandLine program;

  CommandCheck(CommandLine program) {
    this.program = program;
  }

  List<Problem> problems(Iterable<Page> pages) {
    List<Problem> problems = new ArrayList<>();
    for (Page page : pages) {
      for (CommandUse use : CommandUse.of(page))
        wrong(use.words())
            .ifPresent(text -> problems.add(new Problem(page.path(), use.line(), text)));
    }
    return problems;
  }

  private Optional<String> wrong(List<String> words) {
    CommandLine command = program;
    boolean naming = true;
    for (String word : words) {
      String bare = BRACKETS.matcher(word).replaceAll("");
      // What follows is for somebody else.
      if (bare.equals("--")) return Optional.empty();
      if (bare.length() > 1 && bare.startsWith("-") && !isNumber(bare)) {
        String option = bare.split("=", 2)[0];
        if (!command.getCommandSpec().optionsMap().containsKey(option)
            && !command.getCommandSpec().negatedOptionsMap().containsKey(option))
          return Optional.of("'" + name(command) + "' has no option '" + option + "'");
      } else if (naming && command.getSubcommands().containsKey(bare)) {
        command = command.getSubcommands().get(bare);
      } else {
        if (naming && takesOnlyCommands(command) && !PLACEHOLDER.matcher(word).matches())
          return Optional.of("there is no command '" + name(command) + " " + bare + "'");
        naming = false;
      }
    }
    return Optional.empty();
  }

  private static boolean takesOnlyCommands(CommandLine command) {
    return !command.getSubcommands().isEmpty()
        && command.getCommandSpec().positionalParameters().isEmpty();
  }

  private static boolean isNumber(String word) {
    return Character.isDigit(word.charAt(1));
  }

  private static String name(CommandLine command) {
    return command.getCommandSpec().qualifiedName();
  }
}
