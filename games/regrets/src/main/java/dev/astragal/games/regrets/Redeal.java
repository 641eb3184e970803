package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;

/** Deals everything anew that one seat cannot know, in place. */
final class Redeal {
  private final RegretsState state;
  private final Seat viewer;
  private final Rng rng;

  private Redeal(RegretsState state, Seat viewer, Rng rng) {
    this.state = state;
    this.viewer = viewer;
    this.rng = rng;
  }

  static RegretsState of(RegretsState state, Seat viewer, Rng rng) {
    if (state.phase == Phase.SETUP || state.phase == Phase.ENDED) return state;
    Redeal redeal = new Redeal(state, viewer, rng);
    for (int depth = 1; depth <= Cards.DEPTHS; depth++) redeal.fish(depth);
    redeal.regrets();
    redeal.deck(state.dinkDeck, 0, state.dinkDeckSize);
    for (int shop = 0; shop < Shop.CARD_SHOPS; shop++) {
      int start = shop * Gear.COUNT;
      redeal.deck(state.shopCards, start + state.shopVisible[shop], start + state.shopSize[shop]);
    }
    return state;
  }

  /**
   * The cards of one depth whose places the viewer does not know change places. What another seat
   * has looked at is a place and not a card, so that seat then knows the card that came there.
   */
  private void fish(int depth) {
    int first = (depth - 1) * RegretsState.SHOALS_PER_DEPTH;
    long known = viewer.index() < 0 ? 0 : state.fishers[viewer.index()].known;
    int[] places = new int[RegretsState.SHOALS_PER_DEPTH * RegretsState.SHOAL_MAX];
    int count = 0;
    for (int shoal = first; shoal < first + RegretsState.SHOALS_PER_DEPTH; shoal++) {
      for (int height = 0; height < state.shoalSize[shoal]; height++) {
        int place = shoal * RegretsState.SHOAL_MAX + height;
        boolean open = state.faceUp(shoal) && height == state.shoalSize[shoal] - 1;
        if (!open && ((known >> state.shoals[place]) & 1) == 0) places[count++] = place;
      }
    }
    int[] cards = new int[count];
    for (int i = 0; i < count; i++) cards[i] = state.shoals[places[i]];
    int[] dealt = shuffled(set(cards, 0, count));
    for (Fisher fisher : state.fishers) fisher.known = moved(fisher.known, cards, dealt);
    for (int i = 0; i < count; i++) state.shoals[places[i]] = (byte) dealt[i];
  }

  private static long moved(long known, int[] from, int[] to) {
    long moved = known;
    for (int card : from) moved &= ~(1L << card);
    for (int i = 0; i < from.length; i++) if (((known >> from[i]) & 1) != 0) moved |= 1L << to[i];
    return moved;
  }

  /** Deck, discard pile and the hands of others are one heap to the viewer. */
  private void regrets() {
    long heap = state.regretDiscard;
    for (int i = 0; i < state.regretDeckSize; i++) heap |= 1L << state.regretDeck[i];
    for (int seat = 0; seat < state.fishers.length; seat++) {
      if (seat != viewer.index()) heap |= state.fishers[seat].regrets;
    }
    int[] dealt = shuffled(heap);
    int next = 0;
    for (int i = 0; i < state.regretDeckSize; i++) state.regretDeck[i] = (byte) dealt[next++];
    int discarded = Long.bitCount(state.regretDiscard);
    state.regretDiscard = set(dealt, next, discarded);
    next += discarded;
    for (int seat = 0; seat < state.fishers.length; seat++) {
      if (seat == viewer.index()) continue;
      int held = state.fishers[seat].regretCount();
      state.fishers[seat].regrets = set(dealt, next, held);
      next += held;
    }
  }

  private static long set(int[] cards, int start, int count) {
    long set = 0;
    for (int i = start; i < start + count; i++) set |= 1L << cards[i];
    return set;
  }

  private void deck(byte[] cards, int from, int to) {
    long heap = 0;
    for (int i = from; i < to; i++) heap |= 1L << cards[i];
    int[] dealt = shuffled(heap);
    for (int i = from; i < to; i++) cards[i] = (byte) dealt[i - from];
  }

  /** From the set and not from the old order: equal knowledge and luck give equal deals. */
  private int[] shuffled(long heap) {
    int[] cards = new int[Long.bitCount(heap)];
    int next = 0;
    for (long rest = heap; rest != 0; rest &= rest - 1) {
      cards[next++] = Long.numberOfTrailingZeros(rest);
    }
    rng.shuffle(cards);
    return cards;
  }
}
