package dev.astragal.games.regrets.choices;

import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.cards.TackleDice;

/**
 * Where in the list of choices stands what can be done at most tables: a bit says whether it can be
 * done now. All places fit one word, decisions aside, which have answers of their own.
 */
final class Places {
  static final int DECLARE_SEA = 0;
  static final int DECLARE_PORT = DECLARE_SEA + Cards.DEPTHS;
  static final int REVEAL = DECLARE_PORT + 1;
  static final int USE_WORMS = REVEAL + RegretsState.SHOALS;
  static final int PEEK = USE_WORMS + RegretsState.SHOALS;
  static final int DESCEND = PEEK + RegretsState.SHOALS;

  /** Here comes what is written down. */
  static final int WRITTEN = DESCEND + Cards.DEPTHS - 1;

  static final int BUY_TACKLE = WRITTEN;
  static final int CYCLE_MARKET = BUY_TACKLE + 2 * TackleDice.COLOURS;
  static final int GIVE_UP = CYCLE_MARKET + Shop.CARD_SHOPS + 1;
  static final int USE_PRESERVER = GIVE_UP + 1;
  static final int ABANDON_SHIP = USE_PRESERVER + 1;
  static final int TAKE_TENDER = ABANDON_SHIP + 1;
  static final int FISH_AGAIN = TAKE_TENDER + 1;
  static final int PLAY_DINK = FISH_AGAIN + 1;
  static final int END_TURN = PLAY_DINK + Dink.COUNT;
  static final int PASS = END_TURN + 1;
  private static final int PLACES = PASS + 1;

  static final long BEFORE_WRITTEN = (1L << WRITTEN) - 1;

  /** What stands for each place, where no dice of the table belong to it. */
  private static final long[] CODES = codes();

  private Places() {}

  static long code(int place) {
    return CODES[place];
  }

  private static long[] codes() {
    if (PLACES > Long.SIZE) throw new IllegalStateException(PLACES + " places are too many");
    long[] codes = new long[PLACES];
    for (int i = 0; i < Cards.DEPTHS; i++) {
      codes[DECLARE_SEA + i] = Codes.of(Codes.DECLARE_SEA, i + 1);
    }
    codes[DECLARE_PORT] = Codes.of(Codes.DECLARE_PORT);
    for (int shoal = 0; shoal < RegretsState.SHOALS; shoal++) {
      codes[REVEAL + shoal] = Codes.of(Codes.REVEAL, shoal);
      codes[USE_WORMS + shoal] = Codes.of(Codes.USE_WORMS, shoal);
      codes[PEEK + shoal] = Codes.of(Codes.PEEK, shoal);
    }
    for (int i = 0; i < 2 * TackleDice.COLOURS; i++) {
      codes[BUY_TACKLE + i] = Codes.of(Codes.BUY_TACKLE, i / 2, i % 2);
    }
    for (int shop = 0; shop <= Shop.CARD_SHOPS; shop++) {
      codes[CYCLE_MARKET + shop] = Codes.of(Codes.CYCLE_MARKET, shop);
    }
    codes[USE_PRESERVER] = Codes.of(Codes.USE_PRESERVER);
    codes[ABANDON_SHIP] = Codes.of(Codes.ABANDON_SHIP);
    codes[TAKE_TENDER] = Codes.of(Codes.TAKE_TENDER);
    codes[FISH_AGAIN] = Codes.of(Codes.FISH_AGAIN);
    codes[END_TURN] = Codes.of(Codes.END_TURN);
    codes[PASS] = Codes.of(Codes.PASS);
    return codes;
  }
}
