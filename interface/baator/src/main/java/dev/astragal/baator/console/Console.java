package dev.astragal.baator.console;

import dev.astragal.baator.session.Simulator;
import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.rules.PackException;
import dev.astragal.kernel.rules.RuleException;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.bus.CommandBus;
import dev.astragal.runtime.content.BadInputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Understands what a game master types, whatever shows it. A line that is wrong is answered with
 * one line; nothing that is typed ends the console but {@code /quit}.
 */
public final class Console {
  private final Map<String, ConsoleCommand> commands = new LinkedHashMap<>();
  private final Simulator simulator;
  private final LoadedFiles files;
  private boolean done;

  public Console(Simulator simulator, CommandBus services, Path journal) {
    this.simulator = simulator;
    Answers answers = new Answers(simulator, services);
    this.files = new LoadedFiles(answers);
    List<ConsoleCommand> all = new ArrayList<>();
    all.addAll(new SceneCommands(simulator, answers).commands());
    all.addAll(new RuleCommands(simulator, answers, files).commands());
    all.addAll(new SheetCommands(simulator, answers).commands());
    all.addAll(new DiceCommands(simulator, answers).commands());
    all.add(new SaveCommand(journal).command());
    all.add(
        new ConsoleCommand(
            "help",
            "/help [COMMAND]",
            "Lists the commands, or explains one.",
            List.of(),
            this::help));
    all.add(
        new ConsoleCommand(
            "quit", "/quit", "Leaves; the session is saved.", List.of(), this::quit));
    for (ConsoleCommand command : all) commands.put(command.name(), command);
  }

  public boolean done() {
    return done;
  }

  public Simulator simulator() {
    return simulator;
  }

  /** Loads packs again whose files changed; gives what to show for it. */
  public List<String> refresh() {
    return files.reloadChanged();
  }

  /** What to show for {@code line}; nothing for an empty one. */
  public List<String> execute(String line) {
    String typed = line.strip();
    if (typed.isEmpty()) return List.of();
    if (!typed.startsWith("/")) return List.of("commands begin with /; see /help");
    String text = typed.substring(1).strip();
    int blank = text.indexOf(' ');
    String name = blank < 0 ? text : text.substring(0, blank);
    ConsoleCommand command = commands.get(name);
    if (command == null) return List.of("there is no command /" + name + "; see /help");
    List<String> shown = new ArrayList<>(refresh());
    try {
      String rest = blank < 0 ? "" : text.substring(blank);
      shown.addAll(command.handler().handle(Words.of(rest, command.options())));
    } catch (BadInputException e) {
      shown.add(oneLine(e) + "; usage: " + command.usage());
    } catch (DiceException e) {
      shown.add("'" + e.expression() + "': " + e.line());
    } catch (RuleException | PackException | TreeException | IllegalArgumentException e) {
      shown.add(oneLine(e));
    } catch (RuntimeException e) {
      shown.add("that failed: " + e.getClass().getSimpleName() + ": " + oneLine(e));
    }
    return shown;
  }

  private static String oneLine(RuntimeException e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  private List<String> help(Words words) {
    ConsoleCommand asked = words.size() == 0 ? null : commands.get(words.get(0, "COMMAND"));
    if (asked != null) {
      List<String> lines = new ArrayList<>();
      lines.add(asked.usage());
      asked.help().lines().map(text -> "  " + text).forEach(lines::add);
      return lines;
    }
    List<String> lines = new ArrayList<>();
    commands.forEach(
        (name, command) ->
            lines.add(
                String.format("/%-8s %s", name, command.help().lines().findFirst().orElse(""))));
    Collections.sort(lines);
    return lines;
  }

  private List<String> quit(Words words) {
    done = true;
    return List.of("goodbye");
  }

  /** What a half-typed word may become; {@code before} is the line up to the cursor. */
  public List<String> completions(String before) {
    int begin = Words.lastBegin(before);
    String word = before.substring(begin);
    List<String> candidates = new ArrayList<>();
    if (begin == 0) {
      commands.keySet().forEach(name -> candidates.add("/" + name));
    } else {
      if (before.startsWith("/scene "))
        candidates.addAll(List.of("new", "start", "add", "rm", "next"));
      if (before.startsWith("/help")) candidates.addAll(commands.keySet());
      if (before.startsWith("/action ") || before.startsWith("/rules "))
        candidates.addAll(simulator.rules().byKey().keySet());
      for (String name : simulator.state().actors().keySet())
        candidates.add(name.indexOf(' ') < 0 ? name : '"' + name + '"');
    }
    return candidates.stream()
        .filter(candidate -> candidate.startsWith(word))
        .distinct()
        .sorted()
        .toList();
  }
}
