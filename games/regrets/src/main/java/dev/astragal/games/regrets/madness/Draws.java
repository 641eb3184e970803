package dev.astragal.games.regrets.madness;

import dev.astragal.games.regrets.CardEvent.DinkDrawn;
import dev.astragal.games.regrets.CardEvent.DinkPlayed;
import dev.astragal.games.regrets.CardEvent.MadnessGrew;
import dev.astragal.games.regrets.CardEvent.RegretAverted;
import dev.astragal.games.regrets.CardEvent.RegretDiscarded;
import dev.astragal.games.regrets.CardEvent.RegretDrawn;
import dev.astragal.games.regrets.CardEvent.RegretTakenOver;
import dev.astragal.games.regrets.DayEvent.RegretsShuffled;
import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.Guard;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsPolicy.MadnessAbilities;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.Streams;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Effect;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.state.Ints;

/** Drawing and losing Regrets and dinks, and what keeps a Regret away. */
public final class Draws {
  private final Figures figures;

  public Draws(Figures figures) {
    this.figures = figures;
  }

  /** One Regret for a seat, unless something keeps it away. */
  public void drawRegret(int seat, boolean byCatch, Turn<RegretsState, RegretsEvent> turn) {
    if (averted(seat, byCatch, turn)) return;
    RegretsState state = turn.state();
    if (state.regretDeckSize() == 0 && state.regretDiscard() != 0) reshuffle(turn);
    if (state.regretDeckSize() > 0) {
      turn.emit(new RegretDrawn(Seat.of(seat), Regret.of(state.topRegret())));
    } else {
      takeOver(seat, turn);
    }
  }

  public void drawDink(int seat, Turn<RegretsState, RegretsEvent> turn) {
    RegretsState state = turn.state();
    if (state.dinkDeckSize() > 0) turn.emit(DinkDrawn.of(seat, Dink.of(state.topDink())));
  }

  public void discardRandomRegret(int seat, Turn<RegretsState, RegretsEvent> turn) {
    long regrets = turn.state().fisher(seat).regrets();
    int chosen = turn.rng(Streams.DECKS, "which Regret goes").below(Long.bitCount(regrets));
    turn.emit(new RegretDiscarded(Seat.of(seat), Regret.of(nth(regrets, chosen))));
  }

  /** The madness printed on a fish, as the policy reads it. */
  public void goMad(int seat, int amount, Turn<RegretsState, RegretsEvent> turn) {
    MadnessAbilities abilities = figures.policy().madness().abilities();
    switch (abilities) {
      case INERT -> {}
      case DRAW_REGRETS, TIER_SHIFT -> {
        if (soothed(seat, true, turn)) return;
        if (abilities == MadnessAbilities.TIER_SHIFT) {
          turn.emit(new MadnessGrew(Seat.of(seat), amount));
        } else {
          for (int i = 0; i < amount; i++) drawRegret(seat, true, turn);
        }
      }
    }
  }

  private boolean averted(int seat, boolean byCatch, Turn<RegretsState, RegretsEvent> turn) {
    RegretsState state = turn.state();
    Fisher fisher = state.fisher(seat);
    if (fisher.shields() > 0) {
      turn.emit(new RegretAverted(Seat.of(seat), Guard.SHIELD));
      return true;
    }
    if (byCatch && !state.rodUsed() && figures.has(fisher, Effect.ONE_REGRET_FEWER_PER_CATCH)) {
      turn.emit(new RegretAverted(Seat.of(seat), Guard.ROD));
      return true;
    }
    if (!fisher.netUsed() && figures.has(fisher, Effect.FIRST_REGRET_OF_DAY_IGNORED)) {
      turn.emit(new RegretAverted(Seat.of(seat), Guard.NET));
      return true;
    }
    boolean worse =
        fisher.regretCount() < Regret.COUNT
            && figures.tier(fisher.regretCount() + 1) > figures.tier(fisher.regretCount());
    return worse && soothed(seat, byCatch, turn);
  }

  /** Whether reel or charm keeps a growing madness away; the charm is used up by it. */
  private boolean soothed(int seat, boolean byCatch, Turn<RegretsState, RegretsEvent> turn) {
    Fisher fisher = turn.state().fisher(seat);
    if (byCatch && figures.has(fisher, Effect.MADNESS_IMMUNE)) {
      turn.emit(new RegretAverted(Seat.of(seat), Guard.REEL));
      return true;
    }
    int charm = fisher.dinks() & figures.cards().dinksWith(Effect.IGNORE_ONE_MADNESS);
    if (charm == 0) return false;
    turn.emit(DinkPlayed.of(seat, Dink.of(Integer.numberOfTrailingZeros(charm))));
    turn.emit(new RegretAverted(Seat.of(seat), Guard.CHARM));
    return true;
  }

  private static void reshuffle(Turn<RegretsState, RegretsEvent> turn) {
    int[] order = members(turn.state().regretDiscard());
    turn.rng(Streams.DECKS, "old Regrets come back").shuffle(order);
    turn.emit(new RegretsShuffled(Ints.of(order)));
  }

  /** No Regret is left anywhere else: the one who has most gives one away. */
  private static void takeOver(int seat, Turn<RegretsState, RegretsEvent> turn) {
    RegretsState state = turn.state();
    int from = RegretsState.NOBODY;
    int most = 0;
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat && state.fisher(other).regretCount() > most) {
        from = other;
        most = state.fisher(other).regretCount();
      }
    }
    if (from == RegretsState.NOBODY) return;
    Rng rng = turn.rng(Streams.DECKS, "whose Regret it was");
    int regret = nth(state.fisher(from).regrets(), rng.below(most));
    turn.emit(new RegretTakenOver(Seat.of(seat), Seat.of(from), Regret.of(regret)));
  }

  static int nth(long set, int index) {
    long rest = set;
    for (int i = 0; i < index; i++) rest &= rest - 1;
    return Long.numberOfTrailingZeros(rest);
  }

  public static int[] members(long set) {
    int[] members = new int[Long.bitCount(set)];
    for (int i = 0; i < members.length; i++) members[i] = nth(set, i);
    return members;
  }
}
