package dev.astragal.games.regrets;

import dev.astragal.games.regrets.RegretsChoice.Place;
import dev.astragal.games.regrets.RegretsChoice.Reward;
import dev.astragal.games.regrets.cards.Ability;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.games.regrets.rules.Figures;

/**
 * A player that takes the best-looking choice by what its seat can see: dive early, pay with as
 * little as possible, come home on Saturday and hang the best fish in the best places.
 */
final class GreedyBot extends Scorer {
  /** What a Regret is worth avoiding, in points. */
  private static final int REGRET_COST = 4;

  /** What an unspent pip may still catch today, in tenths of a point. */
  private static final int PIP = 8;

  /** Scores count tenths of a point so that small preferences can break ties. */
  private static final int POINT = 10;

  private static final int NEVER = -10_000;

  private final Figures figures;
  private final RegretsState state;
  private final Fisher fisher;

  GreedyBot(Figures figures, RegretsState state, int seat) {
    this.figures = figures;
    this.state = state;
    this.fisher = state.fisher(seat);
  }

  @Override
  int score(RegretsChoice choice) {
    return switch (choice) {
      case RegretsChoice.GivePreserver(int to) -> -standing(to);
      case RegretsChoice.DeclareSea(int depth) -> 60 * depth;
      case RegretsChoice.DeclarePort() -> portAppeal();
      case RegretsChoice.Reveal(int shoal) -> reveal(shoal);
      case RegretsChoice.UseWorms _ -> fisher.depth() == Cards.DEPTHS ? 260 : NEVER;
      case RegretsChoice.Peek _ -> 270;
      case RegretsChoice.PlaceCard(Place place) -> place(place);
      case RegretsChoice.Descend(int depth, var dice) -> descend(depth, Dice.of(dice));
      case RegretsChoice.Catch cast -> cast(cast);
      case RegretsChoice.GiveUp _ -> Dice.count(fisher.fresh()) > 1 ? 5 : -5;
      case RegretsChoice.FishAgain() -> Dice.sum(fisher.fresh()) >= 4 ? 100 : NEVER;
      case RegretsChoice.UsePreserver() -> helpNeeded(2) ? 300 : NEVER;
      case RegretsChoice.AbandonShip() -> NEVER;
      case RegretsChoice.TakeTender() -> lastChance() ? 50 : NEVER;
      case RegretsChoice.PlayDink(var dink, int die) -> playDink(dink, die);
      case RegretsChoice.Sell _ -> NEVER;
      case RegretsChoice.Mount(Fish fish, int slot) -> mount(fish, slot);
      case RegretsChoice.Buy(Gear gear, _, _) -> buy(gear);
      case RegretsChoice.BuyTackle _ -> NEVER;
      case RegretsChoice.CycleMarket _ -> NEVER;
      case RegretsChoice.EndTurn() -> 0;
      case RegretsChoice.Pass() -> 0;
      case RegretsChoice.TakeReward(Reward reward) -> reward == Reward.REGRET ? 1 : 0;
      case RegretsChoice.DiscardRegret(int value) -> 1 + value;
      case RegretsChoice.KeepRegrets() -> 0;
      case RegretsChoice.DiscardItem(Gear gear) -> -figures.cards().price(gear);
      case RegretsChoice.DiscardFish(Fish fish) -> -figures.fishValue(fish.ordinal(), fisher);
    };
  }

  /** What everybody can see of a seat's fortune. */
  private int standing(int other) {
    Fisher board = state.fisher(other);
    int sum = board.bucks() + board.tales();
    for (long rest = board.hand(); rest != 0; rest &= rest - 1) {
      sum += 2 * figures.fishValue(Long.numberOfTrailingZeros(rest), board);
    }
    for (int slot = 0; slot < Fisher.SLOTS; slot++) {
      if (board.mount(slot) != Fisher.NOTHING) {
        sum += figures.fishValue(board.mount(slot), board) * figures.multiplier(slot);
      }
    }
    return sum;
  }

  private boolean lastChance() {
    return state.day() == Day.SATURDAY && fisher.hand() != 0;
  }

  /** Port pays on Saturday, when what is hung is hung for good. */
  private int portAppeal() {
    if (state.day() != Day.SATURDAY) return 0;
    return fisher.hand() != 0 && fisher.freeSlot() != Fisher.NOTHING ? 1000 : 0;
  }

