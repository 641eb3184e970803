package dev.astragal.games.regrets.sea;

import dev.astragal.games.regrets.CardEvent.FishDiscarded;
import dev.astragal.games.regrets.Decision;
import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.RegretsChoice.Catch;
import dev.astragal.games.regrets.RegretsChoice.Descend;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.SeaEvent.CatchFailed;
import dev.astragal.games.regrets.SeaEvent.Descended;
import dev.astragal.games.regrets.SeaEvent.DieRerolled;
import dev.astragal.games.regrets.SeaEvent.FishCaught;
import dev.astragal.games.regrets.SeaEvent.FishRevealed;
import dev.astragal.games.regrets.SeaEvent.FishSwamOn;
import dev.astragal.games.regrets.SeaEvent.FishesAgain;
import dev.astragal.games.regrets.SeaEvent.GaveUp;
import dev.astragal.games.regrets.SeaEvent.HelpUsedUp;
import dev.astragal.games.regrets.SeaEvent.Overfished;
import dev.astragal.games.regrets.SeaEvent.PlugPulled;
import dev.astragal.games.regrets.SeaEvent.PreserverArmed;
import dev.astragal.games.regrets.SeaEvent.ShoalPeeked;
import dev.astragal.games.regrets.SeaEvent.TackleRolled;
import dev.astragal.games.regrets.SeaEvent.WormsUsed;
import dev.astragal.games.regrets.Streams;
import dev.astragal.games.regrets.TurnEvent.DecisionAsked;
import dev.astragal.games.regrets.cards.Ability;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Effect;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.games.regrets.madness.Draws;
import dev.astragal.games.regrets.port.Items;
import dev.astragal.games.regrets.rules.DiceRolls;
import dev.astragal.games.regrets.rules.Ending;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.games.regrets.rules.TurnOrder;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;

/** The five steps of fishing: reveal, trigger, drop sinkers, pay, catch. */
public final class Fishing {
  private final Figures figures;
  private final DiceRolls dice;
  private final Draws draws;
  private final Items items;
  private final TurnOrder order;
  private final Ending ending;

  public Fishing(
      Figures figures, DiceRolls dice, Draws draws, Items items, TurnOrder order, Ending ending) {
    this.figures = figures;
    this.dice = dice;
    this.draws = draws;
    this.items = items;
    this.order = order;
    this.ending = ending;
  }

  public void reveal(int seat, int shoal, Turn<RegretsState, RegretsEvent> turn) {
    Fish fish = Fish.of(turn.state().top(shoal));
    turn.emit(new FishRevealed(Seat.of(seat), shoal, fish));
    if (figures.has(turn.state().fisher(seat), Effect.REROLL_ONES_ON_REVEAL)) {
      dice.rerollOnes(seat, turn);
    }
    trigger(shoal, fish, turn);
  }

  private void trigger(int shoal, Fish fish, Turn<RegretsState, RegretsEvent> turn) {
    if (figures.cards().has(fish.ordinal(), Ability.ALL_DISCARD_ITEM))
      items.everybodyLosesOne(turn);
    if (figures.cards().has(fish.ordinal(), Ability.SWIMS_ON)) {
      turn.emit(new FishSwamOn(shoal, fish));
      ending.ifSeaEmpty(turn);
    }
  }

  public void useWorms(int seat, int shoal, Turn<RegretsState, RegretsEvent> turn) {
    turn.emit(new WormsUsed(Seat.of(seat), shoal, Fish.of(turn.state().top(shoal))));
  }

  public void peek(int seat, int shoal, Turn<RegretsState, RegretsEvent> turn) {
    turn.emit(new ShoalPeeked(Seat.of(seat), shoal, Fish.of(turn.state().top(shoal)), true));
  }

  public void usePreserver(int seat, Turn<RegretsState, RegretsEvent> turn) {
    turn.emit(new PreserverArmed(Seat.of(seat)));
  }

  public void fishAgain(int seat, Turn<RegretsState, RegretsEvent> turn) {
    turn.emit(new FishesAgain(Seat.of(seat)));
  }

  public void descend(int seat, Descend choice, Turn<RegretsState, RegretsEvent> turn) {
    turn.emit(new Descended(Seat.of(seat), choice.depth(), choice.dice()));
  }

  public void cast(int seat, Catch choice, Turn<RegretsState, RegretsEvent> turn) {
    Fisher fisher = turn.state().fisher(seat);
    int shoal = choice.shoal();
    Fish fish = Fish.of(turn.state().top(shoal));
    int needed = figures.needed(fisher, fish.ordinal());
    int paid = Dice.of(choice.dice());
    if (choice.reroll() > 0) {
      int face = dice.rollOne(seat, turn);
      turn.emit(new DieRerolled(Seat.of(seat), choice.reroll(), face));
      paid += Dice.one(face) - Dice.one(choice.reroll());
    }
    int tackle = TackleDice.of(choice.green(), choice.blue(), choice.orange());
    int total = figures.payment(fisher, paid) + rollTackle(seat, tackle, turn);
    if (total >= needed) {
      turn.emit(new FishCaught(Seat.of(seat), shoal, fish, Dice.faces(paid), total, needed));
      landed(seat, shoal, fish, turn);
    } else {
      int lost = Dice.lowest(turn.state().fisher(seat).fresh());
      turn.emit(new CatchFailed(Seat.of(seat), shoal, total, needed, lost));
      draws.drawDink(seat, turn);
      resolved(seat, turn);
    }
  }

