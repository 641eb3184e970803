package dev.astragal.games.regrets.choices;

import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.Phase;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.TurnKind;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Effect;
import dev.astragal.games.regrets.cards.Fish;
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
 * <p>The offered choices themselves and not an object beside them: every question has one.
 */
abstract sealed class Listing permits OfferedChoices {
  /** Four of five lists are no longer. */
  private static final int CODES_AT_FIRST = 8;

  private static final int NOT_LISTED = -1;
  private static final long[] NONE = {};

  final RegretsState state;
  final Fisher fisher;
  final Judge judge;

  private long[] codes = NONE;
  private int size = NOT_LISTED;

  Listing(RegretsState state, int seat, Judge judge) {
    this.state = state;
    this.fisher = state.fisher(seat);
    this.judge = judge;
  }

  /** How many there are; they are listed when somebody first wants to know. */
  public int size() {
    if (size == NOT_LISTED) {
      size = 0;
      if (state.hasPending()) decision();
      else if (state.phase() == Phase.DECLARATION) declaration();
      else turn();
    }
    return size;
  }

  long code(int index) {
    // First, because it makes the codes.
    int listed = size();
    return codes[Objects.checkIndex(index, listed)];
  }

  Figures figures() {
    return judge.figures();
  }

  private void add(long code) {
    if (size == codes.length) codes = Arrays.copyOf(codes, Math.max(CODES_AT_FIRST, 2 * size));
    codes[size++] = code;
  }

  private void decision() {
    switch (state.pendingDecision()) {
      case GIVE_PRESERVER -> {
        for (int other = 0; other < state.seats(); other++) {
          if (other != state.pendingSeat()) add(Codes.of(Codes.GIVE_PRESERVER, other));
        }
      }
      case PASS_REWARD -> {
        if (state.dinkDeckSize() > 0) add(Codes.of(Codes.TAKE_REWARD, 0));
        if (fisher.regretCount() > 0) add(Codes.of(Codes.TAKE_REWARD, 1));
      }
      case PORT_DISCARD -> portDiscard();
      case PLACE_CARD -> {
        add(Codes.of(Codes.PLACE_CARD, 0));
        add(Codes.of(Codes.PLACE_CARD, 1));
      }
      case DISCARD_ITEM -> {
        for (int rest = fisher.gear(); rest != 0; rest &= rest - 1) {
          add(Codes.of(Codes.DISCARD_ITEM, Integer.numberOfTrailingZeros(rest)));
        }
      }
      case DISCARD_SMALL -> {
        long caught = Fish.of(state.pendingSubject() >> Byte.SIZE).bit();
        long small = fisher.hand() & figures().cards().smallFish() & ~caught;
        for (long rest = small; rest != 0; rest &= rest - 1) {
          add(Codes.of(Codes.DISCARD_FISH, Long.numberOfTrailingZeros(rest)));
        }
      }
    }
  }

  private void portDiscard() {
    add(Codes.of(Codes.KEEP_REGRETS));
    int values = 0;
    for (long rest = fisher.regrets(); rest != 0; rest &= rest - 1) {
      values |= 1 << figures().cards().regretValue(Long.numberOfTrailingZeros(rest));
    }
    for (int rest = values; rest != 0; rest &= rest - 1) {
      add(Codes.of(Codes.DISCARD_REGRET, Integer.numberOfTrailingZeros(rest)));
    }
  }

  private void declaration() {
    for (int depth = 1; depth <= Cards.DEPTHS; depth++) {
      if (judge.declareSea(fisher, depth) == null) add(Codes.of(Codes.DECLARE_SEA, depth));
    }
    add(Codes.of(Codes.DECLARE_PORT));
    dinks(true);
  }

  private void turn() {
    if (fisher.atPort()) port();
    else if (!state.done()) sea();
    else if (judge.fishAgain(state, fisher) == null) add(Codes.of(Codes.FISH_AGAIN));
    dinks(false);
    if (state.done()) add(Codes.of(Codes.END_TURN));
    else if (judge.pass(state, fisher) == null) add(Codes.of(Codes.PASS));
  }

