package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.kernel.dice.Dialect;
import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.DiceLimits;
import dev.astragal.kernel.dice.Mode;
import dev.astragal.kernel.dice.Roll;
import dev.astragal.kernel.dice.Roller;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.screen.Msg;
import java.util.Optional;

/** A roll that belongs to no rule. */
public final class FreeRoll {
  private FreeRoll() {}

  public static void run(BaatorChoice.Roll choice, Turn<BaatorState, BaatorEvent> turn) {
    TableDice.with(choice.faces(), turn, rng -> rolled(choice, rng, turn));
  }

  /** What came of it, after it was told. */
  static long rolled(BaatorChoice.Roll choice, Rng rng, Turn<BaatorState, BaatorEvent> turn) {
    try {
      SessionContext context =
          new SessionContext(turn::state, choice.actor(), choice.target(), choice.extra());
      Roll roll = parsed(choice).roll(context, rng);
      turn.emit(RuleApplication.rolled(roll, choice.actor()));
      return roll.result();
    } catch (DiceException e) {
      throw turn.refuse(rejection(e, "expr"));
    }
  }

  /** Why it cannot be rolled, as far as that can be told without dice. */
  static Optional<Rejection> refusal(BaatorChoice.Roll choice, BaatorState state) {
    try {
      SessionContext context =
          new SessionContext(() -> state, choice.actor(), choice.target(), choice.extra());
      new Roller().rehearse(parsed(choice), context);
      return Optional.empty();
    } catch (DiceException e) {
      return Optional.of(rejection(e, "expr"));
    }
  }

  /** The expression of a roll, with its advantage in it. */
  public static DiceExpression parsed(BaatorChoice.Roll choice) {
    if (choice.advantage() != choice.disadvantage())
      return edged(choice.expr(), choice.advantage());
    Dialect dialect = choice.extended() ? Dialect.EXTENDED : Dialect.CORE;
    return DiceExpression.parse(choice.expr(), dialect, Mode.NUMBER, DiceLimits.DEFAULT);
  }

  /** With the better, or the worse, of two d20. */
  static DiceExpression edged(String expr, boolean better) {
    return DiceExpression.parse(
        expr + (better ? " adv" : " dis"), Dialect.EXTENDED, Mode.NUMBER, DiceLimits.DEFAULT);
  }

  /** By the code of what is wrong; one sentence serves them all, since the place says it. */
  static Rejection rejection(DiceException e, String path) {
    Msg why = Msg.of("refusal.EXPRESSION", "expr", e.expression(), "place", e.place());
    return new Rejection(e.code().name(), why, path);
  }
}
