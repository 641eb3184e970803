package dev.astragal.baator.dice;

import dev.astragal.cli.ExitCodes;
import dev.astragal.kernel.dice.Dialect;
import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.Mode;
import dev.astragal.kernel.dice.odds.Distribution;
import dev.astragal.kernel.dice.odds.Fraction;
import dev.astragal.kernel.dice.odds.Odds;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows the exact odds of an expression. */
@Command(
    name = "odds",
    mixinStandardHelpOptions = true,
    description = "Shows how likely every result of a dice expression is, exactly.",
    footer = {
      "",
      "Examples:",
      "  astragal odds 4d6kh3",
      "  astragal odds 1d20+7 --vs 15              the chance to reach 15",
      "  astragal odds 4d6kh3 --compare 3d6",
      "  astragal odds '10d10!' --json",
      "  astragal odds 'attack(5)' --macros mine.yaml"
    })
public final class OddsCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private DiceOptions dice = new DiceOptions();

  @Parameters(index = "0", paramLabel = "EXPR", description = "the expression; quote it")
  private String expression = "";

  @Option(
      names = "--vs",
      paramLabel = "DC",
      description = "a number or expression: the chance to reach it")
  private @Nullable String difficulty;

  @Option(names = "--compare", paramLabel = "EXPR", description = "another expression beside it")
  private @Nullable String other;

  @Option(names = "--json", description = "as JSON, every chance an exact fraction")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    expression = single(expression);
    if (difficulty != null) difficulty = single(difficulty);
    if (other != null) other = single(other);
    try {
      if (json) out.println(JsonTrees.write(tree()));
      else print(out);
      return ExitCodes.OK;
    } catch (DiceException e) {
      return DiceFailure.tell(e, json, spec.commandLine());
    }
  }

  /** Odds roll nothing that a pack could depend on, so both modes are always understood. */
  private Distribution odds(String text) {
    return Odds.of(
        DiceExpression.parse(text, Dialect.EXTENDED, Mode.NUMBER, dice.limits()), dice.variables());
  }

  /** What the odds are asked for: of a repetition, those of each. */
  private String single(String text) {
    List<String> different = dice.line(text).rolls().stream().distinct().toList();
    if (different.size() > 1) throw new BadInputException("odds are worked out for one expression");
    return different.getFirst();
  }

  private static Fraction reach(Distribution roll, Distribution difficulty) {
    List<Fraction> against = roll.against(difficulty);
    return against.get(0).plus(against.get(1));
  }

  private void print(PrintWriter out) {
    Distribution odds = odds(expression);
    out.println(expression + ":  " + OddsText.summary(odds));
    OddsText.table(odds).forEach(out::println);
    if (difficulty != null) {
      Fraction chance = reach(odds, odds(difficulty));
      out.println(
          expression
              + " >= "
              + difficulty
              + ":  "
              + OddsText.percent(chance)
              + "  ("
              + chance
              + ")");
    }
    if (other != null) {
      Distribution second = odds(other);
      out.println();
      out.println(other + ":  " + OddsText.summary(second));
      OddsText.table(second).forEach(out::println);
      List<Fraction> against = odds.against(second);
      out.println(
          expression
              + " against "
              + other
              + ":  higher "
              + OddsText.percent(against.get(0))
              + "  equal "
              + OddsText.percent(against.get(1))
              + "  lower "
              + OddsText.percent(against.get(2)));
    }
  }

  private Tree.Table tree() {
    Distribution odds = odds(expression);
    Tree.Table tree = Tree.emptyTable().with("expr", Tree.of(expression));
    for (var field : OddsText.json(odds).fields().entrySet())
      tree = tree.with(field.getKey(), field.getValue());
    if (difficulty != null)
      tree =
          tree.with(
              "vs",
              Tree.emptyTable()
                  .with("dc", Tree.of(difficulty))
                  .with("chance", OddsText.fraction(reach(odds, odds(difficulty)))));
    if (other != null) {
      Distribution second = odds(other);
      List<Fraction> against = odds.against(second);
      Tree.Table compare = Tree.emptyTable().with("expr", Tree.of(other));
      for (var field : OddsText.json(second).fields().entrySet())
        compare = compare.with(field.getKey(), field.getValue());
      tree =
          tree.with(
              "compare",
              compare
                  .with("higher", OddsText.fraction(against.get(0)))
                  .with("equal", OddsText.fraction(against.get(1)))
                  .with("lower", OddsText.fraction(against.get(2))));
    }
    return tree;
  }
}
