package dev.astragal.kernel.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.seed.Seed;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class CanonicalBytesTest {
  private final Shape<ShapeSamples.Everything> everything = Shape.of(ShapeSamples.Everything.class);

  @Test
  void numbersAreLittleEndianAndLengthsComeFirst() {
    CanonicalBytes out = new CanonicalBytes();
    out.int32("a", 0x01020304);
    out.int64("b", 5);
    out.flag("c", true);
    out.text("d", "é");
    out.symbol("e", ShapeSamples.Suit.RED_HEARTS);
    out.bytes("f", new byte[] {7, 8, 9}, 2);
    out.int32s("g", new int[] {-1, 2}, 1);
    out.int64s("h", new long[] {3, 4}, 1);
    assertThat(HexFormat.of().formatHex(out.toArray()))
        .isEqualTo(
            "04030201"
                + "0500000000000000"
                + "01"
                + "02000000c3a9"
                + "0100"
                + "020000000708"
                + "01000000ffffffff"
                + "010000000300000000000000");
  }

  @Test
  void theHashIsThePublishedXxh3() {
    CanonicalBytes out = new CanonicalBytes();
    assertThat(Long.toHexString(out.hash())).isEqualTo("2d06800538d394c2");
  }

  @Test
  void clearedItGivesTheSameAgain() {
    CanonicalBytes out = new CanonicalBytes();
    for (int i = 0; i < 1000; i++) out.int64("x", i);
    long hash = out.hash();
    out.clear();
    assertThat(out.length()).isZero();
    for (int i = 0; i < 1000; i++) out.int64("x", i);
    assertThat(out.hash()).isEqualTo(hash);
  }

  @Test
  void bytesThatEndTooEarlyAreRefusedWhereverTheyEnd() {
    byte[] whole = ShapeTest.bytes(everything, ShapeSamples.everything().getLast());
    for (int length = 0; length < whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> everything.read("", new CanonicalReader(cut)))
          .isInstanceOf(SnapshotException.class);
    }
  }

  @Test
  void bytesLeftOverAreRefused() {
    CanonicalReader in = new CanonicalReader(new byte[5]);
    in.int32("x");
    assertThatThrownBy(in::end).hasMessage("not a snapshot: 1 bytes are left over");
  }

  /** Whatever is done to the bytes, they are read or refused; nothing else is thrown. */
  @Test
  void garbledBytesAreReadOrRefusedAndNothingElse() {
    byte[] whole = ShapeTest.bytes(everything, ShapeSamples.everything().getLast());
    Rng rng = Luck.of(Seed.of(1).key(), List.of(Stream.of("x"))).stream(Stream.of("x"));
    for (int i = 0; i < 5000; i++) {
      byte[] garbled = whole.clone();
      for (int hits = rng.roll(3); hits > 0; hits--)
        garbled[rng.below(garbled.length)] = (byte) rng.below(256);
      assertThatCode(() -> readOrRefused(garbled)).doesNotThrowAnyException();
    }
  }

  @Test
  void valuesNoStateWritesAreRefused() {
    assertRefused(in -> in.flag("wet"), "wet is neither true nor false", 2);
    assertRefused(in -> in.text("name"), "name is not text", 1, 0, 0, 0, 0xff);
    assertRefused(in -> in.text("name"), "name claims 9 elements", 9, 0, 0, 0, 'a');
    assertRefused(in -> in.int32s("row"), "row claims 2147483647 elements", 255, 255, 255, 127);
    assertRefused(in -> in.int64s("row"), "row claims -1 elements", 255, 255, 255, 255);
    assertRefused(in -> in.list("cards"), "cards claims 2 elements", 2, 0, 0, 0, 1);
    assertRefused(
        in -> in.symbol("suit", ShapeSamples.Suit.class), "suit has no alternative number 2", 2, 0);
    assertRefused(in -> in.variant("type", List.of("A")), "type has no alternative number 1", 1, 0);
    assertRefused(in -> in.variant("type", List.of("A")), "the bytes end before type", 0);
    assertRefused(
        in -> Shape.of(Ratio.class).read("growth", in), "growth is not a ratio", 1, 0, 0, 0, 'x');
    assertRefused(
        in -> Shape.of(ShapeSamples.Card.class).read("card", in),
        "there is no rank 14",
        0,
        0,
        14,
        0,
        0,
        0);
  }

  @Test
  void bytesThatNestATypeInItselfWithoutEndAreRefused() {
    CanonicalBytes out = new CanonicalBytes();
    for (int i = 0; i < 100_000; i++) {
      out.int32("value", 1);
      out.list("children", 1);
    }
    assertThatThrownBy(
            () -> Shape.of(ShapeSamples.Node.class).read("", new CanonicalReader(out.toArray())))
        .isInstanceOf(SnapshotException.class)
        .hasMessageContaining("nested too deeply");
  }

  private void readOrRefused(byte[] bytes) {
    try {
      everything.read("", new CanonicalReader(bytes));
    } catch (SnapshotException refused) {
      assertThat(refused.getMessage()).isNotBlank();
    }
  }

  private interface Reading {
    void from(CanonicalReader in);
  }

  private static void assertRefused(Reading reading, String message, int... bytes) {
    byte[] raw = new byte[bytes.length];
    for (int i = 0; i < raw.length; i++) raw[i] = (byte) bytes[i];
    assertThatThrownBy(() -> reading.from(new CanonicalReader(raw)))
        .isInstanceOf(SnapshotException.class)
        .hasMessage("not a snapshot: " + message);
  }
}
