package dev.astragal.mir.bundle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.mir.Fixtures;
import org.junit.jupiter.api.Test;

/** Sessions and campaigns as players hand them on. */
class SharedFileTest {
  @Test
  void aSessionBringsItsState() {
    SharedFile.Imported imported = read(session(Fixtures.yardText()));
    assertThat(imported.ok()).isTrue();
    assertThat(imported.state()).isEqualTo(Fixtures.yard());
    assertThat(imported.summary()).isEqualTo("session s1, 1 actions, d3b7b53f78fd6471");
  }

  @Test
  void aSessionWhoseStateIsNotSoundIsRefused() {
    assertThat(
            read(session(Fixtures.yardText().replace("\"hpCurrent\":9", "\"hpCurrent\":10")))
                .errors())
        .containsExactly("[PRE_INVARIANT] [HP_BOUNDS] \"p2\": hpCurrent 10 not in [0, 9]");
  }

  @Test
  void aCampaignNeedsAnIdOnly() {
    assertThat(
            read("{\"format\":\"mir-campaign\",\"campaign\":{\"id\":\"c\",\"sessionIds\":[\"a\"]}}")
                .summary())
        .isEqualTo("campaign c, 1 sessions, 0 on the roster");
    assertThat(read("{\"format\":\"mir-campaign\",\"campaign\":{}}").errors())
        .containsExactly("campaign has no id");
  }

  @Test
  void whatIsNeitherIsRefused() {
    assertThat(read("{\"format\":\"zip\"}").errors())
        .containsExactly("format must be mir-session or mir-campaign");
    assertThat(read("[]").errors()).containsExactly("format must be mir-session or mir-campaign");
    assertThat(read("{\"format\":\"mir-session\",\"session\":{\"gameState\":null}}").errors())
        .containsExactly("session has no gameState");
  }

  private static SharedFile.Imported read(String text) {
    return SharedFile.read(Fixtures.ENGINE, JsonReader.read(text));
  }

  private static String session(String state) {
    return "{\"format\":\"mir-session\",\"version\":\"1.0\",\"exportedAt\":\"2026-01-01T00:00:00Z\","
        + "\"session\":{\"id\":\"s1\",\"name\":\"S\",\"gameState\":"
        + state
        + ",\"actions\":["
        + Fixtures.STEP
        + "]}}";
  }
}
