package dev.astragal.kernel.rng;

import dev.astragal.kernel.hash.Products;

/**
 * The seeded generator: the keystream of ChaCha with eight rounds.
 *
 * <p>Key and nonce say which keystream, a 64-bit position says where in it: that position is the
 * whole state, so copying, hashing and seeking cost nothing. The layout is the original one, a
 * 64-bit block counter followed by a 64-bit nonce. Positions count 32-bit words.
 */
public final class ChaCha8 extends Rng {
  private static final int ROUNDS = 8;
  private static final int WORDS_PER_BLOCK = 16;
  private static final long NO_BLOCK = -1;

  private final int[] key;
  private final long nonce;
  private final int[] block = new int[WORDS_PER_BLOCK];
  private long blockIndex = NO_BLOCK;
  private long position;

  ChaCha8(String name, int[] key, long nonce, long position) {
    super(name);
    this.key = key;
    this.nonce = nonce;
    this.position = position;
  }

  @Override
  public long position() {
    return position;
  }

  @Override
  public void seek(long newPosition) {
    position = newPosition;
  }

  @Override
  public ChaCha8 copy() {
    return new ChaCha8(name(), key, nonce, position);
  }

  @Override
  public int nextInt() {
    return word();
  }

  @Override
  public long nextLong() {
    long low = word() & 0xFFFF_FFFFL;
    return low | ((long) word() << 32);
  }

  /**
   * Multiply-and-shift with rejection: the product's high half is the draw, a low half in the
   * uneven rest is redrawn.
   */
  @Override
  protected int draw(int bound) {
    long product = (word() & 0xFFFF_FFFFL) * bound;
    return (product & 0xFFFF_FFFFL) < bound ? even(product, bound) : (int) (product >>> 32);
  }

  /** Seldom asked for, and so kept out of the way. */
  private int even(long first, int bound) {
    long product = first;
    long uneven = (1L << 32) % bound;
    while ((product & 0xFFFF_FFFFL) < uneven) product = (word() & 0xFFFF_FFFFL) * bound;
    return (int) (product >>> 32);
  }

  @Override
  protected long draw(long bound) {
    long bits = nextLong();
    long low = bits * bound;
    if (Long.compareUnsigned(low, bound) < 0) {
      long uneven = Long.remainderUnsigned(-bound, bound);
      while (Long.compareUnsigned(low, uneven) < 0) {
        bits = nextLong();
        low = bits * bound;
      }
    }
    return Products.unsignedHigh(bits, bound);
  }

  private int word() {
    long at = position++;
    if (at >>> 4 != blockIndex) refill(at >>> 4);
    return block[(int) at & (WORDS_PER_BLOCK - 1)];
  }

  private void refill(long index) {
    keystream(key, index, nonce, ROUNDS, block);
    blockIndex = index;
  }

  /**
   * The eight key words of the {@code index}-th child of {@code key}: its keystream under a nonce
   * no stream name has.
   */
  static int[] childKey(int[] key, long index, long nonce) {
    int[] out = new int[WORDS_PER_BLOCK];
    keystream(key, index, nonce, ROUNDS, out);
    int[] child = new int[8];
    System.arraycopy(out, 0, child, 0, child.length);
    return child;
  }

