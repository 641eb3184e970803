package dev.astragal.kernel.hash;

import java.util.Arrays;

/**
 * XXH3 with 64 bits, seed 0 and its usual secret, as its authors specify it. Short inputs have ways
 * of their own because most states are short.
 */
public final class Xxh3 {
  private static final long PRIME32_1 = 0x9E3779B1L;
  private static final long PRIME32_2 = 0x85EBCA77L;
  private static final long PRIME32_3 = 0xC2B2AE3DL;
  private static final long PRIME64_1 = 0x9E3779B185EBCA87L;
  private static final long PRIME64_2 = 0xC2B2AE3D27D4EB4FL;
  private static final long PRIME64_3 = 0x165667B19E3779F9L;
  private static final long PRIME64_4 = 0x85EBCA77C2B2AE63L;
  private static final long PRIME64_5 = 0x27D4EB2F165667C5L;
  private static final long PRIME_MX1 = 0x165667919E3779F9L;
  private static final long PRIME_MX2 = 0x9FB21C651E98DF25L;

  private static final int STRIPE = 64;
  private static final int LANES = 8;
  private static final int STRIPES_PER_BLOCK = 16;
  private static final int BLOCK = STRIPE * STRIPES_PER_BLOCK;

  /** The secret, eight bytes to a word. */
  private static final long[] SECRET = {
    0xBE4BA423396CFEB8L, 0x1CAD21F72C81017CL, 0xDB979083E96DD4DEL, 0x1F67B3B7A4A44072L,
    0x78E5C0CC4EE679CBL, 0x2172FFCC7DD05A82L, 0x8E2443F7744608B8L, 0x4C263A81E69035E0L,
    0xCB00C391BB52283CL, 0xA32E531B8B65D088L, 0x4EF90DA297486471L, 0xD8ACDEA946EF1938L,
    0x3F349CE33F76FAA8L, 0x1D4F0BC7C7BBDCF9L, 0x3159B4CD4BE0518AL, 0x647378D9C97E9FC8L,
    0xC3EBD33483ACC5EAL, 0xEB6313FAFFA081C5L, 0x49DAF0B751DD0D17L, 0x9E68D429265516D3L,
    0xFCA1477D58BE162BL, 0xCE31D07AD1B8F88FL, 0x280416958F3ACB45L, 0x7E404BBBCAFBD7AFL,
  };

  /** Where the last stripe and the merge begin in the secret: not at a word. */
  private static final long[] LAST = secretFrom(121, LANES);

  private static final long[] MERGE = secretFrom(11, LANES);
  private static final long[] MIDDLE = secretFrom(3, 2 * LANES);
  private static final long[] MIDDLE_LAST = secretFrom(119, 2);

  private static final long EMPTY = avalancheXxh64(SECRET[7] ^ SECRET[8]);
  private static final long TO_3 = (SECRET[0] ^ SECRET[0] >>> 32) & 0xFFFF_FFFFL;
  private static final long TO_8 = SECRET[1] ^ SECRET[2];
  private static final long TO_16_FIRST = SECRET[3] ^ SECRET[4];
  private static final long TO_16_LAST = SECRET[5] ^ SECRET[6];

  private Xxh3() {}

  public static long hash(byte[] bytes) {
    return hash(bytes, bytes.length);
  }

  /** Of the first {@code length} bytes. */
  public static long hash(byte[] bytes, int length) {
    if (length <= 16) return hashTo16(bytes, length);
    if (length <= 128) return hashTo128(bytes, length);
    return length <= 240 ? hashTo240(bytes, length) : hashLong(bytes, length);
  }

  private static long hashTo16(byte[] in, int length) {
    if (length > 8) {
      long first = LittleEndian.int64(in, 0) ^ TO_16_FIRST;
      long last = LittleEndian.int64(in, length - 8) ^ TO_16_LAST;
      return avalanche(length + Long.reverseBytes(first) + last + folded(first, last));
    }
    if (length >= 4) {
      long first = LittleEndian.int32(in, 0);
      long last = LittleEndian.int32(in, length - 4) & 0xFFFF_FFFFL;
      long hash = last + (first << 32) ^ TO_8;
      hash ^= Long.rotateLeft(hash, 49) ^ Long.rotateLeft(hash, 24);
      hash *= PRIME_MX2;
      hash ^= (hash >>> 35) + length;
      hash *= PRIME_MX2;
      return hash ^ hash >>> 28;
    }
    if (length == 0) return EMPTY;
    long first = in[0] & 0xFF;
    long middle = in[length >> 1] & 0xFF;
    long last = in[length - 1] & 0xFF;
    return avalancheXxh64((first << 16 | middle << 24 | last | (long) length << 8) ^ TO_3);
  }

  /** From the outside in; without a loop, because most states end here. */
  private static long hashTo128(byte[] in, int length) {
    long sum = length * PRIME64_1 + mixed(in, 0, SECRET[0], SECRET[1]);
    sum += mixed(in, length - 16, SECRET[2], SECRET[3]);
    if (length > 32) {
      sum += mixed(in, 16, SECRET[4], SECRET[5]);
      sum += mixed(in, length - 32, SECRET[6], SECRET[7]);
    }
    if (length > 64) {
      sum += mixed(in, 32, SECRET[8], SECRET[9]);
      sum += mixed(in, length - 48, SECRET[10], SECRET[11]);
    }
    if (length > 96) {
      sum += mixed(in, 48, SECRET[12], SECRET[13]);
      sum += mixed(in, length - 64, SECRET[14], SECRET[15]);
    }
    return avalanche(sum);
  }