  public void giveUp(int seat, int die, Turn<RegretsState, RegretsEvent> turn) {
    turn.emit(new GaveUp(Seat.of(seat), die));
    draws.drawDink(seat, turn);
    resolved(seat, turn);
  }

  private int rollTackle(int seat, int tackle, Turn<RegretsState, RegretsEvent> turn) {
    if (tackle == TackleDice.NONE) return 0;
    Cards cards = figures.cards();
    Rng rng = turn.rng(Streams.DICE);
    int total = 0;
    for (int colour = 0; colour < TackleDice.COLOURS; colour++) {
      for (int i = TackleDice.count(tackle, colour); i > 0; i--) {
        total += cards.tackleFace(colour, rng.below(cards.tackleFaces(colour)));
      }
    }
    turn.emit(
        new TackleRolled(
            Seat.of(seat),
            TackleDice.count(tackle, 0),
            TackleDice.count(tackle, 1),
            TackleDice.count(tackle, 2),
            total));
    return total;
  }

  /** Catch abilities up to the one that may have to ask which small fish goes. */
  private void landed(int seat, int shoal, Fish fish, Turn<RegretsState, RegretsEvent> turn) {
    Cards cards = figures.cards();
    int index = fish.ordinal();
    if (cards.has(index, Ability.DRAW_REGRET)) draws.drawRegret(seat, true, turn);
    if (cards.has(index, Ability.DRAW_TWO_REGRETS)) {
      draws.drawRegret(seat, true, turn);
      draws.drawRegret(seat, true, turn);
    }
    if (cards.has(index, Ability.DRAW_DINK)) draws.drawDink(seat, turn);
    Fisher fisher = turn.state().fisher(seat);
    if (cards.has(index, Ability.DISCARD_SMALL) && !figures.has(fisher, Effect.KEEP_SMALL_FISH)) {
      long small = fisher.hand() & cards.smallFish() & ~fish.bit();
      if (Long.bitCount(small) > 1) {
        int subject = (index << Byte.SIZE) | shoal;
        turn.emit(new DecisionAsked(Decision.DISCARD_SMALL, Seat.of(seat), subject));
        return;
      }
      if (small != 0) {
        turn.emit(new FishDiscarded(Seat.of(seat), Fish.of(Long.numberOfTrailingZeros(small))));
      }
    }
    finishCatch(seat, shoal, fish, turn);
  }

  /** Goes on with a catch whose owner was asked for a small fish. */
  public void smallFishGone(int seat, int subject, Turn<RegretsState, RegretsEvent> turn) {
    finishCatch(seat, subject & 255, Fish.of(subject >> Byte.SIZE), turn);
  }

  private void finishCatch(int seat, int shoal, Fish fish, Turn<RegretsState, RegretsEvent> turn) {
    Cards cards = figures.cards();
    int index = fish.ordinal();
    if (figures.has(turn.state().fisher(seat), Effect.DINK_PER_CATCH)) draws.drawDink(seat, turn);
    if (cards.has(index, Ability.MADNESS_1)) draws.goMad(seat, 1, turn);
    if (cards.has(index, Ability.MADNESS_2)) draws.goMad(seat, 2, turn);
    if (cards.has(index, Ability.PULL_PLUG)) turn.emit(new PlugPulled(Seat.of(seat)));
    if (turn.state().shoalSize(shoal) == 0) {
      turn.emit(new Overfished(Seat.of(seat), shoal));
      draws.drawRegret(seat, true, turn);
    }
    if (ending.ifSeaEmpty(turn)) return;
    Fisher fisher = turn.state().fisher(seat);
    if (fisher.preserverArmed() || fisher.baitArmed()) turn.emit(new HelpUsedUp(Seat.of(seat)));
    if (cards.has(index, Ability.END_TURN)) order.endTurn(seat, true, turn);
    else resolved(seat, turn);
  }

  /** The cast is over; the turn too, unless there is something left to do in it. */
  private void resolved(int seat, Turn<RegretsState, RegretsEvent> turn) {
    if (!mayGoOn(turn.state(), seat)) order.endTurn(seat, true, turn);
  }

  private boolean mayGoOn(RegretsState state, int seat) {
    Fisher fisher = state.fisher(seat);
    boolean again = fisher.extraActions() > 0 && fisher.fresh() != Dice.NONE;
    boolean net =
        state.failed()
            && fisher.spent() != Dice.NONE
            && figures.has(fisher, Effect.REROLL_SPENT_DICE);
    return again || net;
  }

  /** A dink was played after a cast: ends the turn when it was the last thing to do. */
  void afterNet(int seat, Turn<RegretsState, RegretsEvent> turn) {
    resolved(seat, turn);
  }
}
