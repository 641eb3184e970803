package dev.astragal.games.regrets.choices;

import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.Phase;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.TurnKind;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Effect;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.games.regrets.rules.Figures;
import java.util.Arrays;
import java.util.Objects;

/**
 * Lists what the asked seat may do, as codes in a stable order. Of the many ways to pay for a fish
 * it lists those that waste no die, and the gambles that still have a chance.
 *
 * <p>The offered choices themselves and not an object beside them: every question has one. Nearly
 * all that can be done is known beforehand and has a place in that order; of it a bit is kept. Only
 * casts and what is traded ashore are written down.
 */
abstract sealed class Listing permits OfferedChoices {
  /** Its first number says how many follow; so does that of every such row. */
  private static final int[] NOTHING_WRITTEN = {0};

  private static final int WRITTEN_AT_FIRST = 3;

  private static final int NO_SINKERS = -1;

  // A cast is written as its shoal and dice; tackle goes with it as a whole, and the lowest die is
  // the one that is rolled once more.
  private static final int SHOAL_MASK = 15;
  private static final int WITH_TACKLE = 16;
  private static final int WITH_REROLL = 32;
  private static final int CAST_DICE_SHIFT = 8;

  final RegretsState state;
  final Judge judge;

  /** One bit for each place, and for each answer to a decision; none before they are listed. */
  private long offered;

  private int[] written = NOTHING_WRITTEN;

  Listing(RegretsState state, Judge judge) {
    this.state = state;
    this.judge = judge;
  }

  /** How many there are; they are listed when somebody first wants to know. */
  public int size() {
    if (offered == 0 && written[0] == 0) list();
    return Long.bitCount(offered) + written[0];
  }

  long code(int index) {
    // First, because it makes the list.
    Objects.checkIndex(index, size());
    if (state.hasPending()) return DecisionAnswers.code(state, nth(offered, index));
    int before = Long.bitCount(offered & Places.BEFORE_WRITTEN);
    if (index < before) return placed(nth(offered, index));
    int after = index - written[0];
    return after < before ? written(written[1 + index - before]) : placed(nth(offered, after));
  }

  private static int nth(long bits, int index) {
    long rest = bits;
    for (int i = 0; i < index; i++) rest &= rest - 1;
    return Long.numberOfTrailingZeros(rest);
  }

  private long placed(int place) {
    if (place >= Places.DESCEND && place < Places.WRITTEN) {
      int depth = place - Places.DESCEND + 2;
      return Codes.withDice(Codes.DESCEND, depth, 0, sinkers(depth), TackleDice.NONE);
    }
    if (place == Places.GIVE_UP) return Codes.of(Codes.GIVE_UP, Dice.lowest(fisher().fresh()));
    if (place >= Places.PLAY_DINK && place < Places.END_TURN) {
      Dink dink = Dink.of(place - Places.PLAY_DINK);
      return Codes.of(Codes.PLAY_DINK, dink.ordinal(), usualDie(dink));
    }
    return Places.code(place);
  }

  /** What is traded is written as its code. */
  private long written(int number) {
    Fisher fisher = fisher();
    if (fisher.atPort()) return number;
    int tackle = (number & WITH_TACKLE) == 0 ? TackleDice.NONE : fisher.tackle();
    int reroll = (number & WITH_REROLL) == 0 ? 0 : Dice.lowest(fisher.fresh());
    int shoal = number & SHOAL_MASK;
    return Codes.withDice(Codes.CATCH, shoal, reroll, number >>> CAST_DICE_SHIFT, tackle);
  }

  final Fisher fisher() {
    return state.fisher(state.hasPending() ? state.pendingSeat() : state.current());
  }

  Figures figures() {
    return judge.figures();
  }

  private void list() {
    if (state.hasPending()) offered = DecisionAnswers.of(state, fisher(), figures().cards());
    else if (state.phase() == Phase.DECLARATION) declaration();
    else turn();
  }

  private void offer(int place) {
    offered |= 1L << place;
  }

  private void write(int number) {
    int count = written[0];
    if (count + 1 == written.length) {
      written = Arrays.copyOf(written, 1 + Math.max(WRITTEN_AT_FIRST, 1 + 2 * count));
    }
    written[count + 1] = number;
    written[0] = count + 1;
  }

  private void declaration() {
    Fisher fisher = fisher();
    for (int depth = 1; depth <= Cards.DEPTHS; depth++) {
      if (judge.declareSea(fisher, depth) == null) offer(Places.DECLARE_SEA + depth - 1);
    }
    offer(Places.DECLARE_PORT);
    dinks(fisher, true);
  }

