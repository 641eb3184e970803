package dev.astragal.games.regrets.choices;

import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.RegretsPolicy.Reveals;
import dev.astragal.games.regrets.RegretsPolicy.WormsReach;
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
import dev.astragal.games.regrets.cards.Timing;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.game.Rejection;
import org.jspecify.annotations.Nullable;

/**
 * What a player may not do in a turn, and why; null means yes. The list of choices is made with the
 * same answers, so that nothing can be legal in one place and not in the other.
 */
public final class Judge {
  private final Figures figures;

  public Judge(Figures figures) {
    this.figures = figures;
  }

  Figures figures() {
    return figures;
  }

  @Nullable Rejection fishing(RegretsState state, Fisher fisher) {
    if (fisher.atPort()) return Why.NOT_AT_SEA;
    return state.done() ? Why.ACTION_TAKEN : null;
  }

  @Nullable Rejection ashore(RegretsState state, Fisher fisher, TurnKind kind) {
    if (fisher.atSea()) return Why.NOT_AT_PORT;
    return state.kind() == TurnKind.NONE || state.kind() == kind ? null : Why.OTHER_ACTION;
  }

  /** A card nobody has turned up yet, at the boat's own depth unless it may be anywhere. */
  private static @Nullable Rejection hidden(
      RegretsState state, Fisher fisher, int shoal, boolean anywhere) {
    if (shoal < 0 || shoal >= RegretsState.SHOALS) return Why.NO_SUCH_SHOAL;
    if (state.shoalSize(shoal) == 0) return Why.SHOAL_EMPTY;
    if (state.faceUp(shoal)) return Why.FACE_UP;
    return anywhere || RegretsState.depthOf(shoal) == fisher.depth() ? null : Why.OUT_OF_REACH;
  }

  @Nullable Rejection reveal(RegretsState state, Fisher fisher, int shoal) {
    Rejection refusal = fishing(state, fisher);
    if (refusal == null) refusal = hidden(state, fisher, shoal, false);
    if (refusal != null) return refusal;
    if (state.reveals() <= 0 && figures.policy().sea().reveals() == Reveals.ONE)
      return Why.NO_REVEAL_LEFT;
    return fisher.fresh() == Dice.NONE ? Why.NO_FRESH_DIE : null;
  }

  @Nullable Rejection worms(RegretsState state, Fisher fisher, int shoal) {
    Rejection refusal = fishing(state, fisher);
    if (refusal != null) return refusal;
    if (!fisher.wormsUp()) return Why.WORMS_USED;
    boolean anywhere = figures.policy().sea().wormsReach() == WormsReach.ANYWHERE;
    return hidden(state, fisher, shoal, anywhere);
  }

  @Nullable Rejection peek(RegretsState state, Fisher fisher, int shoal) {
    Rejection refusal = fishing(state, fisher);
    if (refusal != null) return refusal;
    if (!figures.has(fisher, Effect.PEEK_BEFORE_REVEAL)) return Why.NO_SUCH_GEAR;
    if (state.finderUsed()) return Why.GLASS_USED;
    return hidden(state, fisher, shoal, false);
  }

  @Nullable Rejection descend(RegretsState state, Fisher fisher, int depth, int dice) {
    Rejection refusal = fishing(state, fisher);
    if (refusal != null) return refusal;
    if (depth <= fisher.depth() || depth > Cards.DEPTHS) return Why.NOT_THAT_DEPTH;
    if (dice < 0) return Why.NOT_DICE;
    if (!Dice.contains(fisher.fresh(), dice)) return Why.NOT_YOUR_DICE;
    boolean enough = Dice.count(dice) == depth - fisher.depth();
    return enough && Dice.lowest(dice) >= figures.descendDie(fisher) ? null : Why.WRONG_SINKERS;
  }