  private void sea() {
    int first = (fisher.depth() - 1) * RegretsState.SHOALS_PER_DEPTH;
    for (int shoal = first; shoal < first + RegretsState.SHOALS_PER_DEPTH; shoal++) {
      if (judge.reveal(state, fisher, shoal) == null) add(Codes.of(Codes.REVEAL, shoal));
    }
    if (fisher.wormsUp()) {
      for (int shoal = 0; shoal < RegretsState.SHOALS; shoal++) {
        if (judge.worms(state, fisher, shoal) == null) add(Codes.of(Codes.USE_WORMS, shoal));
      }
    }
    if (!state.finderUsed() && figures().has(fisher, Effect.PEEK_BEFORE_REVEAL)) {
      for (int shoal = first; shoal < first + RegretsState.SHOALS_PER_DEPTH; shoal++) {
        if (judge.peek(state, fisher, shoal) == null) add(Codes.of(Codes.PEEK, shoal));
      }
    }
    for (int depth = fisher.depth() + 1; depth <= Cards.DEPTHS; depth++) descend(depth);
    for (int rest = state.faceUpShoals(); rest != 0; rest &= rest - 1) {
      int shoal = Integer.numberOfTrailingZeros(rest);
      if (judge.open(state, fisher, shoal) == null) casts(shoal);
    }
    int lowest = Dice.lowest(fisher.fresh());
    if (judge.giveUp(state, fisher, lowest) == null) add(Codes.of(Codes.GIVE_UP, lowest));
    if (judge.preserver(state, fisher) == null) add(Codes.of(Codes.USE_PRESERVER));
    if (judge.abandonShip(state, fisher) == null) add(Codes.of(Codes.ABANDON_SHIP));
    if (judge.takeTender(state, fisher) == null) add(Codes.of(Codes.TAKE_TENDER));
  }

  /** With the lowest dice that qualify. */
  private void descend(int depth) {
    int rest = fisher.fresh();
    int dice = Dice.NONE;
    for (int level = fisher.depth(); level < depth; level++) {
      int die = figures().descendDie(fisher);
      while (die <= Dice.FACES && Dice.count(rest, die) == 0) die++;
      if (die > Dice.FACES) return;
      rest -= Dice.one(die);
      dice += Dice.one(die);
    }
    add(Codes.withDice(Codes.DESCEND, depth, 0, dice, TackleDice.NONE));
  }

  private void casts(int shoal) {
    int needed = figures().needed(fisher, state.top(shoal));
    if (needed <= figures().payment(fisher, Dice.NONE)) {
      cast(shoal, Dice.NONE, TackleDice.NONE, 0);
      return;
    }
    sureCasts(shoal, needed, fisher.fresh(), Dice.NONE, TackleDice.NONE);
    int tackle = fisher.tackle();
    boolean dear = figures().payment(fisher, fisher.fresh()) < needed;
    if (tackle != TackleDice.NONE) {
      int sure = figures().tackleMin(tackle);
      int luck = figures().tackleMax(tackle);
      if (sure > 0 && sure + figures().payment(fisher, Dice.NONE) < needed) {
        sureCasts(shoal, needed - sure, fisher.fresh(), Dice.NONE, tackle);
      }
      if (luck + figures().payment(fisher, Dice.NONE) >= needed) cast(shoal, Dice.NONE, tackle, 0);
      int all = figures().payment(fisher, fisher.fresh());
      boolean hope = all + sure < needed && all + luck >= needed;
      if (hope && fisher.fresh() != Dice.NONE) cast(shoal, fisher.fresh(), tackle, 0);
    }
    if (dear) reroll(shoal, needed, tackle);
  }

  /** Dice from high to low until they suffice: that finds each handful that wastes none, once. */
  private void sureCasts(int shoal, int needed, int rest, int chosen, int tackle) {
    int left = rest;
    while (left != Dice.NONE) {
      int face = Dice.highest(left);
      int with = chosen + Dice.one(face);
      if (figures().payment(fisher, with) >= needed) cast(shoal, with, tackle, 0);
      else sureCasts(shoal, needed, left - Dice.one(face), with, tackle);
      left &= Dice.one(face) - 1;
    }
  }

