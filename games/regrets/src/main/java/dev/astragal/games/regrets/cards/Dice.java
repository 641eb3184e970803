package dev.astragal.games.regrets.cards;

import dev.astragal.kernel.state.Ints;
import org.jspecify.annotations.Nullable;

/**
 * A handful of six-sided dice in one int: four bits per face. Dice that show the same face are the
 * same die to every rule, so a handful is a count per face and never an order.
 */
public final class Dice {
  public static final int FACES = 6;
  public static final int NONE = 0;

  /** As many of one face as four bits hold. */
  public static final int COUNT_MAX = 15;

  private static final int BITS = 4;
  private static final int MASK = 15;

  private static final int SHARED_BITS = 12;

  /** The golden ratio as a fraction of 2^32: handfuls that differ little come to lie far apart. */
  private static final int SPREAD = 0x9E3779B1;

  /**
   * Events and choices name the same few handfuls again and again. Shared without a lock: whichever
   * handful a slot holds is compared before it is used.
   */
  private static final @Nullable Handful[] SHARED = new Handful[1 << SHARED_BITS];

  private record Handful(int dice, Ints faces) {}

  private Dice() {}

  public static int one(int face) {
    return 1 << (BITS * (face - 1));
  }

  public static int count(int dice, int face) {
    return (dice >>> (BITS * (face - 1))) & MASK;
  }

  public static int count(int dice) {
    int count = 0;
    for (int rest = dice; rest != 0; rest >>>= BITS) count += rest & MASK;
    return count;
  }

  public static int sum(int dice) {
    int sum = 0;
    for (int face = 1, rest = dice; rest != 0; face++, rest >>>= BITS) sum += face * (rest & MASK);
    return sum;
  }

  /** Whether every die of {@code part} is among {@code whole}. */
  public static boolean contains(int whole, int part) {
    for (int face = 1; face <= FACES; face++) {
      if (count(part, face) > count(whole, face)) return false;
    }
    return true;
  }

  /** The lowest face shown, or 0 by no dice at all. */
  public static int lowest(int dice) {
    return dice == NONE ? 0 : Integer.numberOfTrailingZeros(dice) / BITS + 1;
  }

  /** The highest face shown, or 0 by no dice at all. */
  public static int highest(int dice) {
    return dice == NONE ? 0 : (31 - Integer.numberOfLeadingZeros(dice)) / BITS + 1;
  }

  /** The {@code keep} highest of {@code dice}. */
  public static int best(int dice, int keep) {
    int kept = dice;
    for (int surplus = count(dice) - keep; surplus > 0; surplus--) kept -= one(lowest(kept));
    return kept;
  }

  /** A handful with the faces of a list, or -1 when one of them is no face of a die. */
  public static int of(Ints faces) {
    int dice = NONE;
    if (faces.size() > COUNT_MAX) return -1;
    for (int i = 0; i < faces.size(); i++) {
      int face = faces.get(i);
      if (face < 1 || face > FACES) return -1;
      dice += one(face);
    }
    return dice;
  }

  /** The faces from low to high. */
  public static Ints faces(int dice) {
    int slot = (dice * SPREAD) >>> (Integer.SIZE - SHARED_BITS);
    Handful shared = SHARED[slot];
    if (shared == null || shared.dice != dice) {
      shared = new Handful(dice, listed(dice));
      SHARED[slot] = shared;
    }
    return shared.faces;
  }

  private static Ints listed(int dice) {
    int[] faces = new int[count(dice)];
    int next = 0;
    for (int face = 1; face <= FACES; face++) {
      for (int n = count(dice, face); n > 0; n--) faces[next++] = face;
    }
    return Ints.of(faces);
  }
}
