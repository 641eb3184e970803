package dev.astragal.baator.console;

import dev.astragal.baator.session.Simulator;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.rules.Effect;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Applying rules, looking at them, loading more of them, and taking an effect back. */
final class RuleCommands {
  private final Simulator simulator;
  private final Answers answers;
  private final LoadedFiles files;

  RuleCommands(Simulator simulator, Answers answers, LoadedFiles files) {
    this.simulator = simulator;
    this.answers = answers;
    this.files = files;
  }

  List<ConsoleCommand> commands() {
    return List.of(
        new ConsoleCommand(
            "action",
            "/action [--id=SLOT] [--faces=1,2] RULE ACTOR -> TARGET [path=number ...]",
            """
            Applies a rule.
            Names of several words go before and after ->, or in quotation marks.
            target.AC=15 and the like go before what the sheets say, this once.""",
            List.of("id", "faces"),
            this::action),
        new ConsoleCommand(
            "rules", "/rules [KEY]", "Lists the rules, or shows one.", List.of(), this::rules),
        new ConsoleCommand(
            "load",
            "/load FILE",
            """
            Loads a pack; loading it again replaces it.
            A file that changes on disk is loaded again with the next command.""",
            List.of(),
            words -> files.load(Path.of(words.rest(0, "FILE")))),
        new ConsoleCommand(
            "undo",
            "/undo [EFFECT]",
            """
            Takes one effect back, the last one if no number is given.
            Later effects on the same number stay, as if this one had never been.""",
            List.of(),
            this::undo));
  }

  private List<String> action(Words words) {
    String rule = words.get(0, "RULE");
    Tree.Table stated = Tree.emptyTable();
    List<String> names = new ArrayList<>();
    for (String word : words.words().subList(1, words.size())) {
      if (word.indexOf('=') > 0) {
        Map.Entry<String, Long> number = Words.assignment(word);
        stated = stated.with(number.getKey(), Tree.of(number.getValue()));
      } else {
        names.add(word);
      }
    }
    int arrow = names.indexOf("->");
    if (arrow < 0 && names.size() > 2)
      throw new BadInputException("write -> between ACTOR and TARGET");
    if (names.isEmpty() || arrow == 0) throw new BadInputException("ACTOR is missing");
    String actor = arrow < 0 ? names.getFirst() : String.join(" ", names.subList(0, arrow));
    String target =
        arrow < 0
            ? (names.size() > 1 ? names.get(1) : "")
            : String.join(" ", names.subList(arrow + 1, names.size()));
    return answers.send(
        "sim.apply_rule",
        Tree.emptyTable()
            .with("scene_id", Tree.of(words.option("id", SceneCommands.SLOT)))
            .with("rule", Tree.of(rule))
            .with("actor_id", Tree.of(answers.actor(actor)))
            .with("target_id", Tree.of(target.isEmpty() ? "" : answers.actor(target)))
            .with("ctx", stated)
            .with("faces", words.faces()));
  }

  private List<String> rules(Words words) {
    List<String> lines = new ArrayList<>();
    if (words.size() == 0) {
      for (Rule rule : simulator.rules().all())
        lines.add(String.format("%-34s %s", rule.key(), rule.description()));
      return lines;
    }
    String key = words.get(0, "KEY");
    Rule rule =
        simulator
            .rules()
            .find(key)
            .orElseThrow(() -> new BadInputException("there is no rule '" + key + "'"));
    lines.add(rule.key() + " (" + rule.layer().text() + ") " + rule.description());
    for (DiceExpression when : rule.when()) lines.add("  when " + when);
    add(lines, "cost", rule.cost());
    add(lines, "roll", rule.roll());
    add(lines, "dc", rule.dc());
    add(lines, "critical", rule.critical());
    add(lines, "fumble", rule.fumble());
    for (Effect effect : rule.onSuccess()) lines.add("  on success " + effect.name());
    for (Effect effect : rule.onCritical()) lines.add("  on critical " + effect.name());
    for (Effect effect : rule.onFailure()) lines.add("  on failure " + effect.name());
    return lines;
  }

  private static void add(List<String> lines, String name, Optional<DiceExpression> expression) {
    expression.ifPresent(text -> lines.add("  " + name + " " + text));
  }

  private List<String> undo(Words words) {
    if (words.size() > 0)
      return answers.to(new BaatorChoice.UndoEffect(SceneCommands.number(words.get(0, "EFFECT"))));
    if (simulator.state().effects().isEmpty())
      throw new BadInputException("there is no effect to take back");
    return answers.to(new BaatorChoice.UndoEffect(simulator.state().effects().getLast().id()));
  }
}
