package dev.astragal.baator.rules;

import dev.astragal.baator.dice.DiceJson;
import dev.astragal.baator.dice.DiceOptions;
import dev.astragal.baator.dice.RollCommand;
import dev.astragal.cli.ExitCodes;
import dev.astragal.kernel.dice.Roll;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.rules.Effect;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.rules.RuleContext;
import dev.astragal.kernel.rules.RuleEngine;
import dev.astragal.kernel.rules.RuleException;
import dev.astragal.kernel.rules.RuleOutcome;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Applies one rule to a context, without a session. */
@Command(
    name = "apply",
    mixinStandardHelpOptions = true,
    description = "Applies a rule to a context and shows its roll and effects.",
    footer = {
      "",
      "Example: astragal rules apply physical.attack.basic --ctx fight.json --faces 15,6 --json"
    })
final class RulesApplyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private DiceOptions dice = new DiceOptions();

  @Mixin private RuleOption chosen = new RuleOption();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Rule rule = chosen.rule();
    Variables context = Variables.of(RuleContext.plain(dice.document(), rule.layer()));
    Effects effects = new Effects();
    try {
      RuleOutcome outcome = new RuleEngine(true).apply(rule, context, dice.rng(), effects);
      if (chosen.json()) out.println(JsonTrees.write(tree(rule, outcome, effects.all)));
      else print(rule, outcome, effects.all, out);
      return ExitCodes.OK;
    } catch (RuleException e) {
      return chosen.failed(e, spec);
    }
  }

  /** What the rule caused, in order. */
  private static final class Effects implements RuleEngine.Listener {
    private final List<Tree.Table> all = new ArrayList<>();

    @Override
    public void traced(Rule rule, RuleOutcome outcome) {}

    @Override
    public void effect(Rule rule, Effect effect, Tree.Table payload) {
      all.add(
          Tree.emptyTable()
              .with("type", Tree.of(effect.kind().name().toLowerCase(Locale.ROOT)))
              .with("name", Tree.of(effect.name()))
              .with("payload", payload));
    }
  }

  private static void print(
      Rule rule, RuleOutcome outcome, List<Tree.Table> effects, PrintWriter out) {
    if (!outcome.applied()) {
      out.println(rule.key() + " does not apply: a condition does not hold");
      return;
    }
    String verdict =
        outcome.critical() ? "critical success" : outcome.success() ? "success" : "failure";
    StringBuilder line = new StringBuilder(rule.key() + ": " + verdict);
    if (outcome.roll().isPresent()) line.append(", roll ").append(outcome.roll().getAsLong());
    if (outcome.dc().isPresent()) line.append(" against ").append(outcome.dc().getAsLong());
    out.println(line);
    for (Roll roll : outcome.rolls()) out.println("  " + RollCommand.text(roll));
    for (Tree.Table effect : effects)
      out.println(
          "  "
              + effect.get("type").orElseThrow().text()
              + " "
              + effect.get("name").orElseThrow().text()
              + " "
              + effect.get("payload").orElseThrow().text());
  }

  private static Tree.Table tree(Rule rule, RuleOutcome outcome, List<Tree.Table> effects) {
    Tree.Table tree =
        Tree.emptyTable()
            .with("rule", Tree.of(rule.key()))
            .with("rule_id", Tree.of(rule.id()))
            .with("layer", Tree.of(rule.layer().text()))
            .with("applied", Tree.of(outcome.applied()));
    if (!outcome.applied()) return tree.with("reason", Tree.of(outcome.reason()));
    return tree.with("success", Tree.of(outcome.success()))
        .with("critical", Tree.of(outcome.critical()))
        .with("roll", number(outcome.roll()))
        .with("dc", number(outcome.dc()))
        .with("cost", number(outcome.cost()))
        .with("rolls", Tree.of(outcome.rolls().stream().map(DiceJson::roll).toList()))
        .with("effects", Tree.of(effects));
  }

  private static Tree number(OptionalLong value) {
    return value.isPresent() ? Tree.of(value.getAsLong()) : Tree.none();
  }
}
