package dev.astragal.games.regrets.rules;

import dev.astragal.games.regrets.DayEvent.DiceRolled;
import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.Streams;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;

/** Rolling base dice: all of them, the ones among them, or those already spent. */
public final class DiceRolls {
  private final Figures figures;

  DiceRolls(Figures figures) {
    this.figures = figures;
  }

  /** The first dice of a seat, before any day. */
  void rollFirst(int seat, Turn<RegretsState, RegretsEvent> turn) {
    Fisher fisher = turn.state().fisher(seat);
    int count = figures.policy().setup().dice() + figures.cards().extraDice(fisher.angler());
    settle(seat, rolled(count, false, turn), turn);
  }

  /** Fresh and spent dice together are rolled anew; what madness does not allow stays spent. */
  void rollAll(int seat, boolean mayTopUp, Turn<RegretsState, RegretsEvent> turn) {
    Fisher fisher = turn.state().fisher(seat);
    int count = fisher.diceCount();
    if (mayTopUp && figures.policy().dice().topUp())
      count = Math.max(count, figures.maxDice(fisher));
    boolean twice = figures.cards().rerollsOnes(fisher.angler());
    settle(seat, rolled(count, twice, turn), turn);
  }

  /** Spent dice come back with new faces, as far as madness allows. */
  public void rollSpent(int seat, Turn<RegretsState, RegretsEvent> turn) {
    Fisher fisher = turn.state().fisher(seat);
    boolean twice = figures.cards().rerollsOnes(fisher.angler());
    int back = rolled(Dice.count(fisher.spent()), twice, turn);
    int room = Math.max(0, figures.maxDice(fisher) - Dice.count(fisher.fresh()));
    int ready = Dice.best(back, room);
    emit(seat, fisher.fresh() + ready, back - ready, turn);
  }

  /** Fresh dice that show a 1 are rolled once more. */
  public void rerollOnes(int seat, Turn<RegretsState, RegretsEvent> turn) {
    Fisher fisher = turn.state().fisher(seat);
    int ones = Dice.count(fisher.fresh(), 1);
    if (ones == 0) return;
    int kept = fisher.fresh() - ones * Dice.one(1);
    emit(seat, kept + rolled(ones, false, turn), fisher.spent(), turn);
  }

  public int rollOne(int seat, Turn<RegretsState, RegretsEvent> turn) {
    boolean twice = figures.cards().rerollsOnes(turn.state().fisher(seat).angler());
    return Dice.lowest(rolled(1, twice, turn));
  }

  private int rolled(int count, boolean onesTwice, Turn<RegretsState, RegretsEvent> turn) {
    Rng rng = turn.rng(Streams.DICE);
    int dice = Dice.NONE;
    for (int i = 0; i < count; i++) {
      int face = rng.roll(Dice.FACES);
      if (face == 1 && onesTwice) face = rng.roll(Dice.FACES);
      dice += Dice.one(face);
    }
    return dice;
  }

  private void settle(int seat, int dice, Turn<RegretsState, RegretsEvent> turn) {
    int fresh = Dice.best(dice, figures.maxDice(turn.state().fisher(seat)));
    emit(seat, fresh, dice - fresh, turn);
  }

  private static void emit(int seat, int fresh, int spent, Turn<RegretsState, RegretsEvent> turn) {
    turn.emit(new DiceRolled(Seat.of(seat), Dice.faces(fresh), Dice.faces(spent)));
  }
}