  private void turn() {
    Fisher fisher = fisher();
    if (fisher.atPort()) port(fisher);
    else if (!state.done()) sea(fisher);
    else if (judge.fishAgain(state, fisher) == null) offer(Places.FISH_AGAIN);
    dinks(fisher, false);
    if (state.done()) offer(Places.END_TURN);
    else if (judge.pass(state, fisher) == null) offer(Places.PASS);
  }

  private void sea(Fisher fisher) {
    int first = (fisher.depth() - 1) * RegretsState.SHOALS_PER_DEPTH;
    for (int shoal = first; shoal < first + RegretsState.SHOALS_PER_DEPTH; shoal++) {
      if (judge.reveal(state, fisher, shoal) == null) offer(Places.REVEAL + shoal);
    }
    if (fisher.wormsUp()) {
      for (int shoal = 0; shoal < RegretsState.SHOALS; shoal++) {
        if (judge.worms(state, fisher, shoal) == null) offer(Places.USE_WORMS + shoal);
      }
    }
    if (!state.finderUsed() && figures().has(fisher, Effect.PEEK_BEFORE_REVEAL)) {
      for (int shoal = first; shoal < first + RegretsState.SHOALS_PER_DEPTH; shoal++) {
        if (judge.peek(state, fisher, shoal) == null) offer(Places.PEEK + shoal);
      }
    }
    for (int depth = fisher.depth() + 1; depth <= Cards.DEPTHS; depth++) {
      if (sinkers(depth) != NO_SINKERS) offer(Places.DESCEND + depth - 2);
    }
    for (int rest = state.faceUpShoals(); rest != 0; rest &= rest - 1) {
      int shoal = Integer.numberOfTrailingZeros(rest);
      if (judge.open(state, fisher, shoal) == null) casts(fisher, shoal);
    }
    if (judge.giveUp(state, fisher, Dice.lowest(fisher.fresh())) == null) offer(Places.GIVE_UP);
    if (judge.preserver(state, fisher) == null) offer(Places.USE_PRESERVER);
    if (judge.abandonShip(state, fisher) == null) offer(Places.ABANDON_SHIP);
    if (judge.takeTender(state, fisher) == null) offer(Places.TAKE_TENDER);
  }

  /** The lowest dice that take the boat down, or {@link #NO_SINKERS}. */
  private int sinkers(int depth) {
    Fisher fisher = fisher();
    int rest = fisher.fresh();
    int dice = Dice.NONE;
    for (int level = fisher.depth(); level < depth; level++) {
      int die = figures().descendDie(fisher);
      while (die <= Dice.FACES && Dice.count(rest, die) == 0) die++;
      if (die > Dice.FACES) return NO_SINKERS;
      rest -= Dice.one(die);
      dice += Dice.one(die);
    }
    return dice;
  }

  private void casts(Fisher fisher, int shoal) {
    int needed = figures().needed(fisher, state.top(shoal));
    if (needed <= figures().payment(fisher, Dice.NONE)) {
      cast(shoal, Dice.NONE, TackleDice.NONE, 0);
      return;
    }
    sureCasts(fisher, shoal, needed, fisher.fresh(), Dice.NONE, TackleDice.NONE);
    int tackle = fisher.tackle();
    boolean dear = figures().payment(fisher, fisher.fresh()) < needed;
    if (tackle != TackleDice.NONE) {
      int sure = figures().tackleMin(tackle);
      int luck = figures().tackleMax(tackle);
      if (sure > 0 && sure + figures().payment(fisher, Dice.NONE) < needed) {
        sureCasts(fisher, shoal, needed - sure, fisher.fresh(), Dice.NONE, tackle);
      }
      if (luck + figures().payment(fisher, Dice.NONE) >= needed) cast(shoal, Dice.NONE, tackle, 0);
      int all = figures().payment(fisher, fisher.fresh());
      boolean hope = all + sure < needed && all + luck >= needed;
      if (hope && fisher.fresh() != Dice.NONE) cast(shoal, fisher.fresh(), tackle, 0);
    }
    if (dear) reroll(fisher, shoal, needed, tackle);
  }

