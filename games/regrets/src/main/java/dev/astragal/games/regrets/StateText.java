package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.kernel.state.CanonicalBytes;
import dev.astragal.kernel.state.Fields;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.state.StateReader;

/**
 * What is packed into words and rows, described card by card and die by die. Unpacking and packing
 * are loops of their own, because a hash goes through the first and must not pay for the second;
 * and loops for a hash are called apart from those for other writers, so that whoever looked at
 * states before does not make them slower.
 */
final class StateText {
  private StateText() {}

  /** A set of cards as the list of its members, each below {@code limit}. */
  static long set(String name, long set, int limit, Fields fields) {
    if (fields instanceof StateReader in) return packedSet(name, limit, in);
    if (fields instanceof CanonicalBytes hashed) unpackedSet(name, set, hashed);
    else unpackedSet(name, set, fields);
    return set;
  }

  private static void unpackedSet(String name, long set, Fields fields) {
    fields.list(name, Long.bitCount(set));
    for (long rest = set; rest != 0; rest &= rest - 1) {
      fields.int32("", Long.numberOfTrailingZeros(rest));
    }
    fields.endList();
  }

  private static long packedSet(String name, int limit, StateReader in) {
    long set = 0;
    for (int card : in.int32s(name)) {
      if (card < 0 || card >= limit) throw in.refusal(name + " has no card " + card);
      set |= 1L << card;
    }
    return set;
  }

  /** A handful of dice as the faces it shows. */
  static int dice(String name, int dice, Fields fields) {
    if (fields instanceof StateReader in) return packedDice(name, in);
    if (fields instanceof CanonicalBytes hashed) unpackedDice(name, dice, hashed);
    else unpackedDice(name, dice, fields);
    return dice;
  }

  private static void unpackedDice(String name, int dice, Fields fields) {
    fields.list(name, Dice.count(dice));
    for (int rest = dice; rest != Dice.NONE; rest -= Dice.one(Dice.lowest(rest))) {
      fields.int32("", Dice.lowest(rest));
    }
    fields.endList();
  }

  private static int packedDice(String name, StateReader in) {
    int dice = Dice.of(Ints.of(in.int32s(name)));
    if (dice < 0) throw in.refusal(name + " are not dice");
    return dice;
  }

  /** Tackle dice as one count per colour. */
  static int tackle(String name, int tackle, Fields fields) {
    if (fields instanceof StateReader in) return packedTackle(name, in);
    fields.list(name, TackleDice.COLOURS);
    for (int colour = 0; colour < TackleDice.COLOURS; colour++) {
      fields.int32("", TackleDice.count(tackle, colour));
    }
    fields.endList();
    return tackle;
  }

  private static int packedTackle(String name, StateReader in) {
    int[] counts = new int[TackleDice.COLOURS];
    in.int32s(name, counts, counts.length);
    return TackleDice.of(counts[0], counts[1], counts[2]);
  }

  /** The fish on each mount of a wall. */
  static int mounts(String name, int mounts, Fields fields) {
    if (fields instanceof StateReader in) return packedMounts(name, in);
    fields.list(name, Fisher.SLOTS);
    for (int slot = 0; slot < Fisher.SLOTS; slot++) fields.int32("", Fisher.mount(mounts, slot));
    fields.endList();
    return mounts;
  }

  private static int packedMounts(String name, StateReader in) {
    int[] fish = new int[Fisher.SLOTS];
    in.int32s(name, fish, fish.length);
    int mounts = 0;
    for (int slot = 0; slot < fish.length; slot++) {
      if (fish[slot] < Fisher.NOTHING || fish[slot] >= Fish.COUNT)
        throw in.refusal("there is no fish " + fish[slot]);
      mounts = Fisher.mounted(mounts, slot, fish[slot]);
    }
    return mounts;
  }

  /** Piles of cards that lie in one row, each with the same room. */
  static void piles(String name, byte[] cards, byte[] sizes, Fields fields) {
    byte[] pile = new byte[cards.length / sizes.length];
    if (fields instanceof StateReader in) {
      packedPiles(name, cards, sizes, pile, in);
      return;
    }
    fields.list(name, sizes.length);
    for (int i = 0; i < sizes.length; i++) {
      System.arraycopy(cards, i * pile.length, pile, 0, pile.length);
      fields.bytes("", pile, sizes[i]);
    }
    fields.endList();
  }

  private static void packedPiles(
      String name, byte[] cards, byte[] sizes, byte[] pile, StateReader in) {
    in.listOf(name, sizes.length);
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = (byte) in.filled("", pile, 0);
      System.arraycopy(pile, 0, cards, i * pile.length, pile.length);
    }
    in.endList();
  }
}
