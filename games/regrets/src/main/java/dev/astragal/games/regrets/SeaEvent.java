package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;
import java.util.Optional;

/** What happens between a boat and the water. */
public sealed interface SeaEvent extends RegretsEvent {
  record FishRevealed(Seat seat, int shoal, Fish fish) implements SeaEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.kind = TurnKind.FISH;
      state.reveals--;
      state.faceUp |= 1 << shoal;
      for (Fisher fisher : state.fishers) fisher.known |= fish.bit();
    }
  }

  /** The card that was turned up leaves by itself and gives the reveal back. */
  record FishSwamOn(int shoal, Fish fish) implements SeaEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.popShoal(shoal);
      state.graveyard |= fish.bit();
      state.reveals++;
    }
  }

  /** Only the seat that dangled the worms sees the card. */
  record WormsUsed(Seat seat, int shoal, Fish fish) implements SeaEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).wormsUp = false;
      state.fisher(seat).known |= fish.bit();
      state.ask(Decision.PLACE_CARD, seat.index(), shoal);
    }

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(viewer.equals(seat) ? this : new WormsUsed(seat, shoal, Fish.UNSEEN));
    }
  }

  record CardLeftOnTop(Seat seat, int shoal) implements SeaEvent {
    @Override
    public void applyTo(RegretsState state) {}
  }

  record CardSunk(Seat seat, int shoal) implements SeaEvent {
    @Override
    public void applyTo(RegretsState state) {
      int bottom = shoal * RegretsState.SHOAL_MAX;
      int height = state.shoalSize[shoal] - 1;
      byte card = state.shoals[bottom + height];
      System.arraycopy(state.shoals, bottom, state.shoals, bottom + 1, height);
      state.shoals[bottom] = card;
    }
  }

  /** A private look at a top card: with a glass once a turn, or with a chart. */
  record ShoalPeeked(Seat seat, int shoal, Fish fish, boolean withGlass) implements SeaEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).known |= fish.bit();
      if (withGlass) state.finderUsed = true;
    }

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(
          viewer.equals(seat) ? this : new ShoalPeeked(seat, shoal, Fish.UNSEEN, withGlass));
    }
  }

  record Descended(Seat seat, int depth, Ints dice) implements SeaEvent {
    @Override
    public void applyTo(RegretsState state) {
      Fisher fisher = state.fisher(seat);
      int paid = Dice.of(dice);
      fisher.fresh -= paid;
      fisher.spent += paid;
      state.kind = TurnKind.FISH;
      state.reveals += 1;
      fisher.depth = depth;
    }
  }

  /** Rolled tackle dice go back into the bag whatever they show. */
  record TackleRolled(Seat seat, int green, int blue, int orange, int total) implements SeaEvent {
    @Override
    public void applyTo(RegretsState state) {
      int dice = TackleDice.of(green, blue, orange);
      state.fisher(seat).tackle -= dice;
      state.tackleBag += dice;
    }
  }

  record DieRerolled(Seat seat, int from, int to) implements SeaEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).fresh += Dice.one(to) - Dice.one(from);
    }
  }

  /** {@code total} is what was thrown, {@code needed} what the fish cost after all help. */
  record FishCaught(Seat seat, int shoal, Fish fish, Ints dice, int total, int needed)
      implements SeaEvent {
    @Override
    public void applyTo(RegretsState state) {
      Fisher fisher = state.fisher(seat);
      int paid = Dice.of(dice);
      fisher.fresh -= paid;
      fisher.spent += paid;
      state.popShoal(shoal);
      fisher.hand |= fish.bit();
      state.kind = TurnKind.FISH;
      state.done = true;
    }
  }

  record HelpUsedUp(Seat seat) implements SeaEvent, Silent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).preserverArmed = false;
      state.fisher(seat).baitArmed = false;
    }
  }

  /** {@code lost} is the die that went with it, or 0 by none. */
  record CatchFailed(Seat seat, int shoal, int total, int needed, int lost) implements SeaEvent {
    @Override
    public void applyTo(RegretsState state) {
      loseDie(state, seat, lost);
    }
  }

  record GaveUp(Seat seat, int die) implements SeaEvent {
    @Override
    public void applyTo(RegretsState state) {
      loseDie(state, seat, die);
    }
  }

  private static void loseDie(RegretsState state, Seat seat, int die) {
    Fisher fisher = state.fisher(seat);
    if (die > 0) {
      fisher.fresh -= Dice.one(die);
      fisher.spent += Dice.one(die);
    }
    state.kind = TurnKind.FISH;
    state.done = true;
    state.failed = true;
  }

  record PreserverArmed(Seat seat) implements SeaEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.preserver = RegretsState.NOBODY;
      state.fisher(seat).preserverArmed = true;
    }
  }

  record PlugPulled(Seat seat) implements SeaEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.plugPulled = true;
    }
  }

  record Overfished(Seat seat, int shoal) implements SeaEvent {
    @Override
    public void applyTo(RegretsState state) {}
  }

  /** The extra action of the day: the turn goes on with another cast. */
  record FishesAgain(Seat seat) implements SeaEvent {
    @Override
    public void applyTo(RegretsState state) {
      state.fisher(seat).extraActions--;
      state.resetTurn();
      state.kind = TurnKind.FISH;
    }
  }
}
