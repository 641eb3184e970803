package dev.astragal.kernel.hash;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class Sha256Test {
  @Test
  void theDigestOfAbcIsThePublishedOne() {
    assertThat(HexFormat.of().formatHex(Sha256.digest("abc".getBytes(StandardCharsets.US_ASCII))))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }

  @Test
  void everyLengthIsDigestedAsThePlatformDoes() throws NoSuchAlgorithmException {
    SplittableRandom random = new SplittableRandom(29);
    MessageDigest platform = MessageDigest.getInstance("SHA-256");
    for (int length = 0; length <= 300; length++) {
      byte[] bytes = new byte[length];
      random.nextBytes(bytes);
      assertThat(Sha256.digest(bytes))
          .describedAs("of %d bytes", length)
          .isEqualTo(platform.digest(bytes));
    }
  }
}