  /** Dice from high to low until they suffice: that finds each handful that wastes none, once. */
  private void sureCasts(Fisher fisher, int shoal, int needed, int rest, int chosen, int tackle) {
    int left = rest;
    while (left != Dice.NONE) {
      int face = Dice.highest(left);
      int with = chosen + Dice.one(face);
      if (figures().payment(fisher, with) >= needed) cast(shoal, with, tackle, 0);
      else sureCasts(fisher, shoal, needed, left - Dice.one(face), with, tackle);
      left &= Dice.one(face) - 1;
    }
  }

  private void reroll(Fisher fisher, int shoal, int needed, int tackle) {
    int fresh = fisher.fresh();
    if (fresh == Dice.NONE || !figures().has(fisher, Effect.REROLL_ONE_DIE)) return;
    int lowest = Dice.lowest(fresh);
    int best = fresh - Dice.one(lowest) + Dice.one(Dice.FACES);
    if (figures().payment(fisher, best) + figures().tackleMax(tackle) >= needed) {
      cast(shoal, fresh, tackle, lowest);
    }
  }

  private void cast(int shoal, int dice, int tackle, int reroll) {
    int with = (tackle == TackleDice.NONE ? 0 : WITH_TACKLE) | (reroll == 0 ? 0 : WITH_REROLL);
    write(shoal | with | (dice << CAST_DICE_SHIFT));
  }

  private void port(Fisher fisher) {
    if (judge.ashore(state, fisher, TurnKind.SELL) == null) sales(fisher);
    if (judge.ashore(state, fisher, TurnKind.MOUNT) == null) mounts(fisher);
    if (judge.ashore(state, fisher, TurnKind.SHOP) == null) {
      boolean preserver = state.preserver() == state.current();
      for (int shop = 0; shop < Shop.CARD_SHOPS; shop++) {
        if (!state.visited(Shop.of(shop))) purchases(fisher, shop, preserver);
      }
      if (!state.visited(Shop.TACKLE)) tackle(fisher, preserver);
      for (int shop = 0; shop <= Shop.CARD_SHOPS; shop++) {
        if (judge.cycle(state, fisher, Shop.of(shop)) == null) offer(Places.CYCLE_MARKET + shop);
      }
    }
  }

  private void sales(Fisher fisher) {
    for (long rest = fisher.hand(); rest != 0; rest &= rest - 1) {
      trade(Codes.of(Codes.SELL, Long.numberOfTrailingZeros(rest)));
    }
  }

  private void mounts(Fisher fisher) {
    for (int slot = 0; slot < fisher.slots(); slot++) {
      if (fisher.mount(slot) != Fisher.NOTHING) continue;
      for (long rest = fisher.hand(); rest != 0; rest &= rest - 1) {
        trade(Codes.of(Codes.MOUNT, Long.numberOfTrailingZeros(rest), slot));
      }
    }
  }

  private void purchases(Fisher fisher, int shop, boolean preserver) {
    boolean chit = figures().has(fisher, Effect.SHOP_DISCOUNT);
    for (int i = 0; i < state.shopVisible(shop); i++) {
      Gear gear = Gear.of(state.shopCard(shop, i));
      for (int help = 0; help <= (preserver ? 1 : 0) + (chit ? 2 : 0); help++) {
        if (judge.buy(state, fisher, gear, (help & 1) != 0, (help & 2) != 0) == null) {
          trade(Codes.of(Codes.BUY, gear.ordinal(), help));
        }
      }
    }
  }

  private void trade(long code) {
    write(Math.toIntExact(code));
  }

  private void tackle(Fisher fisher, boolean preserver) {
    for (int colour = 0; colour < TackleDice.COLOURS; colour++) {
      int die = TackleDice.one(colour);
      for (int help = 0; help <= (preserver ? 1 : 0); help++) {
        if (judge.buyTackle(state, fisher, die, help != 0) == null) {
          offer(Places.BUY_TACKLE + 2 * colour + help);
        }
      }
    }
  }

  private void dinks(Fisher fisher, boolean declaring) {
    int playable = fisher.dinks() & figures().cards().oneShotDinks();
    for (int rest = playable; rest != 0; rest &= rest - 1) {
      Dink dink = Dink.of(Integer.numberOfTrailingZeros(rest));
      if (judge.dink(state, fisher, dink, usualDie(dink), declaring) == null) {
        offer(Places.PLAY_DINK + dink.ordinal());
      }
    }
  }

  private int usualDie(Dink dink) {
    Fisher fisher = fisher();
    return switch (figures().cards().effect(dink)) {
      case READY_SPENT_DIE -> Dice.highest(fisher.spent());
      case DIE_TO_SIX -> Dice.lowest(fisher.fresh());
      default -> 0;
    };
  }
}