  private static long hashTo240(byte[] in, int length) {
    long sum = length * PRIME64_1;
    for (int i = 0; i < 8; i++) sum += mixed(in, 16 * i, SECRET[2 * i], SECRET[2 * i + 1]);
    sum = avalanche(sum);
    for (int i = 8; i < length >> 4; i++)
      sum += mixed(in, 16 * i, MIDDLE[2 * (i - 8)], MIDDLE[2 * (i - 8) + 1]);
    return avalanche(sum + mixed(in, length - 16, MIDDLE_LAST[0], MIDDLE_LAST[1]));
  }

  private static long hashLong(byte[] in, int length) {
    long[] sums = {
      PRIME32_3, PRIME64_1, PRIME64_2, PRIME64_3, PRIME64_4, PRIME32_2, PRIME64_5, PRIME32_1
    };
    int blocks = (length - 1) / BLOCK;
    for (int block = 0; block < blocks; block++) {
      accumulate(sums, in, block * BLOCK, STRIPES_PER_BLOCK, SECRET);
      scramble(sums);
    }
    int left = blocks * BLOCK;
    accumulate(sums, in, left, (length - 1 - left) / STRIPE, SECRET);
    accumulate(sums, in, length - STRIPE, 1, LAST);
    long hash = length * PRIME64_1;
    for (int i = 0; i < LANES; i += 2)
      hash += folded(sums[i] ^ MERGE[i], sums[i + 1] ^ MERGE[i + 1]);
    return avalanche(hash);
  }

  /** The sums are kept in variables: that is what makes long inputs quick. */
  private static void accumulate(long[] sums, byte[] in, int from, int stripes, long[] secret) {
    long s0 = sums[0];
    long s1 = sums[1];
    long s2 = sums[2];
    long s3 = sums[3];
    long s4 = sums[4];
    long s5 = sums[5];
    long s6 = sums[6];
    long s7 = sums[7];
    for (int stripe = 0; stripe < stripes; stripe++) {
      int at = from + stripe * STRIPE;
      long in0 = LittleEndian.int64(in, at);
      long in1 = LittleEndian.int64(in, at + 8);
      long in2 = LittleEndian.int64(in, at + 16);
      long in3 = LittleEndian.int64(in, at + 24);
      long in4 = LittleEndian.int64(in, at + 32);
      long in5 = LittleEndian.int64(in, at + 40);
      long in6 = LittleEndian.int64(in, at + 48);
      long in7 = LittleEndian.int64(in, at + 56);
      s0 += in1 + halves(in0 ^ secret[stripe]);
      s1 += in0 + halves(in1 ^ secret[stripe + 1]);
      s2 += in3 + halves(in2 ^ secret[stripe + 2]);
      s3 += in2 + halves(in3 ^ secret[stripe + 3]);
      s4 += in5 + halves(in4 ^ secret[stripe + 4]);
      s5 += in4 + halves(in5 ^ secret[stripe + 5]);
      s6 += in7 + halves(in6 ^ secret[stripe + 6]);
      s7 += in6 + halves(in7 ^ secret[stripe + 7]);
    }
    sums[0] = s0;
    sums[1] = s1;
    sums[2] = s2;
    sums[3] = s3;
    sums[4] = s4;
    sums[5] = s5;
    sums[6] = s6;
    sums[7] = s7;
  }

  private static void scramble(long[] sums) {
    for (int i = 0; i < LANES; i++)
      sums[i] = (sums[i] ^ sums[i] >>> 47 ^ SECRET[STRIPES_PER_BLOCK + i]) * PRIME32_1;
  }

  private static long halves(long key) {
    return (key & 0xFFFF_FFFFL) * (key >>> 32);
  }

  private static long mixed(byte[] in, int at, long first, long second) {
    return folded(LittleEndian.int64(in, at) ^ first, LittleEndian.int64(in, at + 8) ^ second);
  }

  private static long folded(long a, long b) {
    return a * b ^ Products.unsignedHigh(a, b);
  }

  private static long avalanche(long value) {
    long hash = (value ^ value >>> 37) * PRIME_MX1;
    return hash ^ hash >>> 32;
  }

  /** The finish of the older hash, which the shortest inputs still have. */
  private static long avalancheXxh64(long value) {
    long hash = (value ^ value >>> 33) * PRIME64_2;
    hash = (hash ^ hash >>> 29) * PRIME64_3;
    return hash ^ hash >>> 32;
  }

  private static long[] secretFrom(int offset, int words) {
    long[] from = new long[words];
    int shift = offset % 8 * 8;
    Arrays.setAll(
        from,
        i -> SECRET[offset / 8 + i] >>> shift | SECRET[offset / 8 + i + 1] << (Long.SIZE - shift));
    return from;
  }
}