  /** Whether a fish lies open for this boat. */
  @Nullable Rejection open(RegretsState state, Fisher fisher, int shoal) {
    Rejection refusal = fishing(state, fisher);
    if (refusal != null) return refusal;
    if (shoal < 0 || shoal >= RegretsState.SHOALS) return Why.NO_SUCH_SHOAL;
    if (!state.faceUp(shoal)) return Why.FACE_DOWN;
    return RegretsState.depthOf(shoal) <= fisher.depth() ? null : Why.TOO_DEEP;
  }

  /** Any handful of the own dice may be cast at an open fish; whether it suffices is luck. */
  @Nullable Rejection cast(
      RegretsState state, Fisher fisher, int shoal, int dice, int tackle, int reroll) {
    Rejection refusal = open(state, fisher, shoal);
    if (refusal != null) return refusal;
    if (dice < 0) return Why.NOT_DICE;
    if (!Dice.contains(fisher.fresh(), dice)) return Why.NOT_YOUR_DICE;
    if (tackle < 0 || !TackleDice.contains(fisher.tackle(), tackle)) return Why.NOT_YOUR_TACKLE;
    if (reroll != 0) {
      boolean chosen = reroll > 0 && reroll <= Dice.FACES && Dice.count(dice, reroll) > 0;
      if (!chosen || !figures.has(fisher, Effect.REROLL_ONE_DIE)) return Why.NO_REROLL;
    }
    boolean nothing = dice == Dice.NONE && tackle == TackleDice.NONE;
    return nothing && figures.needed(fisher, state.top(shoal)) > figures.payment(fisher, Dice.NONE)
        ? Why.NOTHING_PAID
        : null;
  }

  @Nullable Rejection giveUp(RegretsState state, Fisher fisher, int die) {
    Rejection refusal = fishing(state, fisher);
    if (refusal != null) return refusal;
    if (!anythingOpen(state, fisher)) return Why.NOTHING_REVEALED;
    return isFace(die) && Dice.count(fisher.fresh(), die) > 0 ? null : Why.NOT_YOUR_DIE;
  }

  private static boolean anythingOpen(RegretsState state, Fisher fisher) {
    int withinReach = (1 << (fisher.depth() * RegretsState.SHOALS_PER_DEPTH)) - 1;
    return (state.faceUpShoals() & withinReach) != 0;
  }

  @Nullable Rejection fishAgain(RegretsState state, Fisher fisher) {
    if (fisher.atPort()) return Why.NOT_AT_SEA;
    if (!state.done()) return Why.NOTHING_DONE;
    if (fisher.extraActions() == 0) return Why.NO_EXTRA_ACTION;
    return fisher.fresh() == Dice.NONE ? Why.NO_FRESH_DIE : null;
  }

  @Nullable Rejection preserver(RegretsState state, Fisher fisher) {
    Rejection refusal = fishing(state, fisher);
    if (refusal != null) return refusal;
    return state.preserver() == state.current() ? null : Why.NO_PRESERVER;
  }

  @Nullable Rejection abandonShip(RegretsState state, Fisher fisher) {
    Rejection refusal = leaving(state, fisher);
    if (refusal != null) return refusal;
    return fisher.lifeboatFlipped() ? Why.LIFEBOAT_GONE : null;
  }

  @Nullable Rejection takeTender(RegretsState state, Fisher fisher) {
    Rejection refusal = leaving(state, fisher);
    if (refusal != null) return refusal;
    return figures.has(fisher, Effect.PORT_FROM_SEA) ? null : Why.NO_SUCH_GEAR;
  }

  private @Nullable Rejection leaving(RegretsState state, Fisher fisher) {
    Rejection refusal = fishing(state, fisher);
    if (refusal != null) return refusal;
    return state.kind() == TurnKind.NONE ? null : Why.TURN_BEGUN;
  }

