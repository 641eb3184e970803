package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A match may limit how long somebody thinks. */
@Timeout(120)
final class MoveClockTest {
  private static final String MATCH =
      """
      {"game": "pig", "clockSeconds": 5, "name": "Ada", "seats": [{"kind": "you"}, {"kind": "open"}]}
      """;

  @TempDir private Path directory;

  @Test
  void noTimeIsLostWhileASeatIsFree() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      Tree made = server.create(MATCH);
      try (Client ada = server.seated(text(made, "match.id"), text(made, "token"))) {
        assertThat(text(ada.expect("update"), "millisLeft")).isEmpty();
      }
    }
  }

  @Test
  void aBotTakesTheSeatOfWhoeverThinksTooLong() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      Tree made = server.create(MATCH);
      String id = text(made, "match.id");
      try (Client ada = server.seated(id, text(made, "token"))) {
        ada.expect("update");
        server.post("/api/matches/" + id + "/join", "{\"name\": \"Grace\"}");
        assertThat(number(ada.expect("update"), "millisLeft")).isBetween(1L, 5_000L);
        assertThat(text(ada.expect("refused"), "code")).isEqualTo("SEAT_GIVEN");
        assertThat(text(server.get("/api/matches/" + id), "seats[0].kind")).isEqualTo("bot");
        assertThat(text(server.get("/api/matches/" + id), "seats[1].kind")).isEqualTo("human");
      }
    }
  }

  @Test
  void theClockIsKeptWithTheMatch() throws Exception {
    String id;
    String token;
    try (TestServer server = TestServer.over(directory)) {
      Tree made = server.create(MATCH.replace("5,", "600,"));
      id = text(made, "match.id");
      token = text(made, "token");
      server.post("/api/matches/" + id + "/join", "{}");
    }
    try (TestServer server = TestServer.over(directory);
        Client ada = server.seated(id, token)) {
      assertThat(number(ada.expect("update"), "millisLeft")).isBetween(1L, 600_000L);
    }
  }
}