  private int reveal(int shoal) {
    if (fisher.depth() < Cards.DEPTHS && canStillDive()) return 90;
    int top = state.top(shoal);
    if (((fisher.known() >> top) & 1) == 0) return 150 - (state.shoalSize(shoal) == 1 ? 20 : 0);
    return affordable(top) ? 160 + worth(top, shoal) / 10 : 20;
  }

  private boolean canStillDive() {
    return Dice.highest(fisher.fresh()) >= figures.descendDie(fisher)
        && Dice.count(fisher.fresh()) > 2;
  }

  private boolean affordable(int fish) {
    return figures.payment(fisher, fisher.fresh()) >= figures.needed(fisher, fish);
  }

  private int descend(int depth, int dice) {
    int left = Dice.sum(fisher.fresh()) - Dice.sum(dice);
    if (left < 3) return NEVER;
    return 100 + 50 * depth + left;
  }

  /** Points in tenths that a fish brings this seat, Regrets and its place on the wall included. */
  private int worth(int fish, int shoal) {
    Cards cards = figures.cards();
    int value = figures.fishValue(fish, fisher);
    int better = 0;
    for (long rest = fisher.hand(); rest != 0; rest &= rest - 1) {
      if (figures.fishValue(Long.numberOfTrailingZeros(rest), fisher) >= value) better++;
    }
    int free = 0;
    for (int slot = 0; slot < fisher.slots(); slot++) {
      if (fisher.mount(slot) == Fisher.NOTHING) free++;
    }
    int worth = value * (better < free ? 2 * POINT : POINT);
    int regrets = state.shoalSize(shoal) == 1 ? 1 : 0;
    if (cards.has(fish, Ability.DRAW_REGRET)) regrets++;
    if (cards.has(fish, Ability.DRAW_TWO_REGRETS)) regrets += 2;
    return worth - regrets * REGRET_COST * POINT;
  }

  private int cast(RegretsChoice.Catch cast) {
    int fish = state.top(cast.shoal());
    int dice = Dice.of(cast.dice());
    int tackle = TackleDice.of(cast.green(), cast.blue(), cast.orange());
    int needed = figures.needed(fisher, fish);
    int sure = figures.payment(fisher, dice) + figures.tackleMin(tackle);
    int worth = worth(fish, cast.shoal());
    int price = Dice.sum(dice) * PIP + TackleDice.count(tackle) * PIP;
    if (cast.reroll() > 0 || sure < needed) worth /= 2;
    return worth > 0 ? 200 + worth - price : worth - price;
  }

  /** Whether {@code help} more would make an open fish affordable that is not. */
  private boolean helpNeeded(int help) {
    int all = figures.payment(fisher, fisher.fresh());
    for (int shoal = 0; shoal < RegretsState.SHOALS; shoal++) {
      if (!state.faceUp(shoal) || RegretsState.depthOf(shoal) > fisher.depth()) continue;
      int fish = state.top(shoal);
      int needed = figures.needed(fisher, fish);
      if (figures.cards().grips(fish) || worth(fish, shoal) <= 0) continue;
      if (all < needed && all + help >= needed) return true;
    }
    return false;
  }

  private int place(Place place) {
    int shoal = state.pendingSubject();
    int fish = state.top(shoal);
    boolean good = affordable(fish) && worth(fish, shoal) > 150;
    return good == (place == Place.TOP) ? 1 : 0;
  }

  private int playDink(Dink dink, int die) {
    return switch (figures.cards().effect(dink)) {
      case GAIN_ONE_BUCK, REROLL_SPENT_DICE, PEEK_OWN_DEPTH -> 2000;
      case DIE_TO_SIX -> fisher.atSea() && die <= 2 ? 400 : NEVER;
      case READY_SPENT_DIE -> fisher.atSea() && die >= 4 ? 400 : NEVER;
      case PLUS_ONE_ON_NEXT_CATCH -> helpNeeded(1) ? 300 : NEVER;
      default -> NEVER;
    };
  }

  /** The best fish first, into the best place that is free. */
  private int mount(Fish fish, int slot) {
    return 100 + 10 * figures.fishValue(fish.ordinal(), fisher) + figures.multiplier(slot);
  }

  private int buy(Gear gear) {
    boolean early = state.day().ordinal() < Day.THURSDAY.ordinal();
    boolean useful =
        gear == Gear.DEEP_SEA_REEL || gear == Gear.CLOCKWORK_REEL || gear == Gear.INHERITED_CHART;
    return early && useful && (fisher.gear() & gear.bit()) == 0 ? 50 : NEVER;
  }
}
