package dev.astragal.baator.rng;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every row of the wire protocol. */
class LineProtocolTest {
  private final LineProtocol protocol = new LineProtocol(new SecureRng());

  @ParameterizedTest
  @CsvSource({
    "PING, OK PONG",
    "VER, OK RNG/1",
    "ping, ERR unknown",
    "' PING', ERR unknown",
    "'PING ', ERR unknown",
    "'', ERR unknown",
    "RAND, ERR unknown",
    "RAND 5 5, OK 5",
    "RAND   -3    -3, OK -3",
    "RAND 7 7 junk, OK 7",
    "'RAND ', ERR usage: RAND <low> <high>",
    "RAND 1, ERR usage: RAND <low> <high>",
    "RAND a b, ERR usage: RAND <low> <high>",
    "RAND 2 1, ERR usage: RAND <low> <high>",
    "RAND 99999999999999999999 99999999999999999999, OK 9223372036854775807",
    "DICE d1, OK 1",
    "DICE d 1, OK 1",
    "DICE d+1, OK 1",
    "DICE d1junk, OK 1",
    "DICE d0, ERR usage: DICE d<sides>",
    "DICE d-4, ERR usage: DICE d<sides>",
    "DICE dx, ERR usage: DICE d<sides>",
    "DICE 6, ERR unknown",
    "DICE D6, ERR unknown",
    "DICE 2d6, ERR unknown",
  })
  void aLineHasItsReply(String line, String reply) {
    assertThat(protocol.reply(line)).isEqualTo(reply);
  }

  @Test
  void numbersLieWithinTheirBounds() {
    for (int i = 0; i < 500; i++) {
      assertThat(Long.parseLong(protocol.reply("RAND -2 2").substring(3))).isBetween(-2L, 2L);
      assertThat(Long.parseLong(protocol.reply("DICE d20").substring(3))).isBetween(1L, 20L);
    }
    assertThat(protocol.reply("RAND -9223372036854775808 9223372036854775807")).startsWith("OK ");
    assertThat(protocol.reply("RAND 5 9223372036854775807")).startsWith("OK ");
  }
}
