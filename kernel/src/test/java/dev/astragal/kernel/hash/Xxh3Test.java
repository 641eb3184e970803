package dev.astragal.kernel.hash;

import static org.assertj.core.api.Assertions.assertThat;

import com.dynatrace.hash4j.hashing.Hashing;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class Xxh3Test {
  /** Two whole blocks and some stripes: every way through has its lengths below. */
  private static final int LENGTH_MAX = 2 * 1024 + 130;

  @Test
  void theHashOfNothingIsThePublishedOne() {
    assertThat(Xxh3.hash(new byte[0])).isEqualTo(0x2d06800538d394c2L);
  }

  @Test
  void everyLengthHashesAsTheLibraryDoes() {
    SplittableRandom random = new SplittableRandom(29);
    byte[] bytes = new byte[LENGTH_MAX];
    for (int length = 0; length <= LENGTH_MAX; length++) {
      random.nextBytes(bytes);
      assertThat(Xxh3.hash(Arrays.copyOf(bytes, length)))
          .describedAs("of %d bytes", length)
          .isEqualTo(Hashing.xxh3_64().hashBytesToLong(bytes, 0, length));
    }
  }
}
