package dev.astragal.games.regrets;

import dev.astragal.games.regrets.RegretsChoice.Place;
import dev.astragal.games.regrets.RegretsChoice.Reward;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Effect;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.games.regrets.rules.Figures;

/**
 * A player by feel: weighs every choice by the points it brings, counting what the dice that are
 * left may still catch today. What it values is its {@link Temper}.
 */
final class Skipper extends Scorer {
  private static final int NEVER = -100_000;

  /** Before anything that is weighed in points. */
  private static final int FIRST = 100_000;

  /** Scores count tenths of a point. */
  private static final int POINT = 10;

  private final Figures figures;
  private final Cards cards;
  private final Temper temper;
  private final RegretsState state;
  private final Fisher fisher;
  private final int regret;

  /** The values of the fish in hand and the free places on the wall, the dearest first. */
  private final int[] own = new int[Fish.COUNT];

  private final int[] places = new int[Fisher.SLOTS];
  private int held = -1;
  private int free;

  /** Depths that were sounded, one bit each. */
  private int sounded;

  /** What may lie at each depth: how many cards, their mean worth, and what they need together. */
  private final int[] there = new int[Cards.DEPTHS + 1];

  private final int[] worthThere = new int[Cards.DEPTHS + 1];
  private final int[] neededThere = new int[Cards.DEPTHS + 1];

  Skipper(Figures figures, Temper temper, RegretsState state, int seat) {
    this.figures = figures;
    this.cards = figures.cards();
    this.temper = temper;
    this.state = state;
    this.fisher = state.fisher(seat);
    this.regret = state.seats() > 2 ? temper.regretAmongMany() : temper.regret();
  }

  /** Sorts the hand from dear to cheap, and the free places on the wall likewise. */
  private void hold() {
    held = 0;
    for (long rest = fisher.hand(); rest != 0; rest &= rest - 1) {
      int value = figures.fishValue(Long.numberOfTrailingZeros(rest), fisher);
      int at = held++;
      while (at > 0 && own[at - 1] < value) own[at] = own[--at];
      own[at] = value;
    }
    for (int slot = 0; slot < fisher.slots(); slot++) {
      if (fisher.mount(slot) != Fisher.NOTHING) continue;
      int times = figures.multiplier(slot);
      int at = free++;
      while (at > 0 && places[at - 1] < times) places[at] = places[--at];
      places[at] = times;
    }
  }

  private int times(int rank) {
    return rank < free ? places[rank] : 1;
  }

  /** What a fish adds to hand and wall, those it pushes down included, less its Regrets. */
  private int worth(int fish) {
    if (held < 0) hold();
    int value = figures.fishValue(fish, fisher);
    int rank = 0;
    while (rank < held && own[rank] >= value) rank++;
    int gain = value * times(rank);
    for (int i = rank; i < held && i < free; i++) gain -= own[i] * (times(i) - times(i + 1));
    return gain * POINT - figures.catchRegrets(fish) * regret;
  }

  /** Sounds a depth: whatever this seat has not seen elsewhere may lie there. */
  private void sound(int depth) {
    if (((sounded >> depth) & 1) != 0) return;
    sounded |= 1 << depth;
    long maybe = cards.fishAtDepth(depth) & ~state.graveyard();
    for (int i = 0; i < state.seats(); i++) {
      Fisher other = state.fisher(i);
      maybe &= ~other.hand();
      for (int slot = 0; slot < Fisher.SLOTS; slot++) {
        if (other.mount(slot) != Fisher.NOTHING) maybe &= ~(1L << other.mount(slot));
      }
    }
    int count = 0;
    int worth = 0;
    int needed = 0;
    for (long rest = maybe; rest != 0; rest &= rest - 1) {
      int fish = Long.numberOfTrailingZeros(rest);
      count++;
      worth += Math.max(0, worth(fish));
      needed += Math.max(1, figures.needed(fisher, fish));
    }
    there[depth] = count;
    worthThere[depth] = count == 0 ? 0 : worth / count;
    neededThere[depth] = needed;
  }

