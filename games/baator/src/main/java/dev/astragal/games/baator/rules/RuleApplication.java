package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.BaatorChoice.ApplyRule;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorEvent.Announced;
import dev.astragal.games.baator.BaatorEvent.Detail;
import dev.astragal.games.baator.BaatorEvent.Rolled;
import dev.astragal.games.baator.BaatorEvent.RuleBegan;
import dev.astragal.games.baator.BaatorEvent.RuleEnded;
import dev.astragal.games.baator.BaatorEvent.RuleTraced;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.Scene;
import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.Roll;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rules.Effect;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.rules.RuleEngine;
import dev.astragal.kernel.rules.RuleException;
import dev.astragal.kernel.rules.RuleOutcome;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * One rule applied by one actor to another. In this order: it begins, its rolls, its trace, its
 * effects each with their rolls, it ends. Whatever fails refuses the whole, so that no effect is
 * left half done.
 */
public final class RuleApplication implements RuleEngine.Listener {
  private final ApplyRule choice;
  private final boolean limited;
  private final Turn<BaatorState, BaatorEvent> turn;
  private List<Roll> rolls = List.of();
  private int told;

  private RuleApplication(ApplyRule choice, boolean limited, Turn<BaatorState, BaatorEvent> turn) {
    this.choice = choice;
    this.limited = limited;
    this.turn = turn;
  }

  /** {@code limited}: whether nobody is healed above what the sheet allows. */
  public static void run(
      ApplyRule choice, Rule rule, boolean limited, Turn<BaatorState, BaatorEvent> turn) {
    RuleApplication application = new RuleApplication(choice, limited, turn);
    int round = turn.state().scene(choice.slot()).map(Scene::round).orElse(0);
    turn.emit(new RuleBegan(choice.slot(), rule.key(), choice.actor(), choice.target(), round));
    Rule edged;
    try {
      edged = edged(rule, choice);
    } catch (DiceException e) {
      throw turn.refuse(FreeRoll.rejection(e, rule.key()));
    }
    TableDice.with(choice.faces(), turn, rng -> application.apply(edged, rng));
  }

  /** The rule as it is rolled: advantage and disadvantage make up for each other. */
  public static Rule edged(Rule rule, ApplyRule choice) {
    if (choice.advantage() == choice.disadvantage() || rule.roll().isEmpty()) return rule;
    return rule.rolling(FreeRoll.edged(rule.roll().get().text(), choice.advantage()));
  }

  private void apply(Rule rule, Rng rng) {
    SessionContext context =
        new SessionContext(turn::state, choice.actor(), choice.target(), choice.extra());
    try {
      RuleOutcome outcome = new RuleEngine(true).apply(rule, context, rng, this);
      turn.emit(
          new RuleEnded(
              choice.slot(),
              rule.key(),
              choice.actor(),
              choice.target(),
              outcome.applied(),
              outcome.success(),
              optional(outcome.roll()),
              optional(outcome.dc())));
    } catch (RuleException e) {
      throw turn.refuse(FreeRoll.rejection(e.reason(), rule.key() + "." + e.part()));
    }
  }

  @Override
  public void traced(Rule rule, RuleOutcome outcome) {
    rolls = outcome.rolls();
    tellRolls();
    turn.emit(
        new RuleTraced(
            rule.key(),
            rule.layer().text(),
            outcome.applied(),
            outcome.success(),
            outcome.critical(),
            optional(outcome.roll()),
            optional(outcome.dc()),
            optional(outcome.cost())));
  }

  @Override
  public void effect(Rule rule, Effect effect, Tree.Table payload) {
    tellRolls();
    switch (effect.kind()) {
      case COMMAND ->
          ActorCommands.effect(
              effect.name(), payload, rule.layer(), choice.actor(), choice.target(), limited, turn);
      case EVENT -> {
        List<Detail> details = new ArrayList<>();
        payload.fields().forEach((field, value) -> details.add(new Detail(field, value.text())));
        turn.emit(new Announced(effect.name(), choice.actor(), choice.target(), details));
      }
    }
  }

  private void tellRolls() {
    while (told < rolls.size()) turn.emit(rolled(rolls.get(told++), choice.actor()));
  }

  public static Rolled rolled(Roll roll, String actor) {
    return new Rolled(
        roll.expr(), roll.result(), roll.faces(), roll.kept(), roll.modifier(), actor);
  }

  private static Optional<Long> optional(OptionalLong value) {
    return value.isPresent() ? Optional.of(value.getAsLong()) : Optional.empty();
  }
}
