package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.state.SnapshotException;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/** The description of the table, written and read in one order. */
final class StateText {
  private StateText() {}

  static void write(RegretsState state, StateWriter out) {
    out.symbol("phase", state.phase);
    out.int32("day", state.day);
    out.int32("first", state.first);
    out.int32("current", state.current);
    out.int32("declared", state.declared);
    out.int32("coin", state.coin);
    out.int32("preserver", state.preserver);
    out.list("fishers", state.fishers.length);
    for (Fisher fisher : state.fishers) fisher.describe(out);
    out.endList();
    writeSea(state, out);
    writeDecks(state, out);
    writeTurn(state, out);
  }

  static RegretsState read(int seats, StateReader in) {
    RegretsState state = new RegretsState(seats);
    state.phase = in.symbol("phase", Phase.class);
    state.day = in.int32("day");
    state.first = in.int32("first");
    state.current = in.int32("current");
    state.declared = in.int32("declared");
    state.coin = in.int32("coin");
    state.preserver = in.int32("preserver");
    if (in.list("fishers") != seats)
      throw new SnapshotException("there must be " + seats + " boats");
    for (Fisher fisher : state.fishers) fisher.read(in);
    in.endList();
    readSea(state, in);
    readDecks(state, in);
    readTurn(state, in);
    return state;
  }

  private static void writeSea(RegretsState state, StateWriter out) {
    byte[] shoal = new byte[RegretsState.SHOAL_MAX];
    out.list("shoals", RegretsState.SHOALS);
    for (int i = 0; i < RegretsState.SHOALS; i++) {
      System.arraycopy(state.shoals, i * RegretsState.SHOAL_MAX, shoal, 0, shoal.length);
      out.bytes("", shoal, state.shoalSize[i]);
    }
    out.endList();
    out.int32("faceUp", state.faceUp);
    set("graveyard", state.graveyard, out);
    out.flag("plugPulled", state.plugPulled);
    out.int32("plugCursor", state.plugCursor);
  }

  private static void readSea(RegretsState state, StateReader in) {
    if (in.list("shoals") != RegretsState.SHOALS)
      throw new SnapshotException("there must be nine shoals");
    for (int i = 0; i < RegretsState.SHOALS; i++) {
      state.shoalSize[i] =
          fill(in.bytes(""), state.shoals, i * RegretsState.SHOAL_MAX, RegretsState.SHOAL_MAX);
    }
    in.endList();
    state.faceUp = in.int32("faceUp");
    state.graveyard = set("graveyard", Fish.COUNT, in);
    state.plugPulled = in.flag("plugPulled");
    state.plugCursor = in.int32("plugCursor");
  }

  private static void writeDecks(RegretsState state, StateWriter out) {
    out.bytes("regretDeck", state.regretDeck, state.regretDeckSize);
    set("regretDiscard", state.regretDiscard, out);
    out.bytes("dinkDeck", state.dinkDeck, state.dinkDeckSize);
    set("dinksOut", state.dinksOut, out);
    byte[] cards = new byte[Gear.COUNT];
    out.list("shops", Shop.CARD_SHOPS);
    for (int shop = 0; shop < Shop.CARD_SHOPS; shop++) {
      System.arraycopy(state.shopCards, shop * Gear.COUNT, cards, 0, cards.length);
      out.bytes("", cards, state.shopSize[shop]);
    }
    out.endList();
    out.bytes("shopVisible", state.shopVisible, Shop.CARD_SHOPS);
    tackle("tackleMarket", state.tackleMarket, out);
    tackle("tackleBag", state.tackleBag, out);
  }

