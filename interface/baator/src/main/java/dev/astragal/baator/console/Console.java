package dev.astragal.baator.console;

import dev.astragal.baator.dice.Macros;
import dev.astragal.baator.session.Desk;
import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.rules.PackException;
import dev.astragal.kernel.rules.RuleException;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Understands what a game master types, whatever shows it. A line that is wrong is answered with
 * one line; nothing that is typed ends the console but {@code /quit}.
 */
public final class Console {
  private final Map<String, ConsoleCommand> commands = new LinkedHashMap<>();
  private final Answers answers;
  private final LoadedFiles files;
  private boolean done;

  public Console(Desk desk) {
    this(desk, Macros.NONE);
  }

  public Console(Desk desk, Macros macros) {
    this.answers = new Answers(desk);
    this.files = new LoadedFiles(answers);
    List<ConsoleCommand> all = new ArrayList<>();
    all.addAll(new SceneCommands(answers).commands());
    all.addAll(new RuleCommands(answers, files).commands());
    all.addAll(new SheetCommands(answers).commands());
    all.addAll(new DiceCommands(answers, macros).commands());
    all.addAll(new TableCommands(answers).commands());
    all.add(new EncounterCommand(answers).command());
    all.add(new ConsoleCommand("help", this::help));
    all.add(new ConsoleCommand("quit", this::quit));
    for (ConsoleCommand command : all) commands.put(command.name(), command);
  }

  public boolean done() {
    return done;
  }

  public Table table() {
    return answers.table();
  }

  /** A sentence of the console's own. */
  public String say(String key, Object... namesAndValues) {
    return answers.say(key, namesAndValues);
  }

  /** Loads packs again whose files changed; gives what to show for it. */
  public List<String> refresh() {
    return files.reloadChanged();
  }

  /** What to show for {@code line}; nothing for an empty one. */
  public List<String> execute(String line) {
    String typed = line.strip();
    if (typed.isEmpty()) return List.of();
    if (!typed.startsWith("/")) return List.of(say("no-slash"));
    String text = typed.substring(1).strip();
    int blank = text.indexOf(' ');
    String name = blank < 0 ? text : text.substring(0, blank);
    ConsoleCommand command = commands.get(name);
    if (command == null) return List.of(say("no-command", "name", name));
    List<String> shown = new ArrayList<>(refresh());
    try {
      String rest = blank < 0 ? "" : text.substring(blank);
      shown.addAll(command.handler().handle(Words.of(rest, command.options())));
    } catch (MisreadException e) {
      shown.add(say("misread", "why", e.why(), "usage", say("usage." + name)));
    } catch (DiceException e) {
      shown.add("'" + e.expression() + "': " + e.line());
    } catch (BadInputException
        | RuleException
        | PackException
        | TreeException
        | IllegalArgumentException e) {
      shown.add(oneLine(e));
    } catch (RuntimeException e) {
      shown.add(say("failed", "why", e.getClass().getSimpleName() + ": " + oneLine(e)));
    }
    return shown;
  }

  private static String oneLine(RuntimeException e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  private List<String> help(Words words) {
    List<String> lines = new ArrayList<>();
    String asked = words.size() == 0 ? "" : words.get(0, "COMMAND");
    if (commands.containsKey(asked)) {
      lines.add(say("usage." + asked));
      say("help." + asked).lines().map(text -> "  " + text).forEach(lines::add);
      return lines;
    }
    for (String name : new TreeMap<>(commands).keySet())
      lines.add(
          String.format("/%-10s %s", name, say("help." + name).lines().findFirst().orElseThrow()));
    return lines;
  }

  private List<String> quit(Words words) {
    done = true;
    return List.of(say("goodbye"));
  }

  /** What a half-typed word may become; {@code before} is the line up to the cursor. */
  public List<String> completions(String before) {
    int begin = Words.lastBegin(before);
    String word = before.substring(begin);
    List<String> candidates = new ArrayList<>();
    if (begin == 0) {
      commands.keySet().forEach(name -> candidates.add("/" + name));
    } else {
      if (before.startsWith("/scene ")) candidates.addAll(SceneCommands.VERBS);
      if (before.startsWith("/help")) candidates.addAll(commands.keySet());
      if (before.startsWith("/action ") || before.startsWith("/rules "))
        candidates.addAll(answers.desk().rules().byKey().keySet());
      for (String name : answers.state().actors().keySet())
        candidates.add(name.indexOf(' ') < 0 ? name : '"' + name + '"');
    }
    return candidates.stream()
        .filter(candidate -> candidate.startsWith(word))
        .distinct()
        .sorted()
        .toList();
  }
}