  /** Whether a dink is played now; {@code declaring} tells which of the two moments it is. */
  @Nullable Rejection dink(
      RegretsState state, Fisher fisher, Dink dink, int die, boolean declaring) {
    if ((fisher.dinks() & dink.bit()) == 0) return Why.NO_SUCH_DINK;
    Timing timing = figures.cards().timing(dink);
    boolean playable =
        timing == Timing.OWN_TURN
            || timing == Timing.BEFORE_CATCH
            || timing == Timing.AFTER_FAILED_CATCH
            || timing == Timing.DECLARATION;
    if (!playable || !figures.cards().oneShot(dink)) return Why.WORKS_BY_ITSELF;
    if (declaring != (timing == Timing.DECLARATION)) return Why.WRONG_TIMING;
    if (timing == Timing.AFTER_FAILED_CATCH && !state.failed()) return Why.WRONG_TIMING;
    if (timing == Timing.BEFORE_CATCH && fishing(state, fisher) != null) return Why.WRONG_TIMING;
    return useless(state, fisher, dink, die);
  }

  private @Nullable Rejection useless(RegretsState state, Fisher fisher, Dink dink, int die) {
    return switch (figures.cards().effect(dink)) {
      case GAIN_ONE_BUCK ->
          fisher.bucks() < figures.policy().port().bucksMax() ? noDie(die) : Why.PURSE_FULL;
      case READY_SPENT_DIE -> {
        if (!isFace(die) || Dice.count(fisher.spent(), die) == 0) yield Why.NOT_YOUR_DIE;
        yield Dice.count(fisher.fresh()) < figures.maxDice(fisher) ? null : Why.DICE_LIMIT;
      }
      case DIE_TO_SIX -> {
        if (!isFace(die) || Dice.count(fisher.fresh(), die) == 0) yield Why.NOT_YOUR_DIE;
        yield die < Dice.FACES ? null : Why.NO_USE;
      }
      case PLUS_ONE_ON_NEXT_CATCH -> fisher.baitArmed() ? Why.NO_USE : noDie(die);
      case REROLL_SPENT_DICE -> fisher.spent() == Dice.NONE ? Why.NO_USE : noDie(die);
      case PEEK_OWN_DEPTH -> depthEmpty(state, fisher.depth()) ? Why.NO_USE : noDie(die);
      default -> Why.WORKS_BY_ITSELF;
    };
  }

  private static @Nullable Rejection noDie(int die) {
    return die == 0 ? null : Why.NOT_YOUR_DIE;
  }

  private static boolean isFace(int die) {
    return die >= 1 && die <= Dice.FACES;
  }

  private static boolean depthEmpty(RegretsState state, int depth) {
    int first = (depth - 1) * RegretsState.SHOALS_PER_DEPTH;
    for (int shoal = first; shoal < first + RegretsState.SHOALS_PER_DEPTH; shoal++) {
      if (state.shoalSize(shoal) > 0) return false;
    }
    return true;
  }

  @Nullable Rejection sell(RegretsState state, Fisher fisher, Fish fish) {
    Rejection refusal = ashore(state, fisher, TurnKind.SELL);
    if (refusal != null) return refusal;
    return (fisher.hand() & fish.bit()) != 0 ? null : Why.NOT_IN_HAND;
  }

  @Nullable Rejection mount(RegretsState state, Fisher fisher, Fish fish, int slot) {
    Rejection refusal = ashore(state, fisher, TurnKind.MOUNT);
    if (refusal != null) return refusal;
    if ((fisher.hand() & fish.bit()) == 0) return Why.NOT_IN_HAND;
    if (slot < 0 || slot >= fisher.slots()) return Why.NO_SUCH_SLOT;
    return fisher.mount(slot) == Fisher.NOTHING ? null : Why.SLOT_TAKEN;
  }