  private static void readDecks(RegretsState state, StateReader in) {
    state.regretDeckSize =
        fill(in.bytes("regretDeck"), state.regretDeck, 0, state.regretDeck.length);
    state.regretDiscard = set("regretDiscard", Regret.COUNT, in);
    state.dinkDeckSize = fill(in.bytes("dinkDeck"), state.dinkDeck, 0, state.dinkDeck.length);
    state.dinksOut = (int) set("dinksOut", Dink.COUNT, in);
    if (in.list("shops") != Shop.CARD_SHOPS)
      throw new SnapshotException("there must be three card shops");
    for (int shop = 0; shop < Shop.CARD_SHOPS; shop++) {
      state.shopSize[shop] = fill(in.bytes(""), state.shopCards, shop * Gear.COUNT, Gear.COUNT);
    }
    in.endList();
    fill(in.bytes("shopVisible"), state.shopVisible, 0, Shop.CARD_SHOPS);
    state.tackleMarket = tackle("tackleMarket", in);
    state.tackleBag = tackle("tackleBag", in);
  }

  private static void writeTurn(RegretsState state, StateWriter out) {
    out.symbol("kind", state.kind);
    out.flag("done", state.done);
    out.flag("failed", state.failed);
    out.flag("finderUsed", state.finderUsed);
    out.flag("rodUsed", state.rodUsed);
    out.int32("reveals", state.reveals);
    out.int32("shopsVisited", state.shopsVisited);
    out.int32("turnsLeft", state.turnsLeft);
    out.int32s("pending", state.pending, state.pendingSize);
  }

  private static void readTurn(RegretsState state, StateReader in) {
    state.kind = in.symbol("kind", TurnKind.class);
    state.done = in.flag("done");
    state.failed = in.flag("failed");
    state.finderUsed = in.flag("finderUsed");
    state.rodUsed = in.flag("rodUsed");
    state.reveals = in.int32("reveals");
    state.shopsVisited = in.int32("shopsVisited");
    state.turnsLeft = in.int32("turnsLeft");
    int[] pending = in.int32s("pending");
    if (pending.length > RegretsState.PENDING_MAX)
      throw new SnapshotException("too many decisions wait");
    System.arraycopy(pending, 0, state.pending, 0, pending.length);
    state.pendingSize = pending.length;
  }

  /** A set of cards as the list of its members. */
  static void set(String name, long set, StateWriter out) {
    out.list(name, Long.bitCount(set));
    for (long rest = set; rest != 0; rest &= rest - 1) {
      out.int32("", Long.numberOfTrailingZeros(rest));
    }
    out.endList();
  }

  static long set(String name, int limit, StateReader in) {
    long set = 0;
    for (int card : in.int32s(name)) {
      if (card < 0 || card >= limit) throw new SnapshotException(name + " has no card " + card);
      set |= 1L << card;
    }
    return set;
  }

  /** A handful of dice as the faces it shows. */
  static void dice(String name, int dice, StateWriter out) {
    out.list(name, Dice.count(dice));
    for (int face = 1; face <= Dice.FACES; face++) {
      for (int n = Dice.count(dice, face); n > 0; n--) out.int32("", face);
    }
    out.endList();
  }

  static int dice(String name, StateReader in) {
    int dice = Dice.of(Ints.of(in.int32s(name)));
    if (dice < 0) throw new SnapshotException(name + " are not dice");
    return dice;
  }

  /** Tackle dice as one count per colour. */
  static void tackle(String name, int tackle, StateWriter out) {
    out.list(name, TackleDice.COLOURS);
    for (int colour = 0; colour < TackleDice.COLOURS; colour++) {
      out.int32("", TackleDice.count(tackle, colour));
    }
    out.endList();
  }

  static int tackle(String name, StateReader in) {
    int[] counts = in.int32s(name);
    if (counts.length != TackleDice.COLOURS)
      throw new SnapshotException(name + " must count three colours");
    return TackleDice.of(counts[0], counts[1], counts[2]);
  }

  private static byte fill(byte[] from, byte[] to, int start, int limit) {
    if (from.length > limit)
      throw new SnapshotException("a pile has more than " + limit + " cards");
    System.arraycopy(from, 0, to, start, from.length);
    return (byte) from.length;
  }
}
