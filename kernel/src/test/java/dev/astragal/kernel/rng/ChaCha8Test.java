package dev.astragal.kernel.rng;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class ChaCha8Test {
  private static final int[] ZERO_KEY = new int[8];

  @Test
  void eightRoundsGiveThePublishedBlockOfTheZeroKey() {
    assertThat(block(ZERO_KEY, 0, 0, 8))
        .isEqualTo(
            "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
                + "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42");
  }

  @Test
  void twentyRoundsGiveThePublishedBlockOfTheZeroKey() {
    assertThat(block(ZERO_KEY, 0, 0, 20))
        .isEqualTo(
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                + "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
  }

  /** The RFC splits the last four words 32 + 96 bits; here they are 64 + 64. */
  @Test
  void twentyRoundsGiveTheBlockOfRfc8439() {
    long counter = 0x0900_0000_0000_0001L;
    long nonce = 0x0000_0000_4a00_0000L;
    assertThat(block(keyCountingUp(), counter, nonce, 20))
        .isEqualTo(
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
                + "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
  }

  @Test
  void aStreamReadsTheKeystreamWordByWordAcrossBlocks() {
    ChaCha8 rng = new ChaCha8("test", keyCountingUp(), 7, 0);
    for (long block = 0; block < 3; block++) {
      int[] expected = new int[16];
      ChaCha8.keystream(keyCountingUp(), block, 7, 8, expected);
      for (int word : expected) assertThat(rng.nextInt()).isEqualTo(word);
    }
    assertThat(rng.position()).isEqualTo(48);
  }

  @Test
  void aLongIsTwoWordsLowWordFirst() {
    ChaCha8 words = new ChaCha8("test", ZERO_KEY, 0, 0);
    long low = words.nextInt() & 0xFFFF_FFFFL;
    long high = words.nextInt() & 0xFFFF_FFFFL;
    assertThat(new ChaCha8("test", ZERO_KEY, 0, 0).nextLong()).isEqualTo(high << 32 | low);
  }

  @Test
  void thePositionIsTheWholeState() {
    ChaCha8 rng = new ChaCha8("test", keyCountingUp(), 1, 0);
    for (int i = 0; i < 37; i++) rng.nextInt();
    long position = rng.position();
    int[] expected = rng.ints(20).toArray();
    rng.seek(position);
    assertThat(rng.ints(20).toArray()).isEqualTo(expected);
    assertThat(new ChaCha8("test", keyCountingUp(), 1, position).ints(20).toArray())
        .isEqualTo(expected);
  }

  @Test
  void seekingReachesPositionsFarBeyondThirtyTwoBits() {
    long position = (1L << 40) * 16 + 5;
    ChaCha8 rng = new ChaCha8("test", ZERO_KEY, 3, 0);
    rng.seek(position);
    int[] block = new int[16];
    ChaCha8.keystream(ZERO_KEY, 1L << 40, 3, 8, block);
    assertThat(rng.nextInt()).isEqualTo(block[5]);
  }

  @Test
  void aCopyGoesOnByItself() {
    ChaCha8 rng = new ChaCha8("test", keyCountingUp(), 1, 11);
    ChaCha8 copy = rng.copy();
    int[] fromCopy = copy.ints(40).toArray();
    assertThat(rng.position()).isEqualTo(11);
    assertThat(rng.ints(40).toArray()).isEqualTo(fromCopy);
  }

  private static int[] keyCountingUp() {
    byte[] bytes = new byte[32];
    for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) i;
    int[] key = new int[8];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(key);
    return key;
  }

  private static String block(int[] key, long counter, long nonce, int rounds) {
    int[] words = new int[16];
    ChaCha8.keystream(key, counter, nonce, rounds, words);
    ByteBuffer bytes = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asIntBuffer().put(words);
    return HexFormat.of().formatHex(bytes.array());
  }
}
