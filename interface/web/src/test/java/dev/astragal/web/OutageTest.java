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

  @Test
  void whoeverWaitsAtAServerThatLostTheMatchToAnotherIsToldAndCanGoThere() throws Exception {
    assumeTrue(PrivatePostgres.installed(), PrivatePostgres.MISSING);
    try (PrivatePostgres postgres = PrivatePostgres.started();
        Life first = Life.started(postgres.url());
        Life second = Life.started(postgres.url())) {
      Life.Pair played = first.pigForTwo();
      String id = played.id();
      try (Client waiting = Client.connected(first.port()).hello(id, played.tokens().get(0))) {
        waiting.play(0, "\"HOLD\"");
        postgres.crashAndRestart();
        try (Client other = taken(second, id, played.tokens().get(1))) {
          other.play(1, "\"HOLD\"");
          waiting.send("ping", "");
          assertThat(text(waiting.expect("refused"), "code")).isEqualTo("OVERTAKEN");
          try (Client again = Client.connected(first.port()).hello(id, played.tokens().get(0))) {
            assertThat(text(again.expect("refused"), "code")).isEqualTo("HELD");
          }
          try (Client there = Client.connected(second.port()).hello(id, played.tokens().get(0))) {
            there.play(2, "\"HOLD\"");
          }
        }
      }
    }
  }

  /** The first server may be quicker to find that the database is back, but holds nothing then. */
  private static Client taken(Life server, String id, String token) {
    while (true) {
      Client client = Client.connected(server.port()).hello(id, token);
      if (text(client.next(), "type").equals("welcome")) return client;
      client.close();
    }
  }
}
