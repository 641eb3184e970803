package dev.astragal.kernel.hash;

import java.nio.ByteBuffer;

/** SHA-256 as FIPS 180-4 specifies it, for short inputs: no platform below it is needed. */
public final class Sha256 {
  public static final int BYTES = 32;

  private static final int BLOCK = 64;

  /** The fractions of the cube roots of the first 64 primes. */
  private static final int[] ROUNDS = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  };

  private Sha256() {}

  public static byte[] digest(byte[] bytes) {
    int[] hash = {
      0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };
    int whole = bytes.length / BLOCK * BLOCK;
    int[] schedule = new int[ROUNDS.length];
    ByteBuffer begin = ByteBuffer.wrap(bytes);
    for (int at = 0; at < whole; at += BLOCK) compress(hash, begin, at, schedule);
    ByteBuffer end = padded(bytes, whole);
    for (int at = 0; at < end.capacity(); at += BLOCK) compress(hash, end, at, schedule);
    ByteBuffer digest = ByteBuffer.allocate(BYTES);
    for (int word : hash) digest.putInt(word);
    return digest.array();
  }

  /** The last bytes, a one, zeros, and the length in bits. */
  private static ByteBuffer padded(byte[] bytes, int from) {
    int left = bytes.length - from;
    byte[] end = new byte[left + 1 + Long.BYTES <= BLOCK ? BLOCK : 2 * BLOCK];
    System.arraycopy(bytes, from, end, 0, left);
    end[left] = (byte) 0x80;
    return ByteBuffer.wrap(end).putLong(end.length - Long.BYTES, 8L * bytes.length);
  }

  private static void compress(int[] hash, ByteBuffer bytes, int from, int[] w) {
    for (int i = 0; i < 16; i++) w[i] = bytes.getInt(from + 4 * i);
    for (int i = 16; i < w.length; i++) {
      int s0 = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ w[i - 15] >>> 3;
      int s1 = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ w[i - 2] >>> 10;
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    int a = hash[0];
    int b = hash[1];
    int c = hash[2];
    int d = hash[3];
    int e = hash[4];
    int f = hash[5];
    int g = hash[6];
    int h = hash[7];
    for (int i = 0; i < w.length; i++) {
      int s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
      int first = h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i];
      int s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
      int second = s0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = d + first;
      d = c;
      c = b;
      b = a;
      a = first + second;
    }
    hash[0] += a;
    hash[1] += b;
    hash[2] += c;
    hash[3] += d;
    hash[4] += e;
    hash[5] += f;
    hash[6] += g;
    hash[7] += h;
  }

  private static int rotated(int word, int by) {
    return Integer.rotateRight(word, by);
  }
}
