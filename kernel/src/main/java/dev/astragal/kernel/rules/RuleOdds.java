package dev.astragal.kernel.rules;

import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.DiceException.Code;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.Modifiers.Selection;
import dev.astragal.kernel.dice.Node;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.dice.odds.Distribution;
import dev.astragal.kernel.dice.odds.Fraction;
import dev.astragal.kernel.dice.odds.Odds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The exact chances of a rule.
 *
 * @param success critical successes among them
 * @param amounts every formula of every branch, as it is when that branch is taken
 */
public record RuleOdds(Fraction success, Fraction critical, List<Amount> amounts) {
  /** A number that an effect carries; {@code branch} is when it does. */
  public record Amount(String branch, String effect, String field, Distribution odds) {}

  public RuleOdds {
    amounts = List.copyOf(amounts);
  }

  /**
   * How much of {@code field} an effect of that name brings on average each time the rule is
   * applied, the times it fails among them.
   */
  public Fraction expected(String effect, String field) {
    boolean special = amounts.stream().anyMatch(amount -> amount.branch().equals("on_critical"));
    Fraction sum = Fraction.ZERO;
    for (Amount amount : amounts) {
      if (!amount.effect().equals(effect) || !amount.field().equals(field)) continue;
      Fraction chance =
          switch (amount.branch()) {
            case "on_critical" -> critical;
            case "on_failure" -> Fraction.ONE.minus(success);
            default -> special ? success.minus(critical) : success;
          };
      sum = sum.plus(chance.times(amount.odds().mean()));
    }
    return sum;
  }

  public static RuleOdds of(Rule rule, Variables context) {
    List<Amount> amounts = new ArrayList<>();
    amounts("on_success", rule.onSuccess(), rule, context, amounts);
    amounts("on_critical", rule.onCritical(), rule, context, amounts);
    amounts("on_failure", rule.onFailure(), rule, context, amounts);
    boolean certain = rule.dc().isEmpty() && rule.critical().isEmpty() && rule.fumble().isEmpty();
    if (rule.roll().isEmpty() || certain) return new RuleOdds(Fraction.ONE, Fraction.ZERO, amounts);
    Distribution roll = odds(rule, "roll", rule.roll().get(), context);
    Distribution dc =
        rule.dc()
            .map(expression -> odds(rule, "dc", expression, context))
            .orElse(Distribution.certain(roll.low()));
    if (rule.critical().isEmpty() && rule.fumble().isEmpty())
      return new RuleOdds(reaches(roll, dc, 0), Fraction.ZERO, amounts);
    return natural(rule, context, dc, amounts);
  }

  /** The chance that {@code roll} and {@code more} reach the difficulty. */
  private static Fraction reaches(Distribution roll, Distribution dc, long more) {
    Fraction chance = Fraction.ZERO;
    for (long value = dc.low(); value <= dc.high(); value++)
      chance = chance.plus(dc.chance(value).times(roll.atLeast(value - more)));
    return chance;
  }

  /** The natural die decides alone at both ends; in between the total is the die plus the rest. */
  private static RuleOdds natural(
      Rule rule, Variables context, Distribution dc, List<Amount> amounts) {
    DiceExpression roll = rule.roll().orElseThrow();
    int end = firstDie(rule, roll).end();
    Distribution natural = odds(rule, "roll", part(roll, roll.text().substring(0, end)), context);
    Distribution rest = odds(rule, "roll", part(roll, "0" + roll.text().substring(end)), context);
    long critical = bound(rule, rule.critical(), context, Long.MAX_VALUE);
    long fumble = bound(rule, rule.fumble(), context, Long.MIN_VALUE);
    Fraction criticals = Fraction.ZERO;
    Fraction others = Fraction.ZERO;
    for (long face = natural.low(); face <= natural.high(); face++) {
      if (face >= critical) criticals = criticals.plus(natural.chance(face));
      else if (face > fumble)
        others = others.plus(natural.chance(face).times(reaches(rest, dc, face)));
    }
    return new RuleOdds(criticals.plus(others), criticals, amounts);
  }

  /** The die that begins the roll; everything else must be added to it or taken away. */
  private static Node.Dice firstDie(Rule rule, DiceExpression roll) {
    Node node = roll.root();
    while (node instanceof Node.Arithmetic(var operator, Node left, Node _, int _)
        && (operator == Node.Operator.ADD || operator == Node.Operator.SUBTRACT)) node = left;
    if (node instanceof Node.Dice dice
        && roll.text().substring(0, dice.at()).isBlank()
        && keepsOne(dice)) return dice;
    throw unsupported(rule, roll);
  }

  private static DiceExpression part(DiceExpression whole, String text) {
    return DiceExpression.parse(text, whole.dialect(), whole.mode(), whole.limits());
  }

  private static boolean keepsOne(Node.Dice dice) {
    if (!(dice.count() instanceof Node.Whole(long count, int _))) return false;
    if (dice.modifiers().selection().isEmpty()) return count == 1;
    Selection selection = dice.modifiers().selection().get();
    return selection.amount() instanceof Node.Whole(long amount, int _)
        && selection.kept((int) count, amount) == 1;
  }

  private static RuleException unsupported(Rule rule, DiceExpression roll) {
    return new RuleException(
        rule.key(),
        "roll",
        new DiceException(
            Code.LIMIT,
            roll.text(),
            0,
            "odds of a critical need a roll that begins with one kept die, to which the rest is added"));
  }

  private static long bound(
      Rule rule, Optional<DiceExpression> expression, Variables context, long without) {
    return expression.map(bound -> odds(rule, "critical", bound, context).low()).orElse(without);
  }

  private static void amounts(
      String branch, List<Effect> effects, Rule rule, Variables context, List<Amount> out) {
    for (Effect effect : effects)
      collect(branch, effect.name(), "", effect.payload(), rule, context, out);
  }

  private static void collect(
      String branch,
      String effect,
      String field,
      Payload payload,
      Rule rule,
      Variables context,
      List<Amount> out) {
    switch (payload) {
      case Payload.Fixed _ -> {}
      case Payload.Formula(DiceExpression formula) ->
          out.add(new Amount(branch, effect, field, odds(rule, effect, formula, context)));
      case Payload.Word word -> {
        if (Words.known(word.expression(), context))
          out.add(
              new Amount(branch, effect, field, odds(rule, effect, word.expression(), context)));
      }
      case Payload.Fields fields ->
          fields
              .fields()
              .forEach(
                  (name, value) ->
                      collect(
                          branch,
                          effect,
                          field.isEmpty() ? name : field + "." + name,
                          value,
                          rule,
                          context,
                          out));
      case Payload.Items items -> {
        for (int i = 0; i < items.items().size(); i++)
          collect(branch, effect, field + "[" + i + "]", items.items().get(i), rule, context, out);
      }
    }
  }

  private static Distribution odds(
      Rule rule, String part, DiceExpression expression, Variables context) {
    try {
      return Odds.of(expression, context);
    } catch (DiceException e) {
      throw new RuleException(rule.key(), part, e);
    }
  }
}
