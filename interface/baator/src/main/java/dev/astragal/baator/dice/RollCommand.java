package dev.astragal.baator.dice;

import dev.astragal.cli.ExitCodes;
import dev.astragal.kernel.dice.Dialect;
import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.Mode;
import dev.astragal.kernel.dice.Roll;
import dev.astragal.kernel.dice.Roller;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Rolls an expression. */
@Command(
    name = "roll",
    mixinStandardHelpOptions = true,
    description = "Rolls a dice expression and shows every die.",
    footer = {
      "",
      "Examples:",
      "  astragal roll 4d6kh3+2",
      "  astragal roll '4d6kh3' --faces 2,6,1,5          the dice on your table",
      "  astragal roll '1d20+actor.stats.STR' --ctx hero.json --json",
      "  astragal roll '6d10>=8f1' --extended            count successes, deduct ones",
      "  astragal roll 6x4d6kh3                          six times",
      "  astragal roll 'hits for [[1d8+3]] and burns for [[2d6]]'",
      "  echo '{\"expr\": \"1d6\", \"seed\": 7}' | astragal roll --stdin",
      "",
      "Exit codes: 0 rolled, 2 the expression or what it was given is wrong."
    })
public final class RollCommand implements Callable<Integer> {
  private static final int COUNT_MAX = 1_000_000;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private DiceOptions dice = new DiceOptions();

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "EXPR",
      description = "what to roll; quote it")
  private @Nullable String expression;

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "how many times, up to 1000000 (default: 1)")
  private int count = 1;

  @Option(names = "--predicate", description = "ask for true or false instead of a number")
  private boolean predicate;

  @Option(names = "--json", description = "one JSON object per roll")
  private boolean json;

  @Option(
      names = "--stdin",
      description = "answer JSON lines {expr, faces?, ctx?, mode?: number|predicate, seed?}")
  private boolean stdin;

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    if (stdin) {
      RollLines lines = new RollLines(dice.dialect(), dice.limits());
      BufferedReader in =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      for (String line = in.readLine(); line != null; line = in.readLine())
        if (!line.isBlank()) out.println(JsonTrees.write(lines.answer(line)));
      return ExitCodes.OK;
    }
    if (expression == null) throw new BadInputException("roll needs an expression, or --stdin");
    if (count < 1 || count > COUNT_MAX)
      throw new BadInputException("--count takes 1 to " + COUNT_MAX);
    try {
      roll(expression, out);
      return ExitCodes.OK;
    } catch (DiceException e) {
      if (!json && dice.dialect() == Dialect.CORE && reads(expression, Dialect.EXTENDED))
        throw new BadInputException(
            "'" + expression + "' is written as other dice rollers have it: add --extended");
      return DiceFailure.tell(e, json, spec.commandLine());
    }
  }

  private void roll(String text, PrintWriter out) {
    DiceLine line = dice.line(text);
    List<DiceExpression> rolls = read(line, dice.dialect());
    Variables context = dice.variables();
    if (dice.onTheTable() && rolls.size() > 1)
      throw new BadInputException("--faces goes with one expression");
    Rng rng = dice.rng(rolls.getFirst());
    Roller roller = new Roller();
    for (int i = 0; i < count; i++) {
      List<Roll> made = rolls.stream().map(each -> roller.roll(each, context, rng)).toList();
      if (!json && !line.words().isEmpty())
        out.println(line.with(made.stream().map(Roll::result).toList()));
      for (Roll roll : made) out.println(json ? JsonTrees.write(DiceJson.roll(roll)) : text(roll));
    }
  }

  private List<DiceExpression> read(DiceLine line, Dialect dialect) {
    Mode mode = predicate ? Mode.PREDICATE : Mode.NUMBER;
    return line.rolls().stream()
        .map(each -> DiceExpression.parse(each, dialect, mode, dice.limits()))
        .toList();
  }

  private boolean reads(String text, Dialect dialect) {
    try {
      return !read(dice.line(text), dialect).isEmpty();
    } catch (DiceException e) {
      return false;
    }
  }

  /** The result first, then where it comes from. */
  public static String text(Roll roll) {
    StringBuilder text = new StringBuilder();
    text.append(roll.mode() == Mode.NUMBER ? roll.result() : roll.truth());
    text.append("  <-  ").append(roll.expr());
    for (Roll.Term term : roll.terms()) {
      text.append("  ").append(term.text()).append(" (");
      text.append(joined(Arrays.stream(term.faces().toArray()).boxed().toList()));
      text.append(')');
      if (term.kept().size() != term.faces().size())
        text.append(" counts ").append(term.kept().isEmpty() ? "none" : joined(term.kept()));
      if (!term.label().isEmpty()) text.append(" [").append(term.label()).append(']');
      if (term.criticals() > 0) text.append(" critical");
      if (term.fumbles() > 0) text.append(" fumble");
    }
    return text.toString();
  }

  private static String joined(List<?> values) {
    return values.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