  @Nullable Rejection buy(
      RegretsState state, Fisher fisher, Gear gear, boolean preserver, boolean chit) {
    Rejection refusal = ashore(state, fisher, TurnKind.SHOP);
    if (refusal != null) return refusal;
    Shop shop = figures.cards().shop(gear);
    if (!state.onDisplay(gear, shop)) return Why.NOT_ON_DISPLAY;
    if (state.visited(shop)) return Why.SHOP_VISITED;
    if (preserver && state.preserver() != state.current()) return Why.NO_PRESERVER;
    if (chit && !figures.has(fisher, Effect.SHOP_DISCOUNT)) return Why.NO_CHIT;
    return fisher.bucks() >= figures.gearCost(fisher, gear, preserver, chit) ? null : Why.TOO_DEAR;
  }

  @Nullable Rejection buyTackle(RegretsState state, Fisher fisher, int tackle, boolean preserver) {
    Rejection refusal = ashore(state, fisher, TurnKind.SHOP);
    if (refusal != null) return refusal;
    if (tackle == TackleDice.NONE) return Why.NOTHING_CHOSEN;
    if (tackle < 0 || !TackleDice.contains(state.tackleMarket(), tackle)) return Why.NOT_ON_DISPLAY;
    if (state.visited(Shop.TACKLE)) return Why.SHOP_VISITED;
    if (preserver && state.preserver() != state.current()) return Why.NO_PRESERVER;
    return fisher.bucks() >= figures.tackleCost(tackle, preserver) ? null : Why.TOO_DEAR;
  }

  @Nullable Rejection cycle(RegretsState state, Fisher fisher, Shop shop) {
    Rejection refusal = ashore(state, fisher, TurnKind.SHOP);
    if (refusal != null) return refusal;
    if (state.visited(shop)) return Why.SHOP_VISITED;
    boolean behind =
        shop == Shop.TACKLE
            ? state.tackleBag() != TackleDice.NONE
            : state.shopSize(shop.ordinal()) > state.shopVisible(shop.ordinal());
    if (!behind) return Why.NOTHING_BEHIND;
    return fisher.bucks() >= figures.policy().port().cycleCost() ? null : Why.TOO_DEAR;
  }

  /** Whether anything at all can still be bought or cycled. */
  public boolean canShop(RegretsState state, Fisher fisher) {
    boolean preserver = state.preserver() == state.current();
    boolean chit = figures.has(fisher, Effect.SHOP_DISCOUNT);
    for (int shop = 0; shop < Shop.CARD_SHOPS; shop++) {
      if (state.visited(Shop.of(shop))) continue;
      for (int i = 0; i < state.shopVisible(shop); i++) {
        Gear gear = Gear.of(state.shopCard(shop, i));
        if (fisher.bucks() >= figures.gearCost(fisher, gear, preserver, chit)) return true;
      }
    }
    for (int colour = 0; colour < TackleDice.COLOURS; colour++) {
      int die = TackleDice.one(colour);
      if (buyTackle(state, fisher, die, preserver) == null) return true;
    }
    for (int shop = 0; shop <= Shop.CARD_SHOPS; shop++) {
      if (cycle(state, fisher, Shop.of(shop)) == null) return true;
    }
    return false;
  }

  @Nullable Rejection endTurn(RegretsState state) {
    return state.done() ? null : Why.NOTHING_DONE;
  }

  @Nullable Rejection pass(RegretsState state, Fisher fisher) {
    if (state.done()) return Why.END_INSTEAD;
    boolean unresolved =
        state.kind() == TurnKind.FISH && fisher.fresh() != Dice.NONE && anythingOpen(state, fisher);
    return unresolved && figures.policy().turns().resolveBeforePassing() ? Why.RESOLVE_FIRST : null;
  }

  /** At Sea a boat stays where it is; some may begin the day at depth 2. */
  @Nullable Rejection declareSea(Fisher fisher, int depth) {
    int own = fisher.atSea() ? fisher.depth() : 1;
    boolean second = depth == 2 && figures.has(fisher, Effect.START_AT_DEPTH_2);
    return depth == own || second ? null : Why.NOT_THAT_DEPTH;
  }
}
