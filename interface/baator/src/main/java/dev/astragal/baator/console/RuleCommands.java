package dev.astragal.baator.console;

import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.rules.Effect;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.Messages;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Applying rules, looking at them, loading more of them, and taking an effect back. */
final class RuleCommands {
  private final Answers answers;
  private final LoadedFiles files;

  RuleCommands(Answers answers, LoadedFiles files) {
    this.answers = answers;
    this.files = files;
  }

  List<ConsoleCommand> commands() {
    return List.of(
        new ConsoleCommand("action", List.of("id", "faces"), this::action),
        new ConsoleCommand("rules", this::rules),
        new ConsoleCommand("load", words -> files.load(Path.of(words.rest(0, "FILE")))),
        new ConsoleCommand("undo", this::undo));
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
    if (arrow < 0 && names.size() > 2) throw new MisreadException("no-arrow");
    if (names.isEmpty() || arrow == 0) throw new MisreadException("missing", "what", "ACTOR");
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
            .with("faces", Tree.of(Arrays.stream(words.faces()).mapToObj(Tree::of).toList())));
  }

  private List<String> rules(Words words) {
    List<String> lines = new ArrayList<>();
    if (words.size() == 0) {
      for (Rule rule : answers.desk().rules().all())
        lines.add(String.format("%-34s %s", rule.key(), described(rule)));
      return lines;
    }
    String key = words.get(0, "KEY");
    Rule rule =
        answers
            .desk()
            .rules()
            .find(key)
            .orElseThrow(() -> new MisreadException("no-rule", "key", key));
    lines.add(rule.key() + " (" + rule.layer().text() + ") " + described(rule));
    for (DiceExpression when : rule.when()) lines.add(part("when", when.toString()));
    add(lines, "cost", rule.cost());
    add(lines, "roll", rule.roll());
    add(lines, "dc", rule.dc());
    add(lines, "critical", rule.critical());
    add(lines, "fumble", rule.fumble());
    for (Effect effect : rule.onSuccess()) lines.add(part("success", effect.name()));
    for (Effect effect : rule.onCritical()) lines.add(part("critical-hit", effect.name()));
    for (Effect effect : rule.onFailure()) lines.add(part("failure", effect.name()));
    return lines;
  }

  /**
   * A rule the game brings words for in those words, one of a pack of one's own in its author's.
   */
  private String described(Rule rule) {
    Messages messages = answers.desk().table().messages();
    String help = "help." + rule.key();
    return messages.knows(help) ? messages.text(Msg.of(help)) : rule.description();
  }

  private void add(List<String> lines, String name, Optional<DiceExpression> expression) {
    expression.ifPresent(text -> lines.add(part(name, text.toString())));
  }

  private String part(String name, String value) {
    return "  " + answers.say("rule." + name, "value", value);
  }

  private List<String> undo(Words words) {
    if (words.size() > 0) return answers.to(new BaatorChoice.UndoEffect(words.number(0, "EFFECT")));
    List<BaatorState.Applied> effects = answers.state().effects();
    if (effects.isEmpty()) throw new MisreadException("no-effect");
    return answers.to(new BaatorChoice.UndoEffect(effects.getLast().id()));
  }
}