  /** What dice may still catch at a depth today. */
  private int catches(int depth, int dice) {
    int pips = Dice.sum(dice);
    sound(depth);
    if (there[depth] == 0 || pips == 0) return 0;
    int hundredths = Math.min(100 * there[depth], 100 * pips * there[depth] / neededThere[depth]);
    hundredths = Math.min(hundredths, 100 * Dice.count(dice));
    return worthThere[depth] * hundredths / 100 * temper.yield() / 100;
  }

  /** The best of staying and of diving on. */
  private int hope(int depth, int dice) {
    int best = catches(depth, dice);
    int rest = dice;
    for (int deeper = depth + 1; deeper <= Cards.DEPTHS; deeper++) {
      int die = figures.descendDie(fisher);
      while (die <= Dice.FACES && Dice.count(rest, die) == 0) die++;
      if (die > Dice.FACES) break;
      rest -= Dice.one(die);
      best = Math.max(best, catches(deeper, rest));
    }
    return best;
  }

  @Override
  int score(RegretsChoice choice) {
    return switch (choice) {
      case RegretsChoice.GivePreserver(int to) -> -standing(to);
      case RegretsChoice.DeclareSea(int depth) -> POINT + hope(depth, fisher.fresh());
      case RegretsChoice.DeclarePort() -> port();
      case RegretsChoice.Reveal(int shoal) -> reveal(shoal);
      case RegretsChoice.UseWorms(int shoal) ->
          catches(RegretsState.depthOf(shoal), fisher.fresh()) > 0 ? FIRST / 2 : NEVER;
      case RegretsChoice.Peek _ -> FIRST;
      case RegretsChoice.PlaceCard(Place place) -> place(place);
      case RegretsChoice.Descend(int depth, var dice) ->
          hope(depth, fisher.fresh() - Dice.of(dice)) - POINT;
      case RegretsChoice.Catch cast -> cast(cast);
      case RegretsChoice.GiveUp(int die) ->
          dink() + hope(fisher.depth(), fisher.fresh() - Dice.one(die));
      case RegretsChoice.FishAgain() -> hope(fisher.depth(), fisher.fresh()) > 0 ? 1 : -1;
      case RegretsChoice.UsePreserver() ->
          helpNeeded(figures.policy().sea().preserverHelp()) ? FIRST : NEVER;
      case RegretsChoice.AbandonShip() -> escape(lifeboatPays());
      case RegretsChoice.TakeTender() -> escape(true);
      case RegretsChoice.PlayDink(var dink, int die) -> playDink(dink, die);
      case RegretsChoice.Sell _ -> NEVER;
      case RegretsChoice.Mount(Fish fish, int slot) -> mount(fish, slot);
      case RegretsChoice.Buy _, RegretsChoice.BuyTackle _, RegretsChoice.CycleMarket _ -> NEVER;
      case RegretsChoice.EndTurn() -> 0;
      case RegretsChoice.Pass() -> pass();
      case RegretsChoice.TakeReward(Reward reward) ->
          reward == Reward.REGRET ? regret : temper.dink();
      case RegretsChoice.DiscardRegret(int value) -> regret + value;
      case RegretsChoice.KeepRegrets() -> 0;
      case RegretsChoice.DiscardItem(Gear gear) -> -cards.price(gear);
      case RegretsChoice.DiscardFish(Fish fish) -> -figures.fishValue(fish.ordinal(), fisher);
    };
  }

  private int dink() {
    return state.dinkDeckSize() > 0 ? temper.dink() : 0;
  }

