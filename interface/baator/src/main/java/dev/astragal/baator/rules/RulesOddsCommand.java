package dev.astragal.baator.rules;

import dev.astragal.baator.dice.DiceOptions;
import dev.astragal.baator.dice.OddsText;
import dev.astragal.cli.ExitCodes;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.dice.odds.Fraction;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.rules.RuleContext;
import dev.astragal.kernel.rules.RuleException;
import dev.astragal.kernel.rules.RuleOdds;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Shows how likely a rule succeeds and what it does then. */
@Command(
    name = "odds",
    mixinStandardHelpOptions = true,
    description = "Shows the exact chance of success of a rule, and how much its effects do.",
    footer = {"", "Example: astragal rules odds physical.attack.basic --ctx fight.json"})
final class RulesOddsCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private DiceOptions dice = new DiceOptions();

  @Mixin private RuleOption chosen = new RuleOption();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Rule rule = chosen.rule();
    Variables context = Variables.of(RuleContext.plain(dice.document(), rule.layer()));
    try {
      RuleOdds odds = RuleOdds.of(rule, context);
      if (chosen.json()) out.println(JsonTrees.write(tree(rule, odds)));
      else lines(rule, odds).forEach(out::println);
      return ExitCodes.OK;
    } catch (RuleException e) {
      return chosen.failed(e, spec);
    }
  }

  /** The chances, then a table for each number the rule carries. */
  public static List<String> lines(Rule rule, RuleOdds odds) {
    List<String> lines = new ArrayList<>();
    lines.add(
        rule.key()
            + ": success "
            + OddsText.percent(odds.success())
            + " ("
            + odds.success()
            + ")"
            + (odds.critical().equals(Fraction.ZERO)
                ? ""
                : ", critical " + OddsText.percent(odds.critical())));
    odds.amounts().stream()
        .map(amount -> List.of(amount.effect(), amount.field()))
        .distinct()
        .forEach(
            each ->
                lines.add(
                    "on average "
                        + each.get(0)
                        + " "
                        + each.get(1)
                        + " "
                        + odds.expected(each.get(0), each.get(1)).decimal(2).toPlainString()
                        + " each time"));
    for (RuleOdds.Amount amount : odds.amounts()) {
      lines.add(
          amount.branch()
              + " "
              + amount.effect()
              + " "
              + amount.field()
              + ":  "
              + OddsText.summary(amount.odds()));
      lines.addAll(OddsText.table(amount.odds()));
    }
    return lines;
  }

  private static Tree.Table tree(Rule rule, RuleOdds odds) {
    List<Tree> amounts = new ArrayList<>();
    for (RuleOdds.Amount amount : odds.amounts())
      amounts.add(
          Tree.emptyTable()
              .with("branch", Tree.of(amount.branch()))
              .with("effect", Tree.of(amount.effect()))
              .with("field", Tree.of(amount.field()))
              .with("expected", OddsText.fraction(odds.expected(amount.effect(), amount.field())))
              .with("odds", OddsText.json(amount.odds())));
    return Tree.emptyTable()
        .with("rule", Tree.of(rule.key()))
        .with("success", OddsText.fraction(odds.success()))
        .with("critical", OddsText.fraction(odds.critical()))
        .with("amounts", Tree.of(amounts));
  }
}