  /**
   * One block of the ChaCha keystream; the number of rounds is open so that published vectors of
   * the family apply.
   */
  static void keystream(int[] key, long counter, long nonce, int rounds, int[] out) {
    final int s12 = (int) counter;
    final int s13 = (int) (counter >>> 32);
    final int s14 = (int) nonce;
    final int s15 = (int) (nonce >>> 32);
    int x0 = 0x61707865;
    int x1 = 0x3320646e;
    int x2 = 0x79622d32;
    int x3 = 0x6b206574;
    int x4 = key[0];
    int x5 = key[1];
    int x6 = key[2];
    int x7 = key[3];
    int x8 = key[4];
    int x9 = key[5];
    int x10 = key[6];
    int x11 = key[7];
    int x12 = s12;
    int x13 = s13;
    int x14 = s14;
    int x15 = s15;
    for (int round = 0; round < rounds; round += 2) {
      x0 += x4;
      x12 = Integer.rotateLeft(x12 ^ x0, 16);
      x8 += x12;
      x4 = Integer.rotateLeft(x4 ^ x8, 12);
      x0 += x4;
      x12 = Integer.rotateLeft(x12 ^ x0, 8);
      x8 += x12;
      x4 = Integer.rotateLeft(x4 ^ x8, 7);

      x1 += x5;
      x13 = Integer.rotateLeft(x13 ^ x1, 16);
      x9 += x13;
      x5 = Integer.rotateLeft(x5 ^ x9, 12);
      x1 += x5;
      x13 = Integer.rotateLeft(x13 ^ x1, 8);
      x9 += x13;
      x5 = Integer.rotateLeft(x5 ^ x9, 7);

      x2 += x6;
      x14 = Integer.rotateLeft(x14 ^ x2, 16);
      x10 += x14;
      x6 = Integer.rotateLeft(x6 ^ x10, 12);
      x2 += x6;
      x14 = Integer.rotateLeft(x14 ^ x2, 8);
      x10 += x14;
      x6 = Integer.rotateLeft(x6 ^ x10, 7);

      x3 += x7;
      x15 = Integer.rotateLeft(x15 ^ x3, 16);
      x11 += x15;
      x7 = Integer.rotateLeft(x7 ^ x11, 12);
      x3 += x7;
      x15 = Integer.rotateLeft(x15 ^ x3, 8);
      x11 += x15;
      x7 = Integer.rotateLeft(x7 ^ x11, 7);

      x0 += x5;
      x15 = Integer.rotateLeft(x15 ^ x0, 16);
      x10 += x15;
      x5 = Integer.rotateLeft(x5 ^ x10, 12);
      x0 += x5;
      x15 = Integer.rotateLeft(x15 ^ x0, 8);
      x10 += x15;
      x5 = Integer.rotateLeft(x5 ^ x10, 7);

      x1 += x6;
      x12 = Integer.rotateLeft(x12 ^ x1, 16);
      x11 += x12;
      x6 = Integer.rotateLeft(x6 ^ x11, 12);
      x1 += x6;
      x12 = Integer.rotateLeft(x12 ^ x1, 8);
      x11 += x12;
      x6 = Integer.rotateLeft(x6 ^ x11, 7);

      x2 += x7;
      x13 = Integer.rotateLeft(x13 ^ x2, 16);
      x8 += x13;
      x7 = Integer.rotateLeft(x7 ^ x8, 12);
      x2 += x7;
      x13 = Integer.rotateLeft(x13 ^ x2, 8);
      x8 += x13;
      x7 = Integer.rotateLeft(x7 ^ x8, 7);

      x3 += x4;
      x14 = Integer.rotateLeft(x14 ^ x3, 16);
      x9 += x14;
      x4 = Integer.rotateLeft(x4 ^ x9, 12);
      x3 += x4;
      x14 = Integer.rotateLeft(x14 ^ x3, 8);
      x9 += x14;
      x4 = Integer.rotateLeft(x4 ^ x9, 7);
    }
    out[0] = x0 + 0x61707865;
    out[1] = x1 + 0x3320646e;
    out[2] = x2 + 0x79622d32;
    out[3] = x3 + 0x6b206574;
    out[4] = x4 + key[0];
    out[5] = x5 + key[1];
    out[6] = x6 + key[2];
    out[7] = x7 + key[3];
    out[8] = x8 + key[4];
    out[9] = x9 + key[5];
    out[10] = x10 + key[6];
    out[11] = x11 + key[7];
    out[12] = x12 + s12;
    out[13] = x13 + s13;
    out[14] = x14 + s14;
    out[15] = x15 + s15;
  }
}
