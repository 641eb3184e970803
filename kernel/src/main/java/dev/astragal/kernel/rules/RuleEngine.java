package dev.astragal.kernel.rules;

import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.Roll;
import dev.astragal.kernel.dice.Roller;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Applies rules: conditions, cost, difficulty, roll; then tells the outcome, then each effect of
 * the branch taken, worked out just before it is told. Keeps its working memory: one per thread.
 */
public final class RuleEngine {
  private final Roller roller = new Roller();
  private final boolean detailed;
  private List<Roll> rolls = List.of();

  /** Hears what follows from a rule, in order. */
  public interface Listener {
    void traced(Rule rule, RuleOutcome outcome);

    void effect(Rule rule, Effect effect, Tree.Table payload);
  }

  /** {@code detailed} keeps every face; without it an application costs far less. */
  public RuleEngine(boolean detailed) {
    this.detailed = detailed;
  }

  public RuleOutcome apply(Rule rule, Variables context, Rng rng, Listener listener) {
    rolls = detailed ? new ArrayList<>() : List.of();
    RuleOutcome outcome = decide(rule, context, rng);
    listener.traced(rule, outcome);
    if (!outcome.applied()) return outcome;
    List<Effect> effects = rule.effects(outcome.success(), outcome.critical());
    for (int i = 0; i < effects.size(); i++) {
      Effect effect = effects.get(i);
      Tree.Table payload;
      try {
        payload = table(effect.payload(), context, rng);
      } catch (DiceException e) {
        throw new RuleException(rule.key(), effect.name(), e);
      }
      listener.effect(rule, effect, payload);
    }
    return outcome;
  }

  private RuleOutcome decide(Rule rule, Variables context, Rng rng) {
    for (int i = 0; i < rule.when().size(); i++) {
      try {
        if (!roller.truth(rule.when().get(i), context)) return RuleOutcome.notApplied();
      } catch (DiceException e) {
        throw new RuleException(rule.key(), "when[" + i + "]", e);
      }
    }
    rehearse(rule, context);
    OptionalLong cost = number(rule, "cost", rule.cost(), context, rng);
    OptionalLong dc = number(rule, "dc", rule.dc(), context, rng);
    if (rule.critical().isPresent() || rule.fumble().isPresent())
      return natural(rule, context, rng, cost, dc);
    OptionalLong roll = number(rule, "roll", rule.roll(), context, rng);
    boolean success = dc.isEmpty() || roll.isEmpty() || roll.getAsLong() >= dc.getAsLong();
    return new RuleOutcome(true, success, false, roll, dc, cost, "", rolls);
  }

  /** A roll whose first kept die may decide alone. */
  private RuleOutcome natural(
      Rule rule, Variables context, Rng rng, OptionalLong cost, OptionalLong dc) {
    OptionalLong critical = number(rule, "critical", rule.critical(), context, rng);
    OptionalLong fumble = number(rule, "fumble", rule.fumble(), context, rng);
    Roll roll;
    try {
      roll = roller.roll(rule.roll().orElseThrow(), context, rng);
    } catch (DiceException e) {
      throw new RuleException(rule.key(), "roll", e);
    }
    if (detailed) rolls.add(roll);
    boolean success = dc.isEmpty() || roll.result() >= dc.getAsLong();
    boolean isCritical = false;
    if (!roll.kept().isEmpty()) {
      long face = roll.kept().getFirst();
      isCritical = critical.isPresent() && face >= critical.getAsLong();
      if (isCritical) success = true;
      else if (fumble.isPresent() && face <= fumble.getAsLong()) success = false;
    }
    return new RuleOutcome(
        true, success, isCritical, OptionalLong.of(roll.result()), dc, cost, "", rolls);
  }

  /** Whatever comes after the first part that rolls is checked before that part does. */
  private void rehearse(Rule rule, Variables context) {
    boolean dice = rolls(rule.cost());
    if (dice) rehearse(rule, "dc", rule.dc(), context);
    dice |= rolls(rule.dc());
    if (dice) rehearse(rule, "critical", rule.critical(), context);
    dice |= rolls(rule.critical());
    if (dice) rehearse(rule, "fumble", rule.fumble(), context);
    dice |= rolls(rule.fumble());
    if (dice) rehearse(rule, "roll", rule.roll(), context);
  }

  private static boolean rolls(Optional<DiceExpression> expression) {
    return expression.isPresent() && expression.get().hasDice();
  }

  private void rehearse(
      Rule rule, String part, Optional<DiceExpression> expression, Variables context) {
    if (expression.isEmpty()) return;
    try {
      roller.rehearse(expression.get(), context);
    } catch (DiceException e) {
      throw new RuleException(rule.key(), part, e);
    }
  }

  private OptionalLong number(
      Rule rule, String part, Optional<DiceExpression> expression, Variables context, Rng rng) {
    if (expression.isEmpty()) return OptionalLong.empty();
    try {
      return OptionalLong.of(number(expression.get(), context, rng));
    } catch (DiceException e) {
      throw new RuleException(rule.key(), part, e);
    }
  }

  private long number(DiceExpression expression, Variables context, Rng rng) {
    if (!detailed || !expression.hasDice()) return roller.number(expression, context, rng);
    Roll roll = roller.roll(expression, context, rng);
    rolls.add(roll);
    return roll.result();
  }

  private Tree.Table table(Payload.Fields fields, Variables context, Rng rng) {
    Map<String, Tree> values = new LinkedHashMap<>();
    for (var field : fields.fields().entrySet())
      values.put(field.getKey(), value(field.getValue(), context, rng));
    return new Tree.Table(values, Tree.emptyTable().mark());
  }

  private Tree value(Payload payload, Variables context, Rng rng) {
    return switch (payload) {
      case Payload.Fixed(Tree value) -> value;
      case Payload.Formula(DiceExpression expression) -> Tree.of(number(expression, context, rng));
      case Payload.Word word ->
          Words.known(word.expression(), context)
              ? Tree.of(number(word.expression(), context, rng))
              : word.literal();
      case Payload.Fields fields -> table(fields, context, rng);
      case Payload.Items items -> {
        List<Tree> values = new ArrayList<>();
        for (Payload item : items.items()) values.add(value(item, context, rng));
        yield Tree.of(values);
      }
    };
  }
}
