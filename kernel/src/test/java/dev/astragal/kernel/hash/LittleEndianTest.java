package dev.astragal.kernel.hash;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LittleEndianTest {
  @Test
  void numbersLieAsThePlatformLaysThem() {
    SplittableRandom random = new SplittableRandom(29);
    byte[] bytes = new byte[16];
    ByteBuffer platform = ByteBuffer.allocate(bytes.length).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < 1000; i++) {
      int at = random.nextInt(bytes.length - Long.BYTES + 1);
      long value = random.nextLong();
      LittleEndian.int64(bytes, at, value);
      platform.putLong(at, value);
      assertThat(bytes).isEqualTo(platform.array());
      assertThat(LittleEndian.int64(bytes, at)).isEqualTo(value);
      LittleEndian.int32(bytes, at, (int) (value >>> 7));
      platform.putInt(at, (int) (value >>> 7));
      assertThat(bytes).isEqualTo(platform.array());
      assertThat(LittleEndian.int32(bytes, at)).isEqualTo((int) (value >>> 7));
    }
  }
}
