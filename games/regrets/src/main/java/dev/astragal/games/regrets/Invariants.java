package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.game.Violations;

/** What must hold of every table that play can reach. */
public final class Invariants {
  private final Figures figures;

  public Invariants(Figures figures) {
    this.figures = figures;
  }

  public void check(RegretsState state, Violations out) {
    if (state.phase() == Phase.SETUP) return;
    fish(state, out);
    regrets(state, out);
    dinks(state, out);
    gear(state, out);
    tackle(state, out);
    for (int seat = 0; seat < state.seats(); seat++) board(state.fisher(seat), seat, out);
    turn(state, out);
  }

  /** Each card of a kind is in exactly one zone: their union is all, and none is counted twice. */
  private static void conserved(
      long union, int counted, int expected, String what, Violations out) {
    out.require(
        counted == expected && Long.bitCount(union) == expected,
        "CARDS_CONSERVED",
        "there are " + counted + " " + what + ", not " + expected);
  }

  private static void fish(RegretsState state, Violations out) {
    long union = state.graveyard();
    int count = Long.bitCount(union);
    for (int shoal = 0; shoal < RegretsState.SHOALS; shoal++) {
      for (int height = 0; height < state.shoalSize(shoal); height++) {
        union |= 1L << state.shoalCard(shoal, height);
        count++;
      }
      out.require(
          !state.faceUp(shoal) || state.shoalSize(shoal) > 0,
          "FACE_UP",
          "shoal " + shoal + " is empty but face up");
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      Fisher fisher = state.fisher(seat);
      union |= fisher.hand();
      count += Long.bitCount(fisher.hand());
      for (int slot = 0; slot < Fisher.SLOTS; slot++) {
        if (fisher.mount(slot) == Fisher.NOTHING) continue;
        union |= 1L << fisher.mount(slot);
        count++;
      }
    }
    conserved(union, count, Fish.COUNT, "fish", out);
  }

  private static void regrets(RegretsState state, Violations out) {
    long union = state.regretDiscard();
    int count = Long.bitCount(union);
    for (int i = 0; i < state.regretDeckSize(); i++) union |= 1L << state.regretInDeck(i);
    count += state.regretDeckSize();
    for (int seat = 0; seat < state.seats(); seat++) {
      union |= state.fisher(seat).regrets();
      count += state.fisher(seat).regretCount();
    }
    conserved(union, count, Regret.COUNT, "Regrets", out);
  }

  private static void dinks(RegretsState state, Violations out) {
    int union = state.dinksOut();
    int count = Integer.bitCount(union);
    for (int i = 0; i < state.dinkDeckSize(); i++) union |= 1 << state.dinkInDeck(i);
    count += state.dinkDeckSize();
    for (int seat = 0; seat < state.seats(); seat++) {
      union |= state.fisher(seat).dinks();
      count += Integer.bitCount(state.fisher(seat).dinks());
    }
    conserved(union, count, Dink.COUNT, "dinks", out);
  }

  /** Starters are copies; every other piece is in one shop or on one boat. */
  private void gear(RegretsState state, Violations out) {
    int starters = figures.cards().starters();
    int union = 0;
    int count = 0;
    for (int shop = 0; shop < Shop.CARD_SHOPS; shop++) {
      for (int i = 0; i < state.shopSize(shop); i++) union |= 1 << state.shopCard(shop, i);
      count += state.shopSize(shop);
      out.require(
          state.shopVisible(shop) <= state.shopSize(shop),
          "DISPLAY",
          Shop.of(shop) + " shows more than it has");
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      int own = state.fisher(seat).gear() & ~starters;
      union |= own;
      count += Integer.bitCount(own);
    }
    conserved(union, count, Gear.COUNT - Integer.bitCount(starters), "pieces of gear", out);
  }

  private void tackle(RegretsState state, Violations out) {
    for (int colour = 0; colour < TackleDice.COLOURS; colour++) {
      int count =
          TackleDice.count(state.tackleMarket(), colour)
              + TackleDice.count(state.tackleBag(), colour);
      for (int seat = 0; seat < state.seats(); seat++) {
        count += TackleDice.count(state.fisher(seat).tackle(), colour);
      }
      out.require(
          count == figures.cards().tackleCount(colour),
          "TACKLE_CONSERVED",
          "there are " + count + " dice of tackle colour " + colour);
    }
  }

  private void board(Fisher fisher, int seat, Violations out) {
    int dice = figures.policy().setup().dice() + figures.cards().extraDice(fisher.angler());
    boolean grown = figures.policy().dice().topUp() && fisher.diceCount() >= dice;
    out.require(
        fisher.diceCount() == dice || grown,
        "DICE_CONSERVED",
        "seat " + seat + " has " + fisher.diceCount() + " base dice");
    out.require(
        fisher.bucks() >= 0 && fisher.bucks() <= figures.policy().port().bucksMax(),
        "BUCKS",
        "seat " + seat + " has " + fisher.bucks() + " bucks");
    out.require(
        fisher.depth() >= 1 && fisher.depth() <= (fisher.atPort() ? 1 : Cards.DEPTHS),
        "DEPTH",
        "seat " + seat + " is at depth " + fisher.depth());
    for (int slot = fisher.slots(); slot < Fisher.SLOTS; slot++) {
      out.require(
          fisher.mount(slot) == Fisher.NOTHING, "MOUNTS", "seat " + seat + " uses a missing mount");
    }
    for (Shop shop : new Shop[] {Shop.RODS, Shop.REELS}) {
      out.require(
          Integer.bitCount(fisher.gear() & figures.cards().gearOf(shop)) <= 1,
          "ONE_OF_EACH",
          "seat " + seat + " carries two of " + shop);
    }
    out.require(
        fisher.shields() >= 0 && fisher.extraActions() >= 0,
        "COUNTERS",
        "seat " + seat + " has a counter below zero");
  }

  private static void turn(RegretsState state, Violations out) {
    out.require(
        state.current() >= 0 && state.current() < state.seats(),
        "CURRENT",
        "seat " + state.current() + " is not at the table");
    if (state.phase() != Phase.ACTION) return;
    int playing = state.notPassed();
    out.require(
        playing == 0 || !state.fisher(state.current()).passed(),
        "CURRENT_PASSED",
        "the current player has passed");
    boolean limited = state.turnsLeft() != RegretsState.UNLIMITED;
    out.require(
        limited == (playing == 1 && state.seats() > 1),
        "LAST_TURNS",
        "turns are limited exactly while one of several still plays");
  }
}
