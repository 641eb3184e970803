package dev.astragal.kernel.dice.odds;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Rows of whole numbers written side by side into one large number, each in a slot wide enough for
 * the largest sum that can come up. Multiplying two such numbers convolves the rows, and the
 * platform's multiplication of large numbers is far quicker than two nested loops.
 */
final class Slots {
  private final int bytes;

  /** Slots for numbers up to {@code largest}. */
  Slots(BigInteger largest) {
    bytes = largest.bitLength() / 8 + 1;
  }

  int bits() {
    return bytes * 8;
  }

  BigInteger pack(BigInteger[] row) {
    byte[] packed = new byte[row.length * bytes];
    for (int i = 0; i < row.length; i++) {
      byte[] value = row[i].toByteArray();
      int length = Math.min(value.length, bytes);
      System.arraycopy(
          value, value.length - length, packed, packed.length - i * bytes - length, length);
    }
    return new BigInteger(1, packed);
  }

  BigInteger[] unpack(BigInteger packed, int size) {
    byte[] all = packed.toByteArray();
    BigInteger[] row = new BigInteger[size];
    for (int i = 0; i < size; i++) {
      int to = all.length - i * bytes;
      row[i] =
          to <= 0
              ? BigInteger.ZERO
              : new BigInteger(1, Arrays.copyOfRange(all, Math.max(0, to - bytes), to));
    }
    return row;
  }

  /** The row moved up by {@code places}. */
  BigInteger shift(BigInteger packed, long places) {
    return packed.shiftLeft(Math.toIntExact(places * bits()));
  }
}