  private void reroll(int shoal, int needed, int tackle) {
    int fresh = fisher.fresh();
    if (fresh == Dice.NONE || !figures().has(fisher, Effect.REROLL_ONE_DIE)) return;
    int lowest = Dice.lowest(fresh);
    int best = fresh - Dice.one(lowest) + Dice.one(Dice.FACES);
    if (figures().payment(fisher, best) + figures().tackleMax(tackle) >= needed) {
      cast(shoal, fresh, tackle, lowest);
    }
  }

  private void cast(int shoal, int dice, int tackle, int reroll) {
    add(Codes.withDice(Codes.CATCH, shoal, reroll, dice, tackle));
  }

  private void port() {
    if (judge.ashore(state, fisher, TurnKind.SELL) == null) sales();
    if (judge.ashore(state, fisher, TurnKind.MOUNT) == null) mounts();
    if (judge.ashore(state, fisher, TurnKind.SHOP) == null) {
      boolean preserver = state.preserver() == state.current();
      for (int shop = 0; shop < Shop.CARD_SHOPS; shop++) {
        if (!state.visited(Shop.of(shop))) purchases(shop, preserver);
      }
      if (!state.visited(Shop.TACKLE)) tackle(preserver);
      for (int shop = 0; shop <= Shop.CARD_SHOPS; shop++) {
        if (judge.cycle(state, fisher, Shop.of(shop)) == null) {
          add(Codes.of(Codes.CYCLE_MARKET, shop));
        }
      }
    }
  }

  private void sales() {
    for (long rest = fisher.hand(); rest != 0; rest &= rest - 1) {
      add(Codes.of(Codes.SELL, Long.numberOfTrailingZeros(rest)));
    }
  }

  private void mounts() {
    for (int slot = 0; slot < fisher.slots(); slot++) {
      if (fisher.mount(slot) != Fisher.NOTHING) continue;
      for (long rest = fisher.hand(); rest != 0; rest &= rest - 1) {
        add(Codes.of(Codes.MOUNT, Long.numberOfTrailingZeros(rest), slot));
      }
    }
  }

  private void purchases(int shop, boolean preserver) {
    boolean chit = figures().has(fisher, Effect.SHOP_DISCOUNT);
    for (int i = 0; i < state.shopVisible(shop); i++) {
      Gear gear = Gear.of(state.shopCard(shop, i));
      for (int help = 0; help <= (preserver ? 1 : 0) + (chit ? 2 : 0); help++) {
        if (judge.buy(state, fisher, gear, (help & 1) != 0, (help & 2) != 0) == null) {
          add(Codes.of(Codes.BUY, gear.ordinal(), help));
        }
      }
    }
  }

  private void tackle(boolean preserver) {
    for (int colour = 0; colour < TackleDice.COLOURS; colour++) {
      int die = TackleDice.one(colour);
      for (int help = 0; help <= (preserver ? 1 : 0); help++) {
        if (judge.buyTackle(state, fisher, die, help != 0) == null) {
          add(Codes.withDice(Codes.BUY_TACKLE, 0, help, Dice.NONE, die));
        }
      }
    }
  }

  private void dinks(boolean declaring) {
    int playable = fisher.dinks() & figures().cards().oneShotDinks();
    for (int rest = playable; rest != 0; rest &= rest - 1) {
      Dink dink = Dink.of(Integer.numberOfTrailingZeros(rest));
      int die = usualDie(dink);
      if (judge.dink(state, fisher, dink, die, declaring) == null) {
        add(Codes.of(Codes.PLAY_DINK, dink.ordinal(), die));
      }
    }
  }

  private int usualDie(Dink dink) {
    return switch (figures().cards().effect(dink)) {
      case READY_SPENT_DIE -> Dice.highest(fisher.spent());
      case DIE_TO_SIX -> Dice.lowest(fisher.fresh());
      default -> 0;
    };
  }
}
