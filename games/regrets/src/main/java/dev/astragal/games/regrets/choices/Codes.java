package dev.astragal.games.regrets.choices;

import dev.astragal.games.regrets.RegretsChoice;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.cards.TackleDice;
import org.jspecify.annotations.Nullable;

/**
 * Choices as single words. A list of choices is made at every prompt and one of them is taken, so
 * only that one is worth an object.
 */
final class Codes {
  static final int DECLARE_SEA = 0;
  static final int DECLARE_PORT = 1;
  static final int REVEAL = 2;
  static final int USE_WORMS = 3;
  static final int PEEK = 4;
  static final int DESCEND = 5;
  static final int CATCH = 6;
  static final int GIVE_UP = 7;
  static final int FISH_AGAIN = 8;
  static final int USE_PRESERVER = 9;
  static final int ABANDON_SHIP = 10;
  static final int TAKE_TENDER = 11;
  static final int PLAY_DINK = 12;
  static final int SELL = 13;
  static final int MOUNT = 14;
  static final int BUY = 15;
  static final int BUY_TACKLE = 16;
  static final int CYCLE_MARKET = 17;
  static final int END_TURN = 18;
  static final int PASS = 19;
  static final int TAKE_REWARD = 20;
  static final int DISCARD_REGRET = 21;
  static final int KEEP_REGRETS = 22;
  static final int DISCARD_ITEM = 23;
  static final int DISCARD_FISH = 24;

  private static final int FIRST_SHIFT = 5;
  private static final int SECOND_SHIFT = 11;
  private static final int DICE_SHIFT = 15;
  private static final int TACKLE_SHIFT = 39;
  private static final int TYPE_MASK = 31;
  private static final int FIRST_MASK = 63;
  private static final int SECOND_MASK = 15;
  private static final int DICE_MASK = 0xFF_FFFF;

  private static final int VARIABLE =
      (1 << DESCEND) | (1 << CATCH) | (1 << GIVE_UP) | (1 << PLAY_DINK) | (1 << BUY_TACKLE);

  private static final RegretsChoice.Reward[] REWARDS = RegretsChoice.Reward.values();

  /** Choices without dice are few and say all there is to them; each is made once. */
  private static final @Nullable RegretsChoice[] PLAIN = new RegretsChoice[1 << DICE_SHIFT];

  private Codes() {}

  static long of(int type) {
    return type;
  }

  static long of(int type, int first) {
    return type | ((long) first << FIRST_SHIFT);
  }

  static long of(int type, int first, int second) {
    return of(type, first) | ((long) second << SECOND_SHIFT);
  }

  static long withDice(int type, int first, int second, int dice, int tackle) {
    return of(type, first, second) | ((long) dice << DICE_SHIFT) | ((long) tackle << TACKLE_SHIFT);
  }

  private static int type(long code) {
    return (int) code & TYPE_MASK;
  }

  /** Whether a choice of this type may be made with other dice than the listed ones. */
  static boolean variable(long code) {
    return ((VARIABLE >> type(code)) & 1) != 0;
  }

  private static int first(long code) {
    return (int) (code >> FIRST_SHIFT) & FIRST_MASK;
  }

  private static int second(long code) {
    return (int) (code >> SECOND_SHIFT) & SECOND_MASK;
  }

  private static int dice(long code) {
    return (int) (code >> DICE_SHIFT) & DICE_MASK;
  }

  private static int tackle(long code, int colour) {
    return TackleDice.count((int) (code >> TACKLE_SHIFT), colour);
  }

  static RegretsChoice choice(long code) {
    if (code >= PLAIN.length) return made(code);
    RegretsChoice plain = PLAIN[(int) code];
    if (plain == null) {
      plain = made(code);
      PLAIN[(int) code] = plain;
    }
    return plain;
  }

  private static RegretsChoice tackle(int dice, boolean preserver) {
    return new RegretsChoice.BuyTackle(
        TackleDice.count(dice, 0), TackleDice.count(dice, 1), TackleDice.count(dice, 2), preserver);
  }

  private static RegretsChoice made(long code) {
    int first = first(code);
    int second = second(code);
    return switch (type(code)) {
      case DECLARE_SEA -> new RegretsChoice.DeclareSea(first);
      case DECLARE_PORT -> new RegretsChoice.DeclarePort();
      case REVEAL -> new RegretsChoice.Reveal(first);
      case USE_WORMS -> new RegretsChoice.UseWorms(first);
      case PEEK -> new RegretsChoice.Peek(first);
      case DESCEND -> new RegretsChoice.Descend(first, Dice.faces(dice(code)));
      case CATCH ->
          new RegretsChoice.Catch(
              first,
              Dice.faces(dice(code)),
              tackle(code, 0),
              tackle(code, 1),
              tackle(code, 2),
              second);
      case GIVE_UP -> new RegretsChoice.GiveUp(first);
      case FISH_AGAIN -> new RegretsChoice.FishAgain();
      case USE_PRESERVER -> new RegretsChoice.UsePreserver();
      case ABANDON_SHIP -> new RegretsChoice.AbandonShip();
      case TAKE_TENDER -> new RegretsChoice.TakeTender();
      case PLAY_DINK -> new RegretsChoice.PlayDink(Dink.of(first), second);
      case SELL -> new RegretsChoice.Sell(Fish.of(first));
      case MOUNT -> new RegretsChoice.Mount(Fish.of(first), second);
      case BUY -> new RegretsChoice.Buy(Gear.of(first), (second & 1) != 0, (second & 2) != 0);
      case BUY_TACKLE -> tackle(TackleDice.one(first), second != 0);
      case CYCLE_MARKET -> new RegretsChoice.CycleMarket(Shop.of(first));
      case END_TURN -> new RegretsChoice.EndTurn();
      case PASS -> new RegretsChoice.Pass();
      case TAKE_REWARD -> new RegretsChoice.TakeReward(REWARDS[first]);
      case DISCARD_REGRET -> new RegretsChoice.DiscardRegret(first);
      case KEEP_REGRETS -> new RegretsChoice.KeepRegrets();
      case DISCARD_ITEM -> new RegretsChoice.DiscardItem(Gear.of(first));
      case DISCARD_FISH -> new RegretsChoice.DiscardFish(Fish.of(first));
      default -> throw new IllegalArgumentException("no choice has the code " + code);
    };
  }
}
