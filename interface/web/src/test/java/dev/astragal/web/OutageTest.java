package dev.astragal.web;

import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.Stores;
import dev.astragal.testbed.PrivatePostgres;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A real database goes away under a real server, and comes back. */
@Timeout(240)
final class OutageTest {
  @Test
  void theServerFindsItsWayBackByItselfAndSaysWhatIsTrueMeanwhile() throws Exception {
    assumeTrue(PrivatePostgres.installed(), PrivatePostgres.MISSING);
    try (PrivatePostgres postgres = PrivatePostgres.started();
        Life server = Life.started(postgres.url())) {
      Life.Pair played = server.pigForTwo();
      Life.Pair waiting;
      try (Life other = Life.started(postgres.url())) {
        waiting = other.pigForTwo();
        other.kill();
      }
      try (Client one = Client.connected(server.port()).hello(played.id(), played.tokens().get(0));
          Client two = Client.connected(server.port()).hello(played.id(), played.tokens().get(1))) {
        one.play(0, "\"HOLD\"");
        postgres.crash();
        try {
          two.answer(1, "\"HOLD\"");
          assertThat(text(two.expect("refused"), "code")).isEqualTo("NOT_SAVED");
          assertThat(
                  text(server.post("/api/matches/" + waiting.id() + "/join", "{}"), "error.code"))
              .isEqualTo("UNREACHABLE");
        } finally {
          postgres.restart();
        }
        two.play(1, "\"HOLD\"");
        while (!server.said("can be saved again")) Thread.onSpinWait();
      }
      try (MatchStore store = Stores.open(postgres.url())) {
        assertThat(store.read(played.id()).lines().stream())
            .filteredOn(JournalLine.Input.class::isInstance)
            .hasSize(2);
      }
    }
  }
}