  private int pass() {
    boolean first = state.notPassed() == state.seats();
    return first && state.day() != Day.SATURDAY ? temper.coin() + dink() : 0;
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

  private boolean toHang() {
    return fisher.hand() != 0 && fisher.freeSlot() != Fisher.NOTHING;
  }

  /** Saturday is for hanging what was caught, unless there is another way ashore in the evening. */
  private int port() {
    if (state.day() != Day.SATURDAY || !toHang()) return 0;
    boolean later = lifeboatPays() || figures.has(fisher, Effect.PORT_FROM_SEA);
    return later ? 0 : FIRST;
  }

  /** Where only the least mount is lost, a lifeboat costs next to nothing. */
  private boolean lifeboatPays() {
    boolean cheap = state.seats() == 2 || !figures.policy().scoring().soloPenalty();
    return state.seats() <= 2 && cheap && !fisher.lifeboatFlipped();
  }

  /** Ashore at the last moment: when the dice are spent, or when no other turn would come. */
  private int escape(boolean pays) {
    if (!pays || state.day() != Day.SATURDAY || !toHang()) return NEVER;
    return state.turnsLeft() == 1 ? FIRST : POINT;
  }

  private int reveal(int shoal) {
    int top = state.top(shoal);
    boolean known = ((fisher.known() >> top) & 1) != 0;
    int last = state.shoalSize(shoal) == 1 ? regret : 0;
    if (known) {
      if (!affordable(top)) return -POINT;
      return worth(top) - last + hope(fisher.depth(), fisher.fresh()) / 2;
    }
    int here = catches(fisher.depth(), fisher.fresh());
    if (figures.payment(fisher, fisher.fresh()) < least(fisher.depth())) return dink() / 2 - 1;
    return here - last / 2 + 1;
  }

  /** The least that anything at a depth may need. */
  private int least(int depth) {
    sound(depth);
    return there[depth] == 0 ? Integer.MAX_VALUE : depth + 1;
  }

  private boolean affordable(int fish) {
    return figures.payment(fisher, fisher.fresh()) >= figures.needed(fisher, fish);
  }

  private int cast(RegretsChoice.Catch cast) {
    int fish = state.top(cast.shoal());
    int dice = Dice.of(cast.dice());
    int tackle = TackleDice.of(cast.green(), cast.blue(), cast.orange());
    int sure = figures.payment(fisher, dice) + figures.tackleMin(tackle);
    int worth = worth(fish);
    if (state.shoalSize(cast.shoal()) == 1) worth -= regret;
    if (figures.has(fisher, Effect.DINK_PER_CATCH)) worth += dink();
    if (worth < 0) return worth;
    if (cast.reroll() > 0 || sure < figures.needed(fisher, fish)) worth /= 2;
    int left = fisher.fresh() - dice;
    return worth + hope(fisher.depth(), left) - TackleDice.count(tackle) * temper.tackle() + 2;
  }

  /** Whether {@code help} more would make an open fish affordable that is not. */
  private boolean helpNeeded(int help) {
    int all = figures.payment(fisher, fisher.fresh());
    for (int shoal = 0; shoal < RegretsState.SHOALS; shoal++) {
      if (!state.faceUp(shoal) || RegretsState.depthOf(shoal) > fisher.depth()) continue;
      int fish = state.top(shoal);
      int needed = figures.needed(fisher, fish);
      if (cards.grips(fish) || worth(fish) <= 0) continue;
      if (all < needed && all + help >= needed) return true;
    }
    return false;
  }

  private int place(Place place) {
    int fish = state.top(state.pendingSubject());
    int depth = cards.depth(fish);
    sound(depth);
    boolean good = affordable(fish) && worth(fish) >= worthThere[depth];
    return good == (place == Place.TOP) ? 1 : 0;
  }

  private int playDink(Dink dink, int die) {
    return switch (cards.effect(dink)) {
      case GAIN_ONE_BUCK, PEEK_OWN_DEPTH -> FIRST;
      case REROLL_SPENT_DICE -> Dice.count(fisher.spent()) > 1 ? FIRST : 0;
      case DIE_TO_SIX ->
          fisher.atSea() && die <= 2 && hope(fisher.depth(), fisher.fresh()) > 0 ? FIRST : NEVER;
      case READY_SPENT_DIE -> fisher.atSea() && die >= 4 ? FIRST : NEVER;
      case PLUS_ONE_ON_NEXT_CATCH -> helpNeeded(1) ? FIRST : NEVER;
      default -> NEVER;
    };
  }

  /**
   * The best fish into the best place; a place that counts once takes the worst, in case it goes.
   */
  private int mount(Fish fish, int slot) {
    if (state.day() != Day.SATURDAY) return NEVER;
    int worth = figures.fishValue(fish.ordinal(), fisher);
    if (figures.multiplier(slot) == 1) return FIRST - worth;
    return FIRST + 100 * worth + figures.multiplier(slot);
  }
}
