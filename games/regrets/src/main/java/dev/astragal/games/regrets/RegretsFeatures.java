package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.kernel.game.Features;
import dev.astragal.kernel.game.Seat;

/** What a seat knows of the table, as numbers; everybody else is counted from that seat on. */
final class RegretsFeatures {
  private static final int UNKNOWN = -1;

  private final RegretsState state;
  private final int own;
  private final long knownFish;
  private final long ownRegrets;
  private final Features out;

  private RegretsFeatures(RegretsState state, Seat viewer, Features out) {
    this.state = state;
    this.own = Math.max(0, viewer.index());
    // Whoever only watches sits at the first seat and knows nothing that it knows alone.
    this.knownFish = viewer.plays() ? state.fishers[own].known : 0;
    this.ownRegrets = viewer.plays() ? state.fishers[own].regrets : 0;
    this.out = out;
  }

  static void of(RegretsState state, Seat viewer, Features out) {
    new RegretsFeatures(state, viewer, out).all();
  }

  private void all() {
    out.add("phase", state.phase.ordinal());
    out.add("day", state.day);
    out.add("first", relative(state.first));
    out.add("current", relative(state.current));
    out.add("coin", relative(state.coin));
    out.add("preserver", relative(state.preserver));
    out.add("kind of turn", state.kind.ordinal());
    out.add("done", state.done ? 1 : 0);
    out.add("failed", state.failed ? 1 : 0);
    out.add("turns left", state.turnsLeft);
    boolean waits = state.hasPending() && state.pendingSeat() == own;
    out.add("decision", waits ? 1 + state.pendingDecision().ordinal() : 0);
    sea();
    port();
    for (int i = 0; i < state.seats(); i++) fisher(state.fishers[(own + i) % state.seats()]);
    bits("own regret", ownRegrets, Regret.COUNT);
  }

  private int relative(int seat) {
    return seat < 0 ? UNKNOWN : Math.floorMod(seat - own, state.seats());
  }

  private void sea() {
    for (int shoal = 0; shoal < RegretsState.SHOALS; shoal++) {
      out.add("cards in shoal", state.shoalSize(shoal));
      out.add("shoal is open", state.faceUp(shoal) ? 1 : 0);
      out.add("top of shoal", top(shoal));
    }
    bits("in the graveyard", state.graveyard, Fish.COUNT);
  }

  private int top(int shoal) {
    if (state.shoalSize(shoal) == 0) return UNKNOWN;
    int card = state.top(shoal);
    boolean known = state.faceUp(shoal) || ((knownFish >> card) & 1) != 0;
    return known ? card : UNKNOWN;
  }

  private void port() {
    for (int shop = 0; shop < Shop.CARD_SHOPS; shop++) {
      long shown = 0;
      for (int i = 0; i < state.shopVisible(shop); i++) shown |= 1L << state.shopCard(shop, i);
      bits("on display", shown, Gear.COUNT);
    }
    out.add("tackle for sale", state.tackleMarket);
    out.add("regrets in the deck", state.regretDeckSize);
    out.add("dinks in the deck", state.dinkDeckSize);
  }

  private void fisher(Fisher fisher) {
    out.add("angler", fisher.angler.ordinal());
    out.add("at port", fisher.atPort ? 1 : 0);
    out.add("depth", fisher.depth);
    out.add("bucks", fisher.bucks);
    out.add("places on the wall", fisher.slots);
    for (int face = 1; face <= Dice.FACES; face++) out.add("fresh", Dice.count(fisher.fresh, face));
    for (int face = 1; face <= Dice.FACES; face++) out.add("spent", Dice.count(fisher.spent, face));
    out.add("tackle", fisher.tackle);
    bits("in hand", fisher.hand, Fish.COUNT);
    for (int slot = 0; slot < Fisher.SLOTS; slot++) out.add("mount", fisher.mount(slot));
    out.add("regrets", fisher.regretCount());
    bits("dink", fisher.dinks, Dink.COUNT);
    bits("gear", fisher.gear, Gear.COUNT);
    out.add("madness", fisher.madness);
    out.add("shields", fisher.shields);
    out.add("tales", fisher.tales);
    out.add("lifeboat used", fisher.lifeboatFlipped ? 1 : 0);
    out.add("worms", fisher.wormsUp ? 1 : 0);
    out.add("passed", fisher.passed ? 1 : 0);
    out.add("preserver ready", fisher.preserverArmed ? 1 : 0);
    out.add("bait ready", fisher.baitArmed ? 1 : 0);
  }

  private void bits(String name, long set, int count) {
    for (int i = 0; i < count; i++) out.add(name, (set >> i) & 1);
  }
}
