package dev.astragal.web;

import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.Stores;
import dev.astragal.testbed.ChangedPig;
import dev.astragal.testbed.PrivatePostgres;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two servers on one database while one is updated and the other is not: no match is stranded. */
@Timeout(240)
final class RollingUpdateTest {
  private static final Path ROOT = Path.of(System.getProperty("astragal.root"));

  private static PrivatePostgres postgres;

  @TempDir private Path classes;

  @BeforeAll
  static void started() throws Exception {
    assumeTrue(PrivatePostgres.installed(), PrivatePostgres.MISSING);
    postgres = PrivatePostgres.started();
  }

  @AfterAll
  static void stopped() throws Exception {
    if (postgres != null) postgres.close();
  }

  @Test
  void aMatchGoesFromTheOldServerToOneThatOnlySaysThingsOtherwise() throws Exception {
    ChangedPig.LABEL.compile(ROOT, classes);
    try (Life old = Life.started(postgres.url());
        Life updated = Life.ofAnotherBuild(postgres.url(), classes)) {
      Life.Pair pair = old.pigForTwo();
      roll(old, pair);
      old.kill();
      roll(updated, pair);
      updated.kill();
      try (Life again = Life.started(postgres.url())) {
        roll(again, pair);
      }
    }
  }

  @Test
  void aMatchGoesOnUnderOtherRulesWhenThoseWhoSitThereSaySo() throws Exception {
    ChangedPig.RULE.compile(ROOT, classes);
    try (MatchStore store = Stores.open(postgres.url())) {
      Life.Pair pair;
      try (Life old = Life.started(postgres.url())) {
        pair = old.pigForTwo();
        // Until somebody rolls a one, which is no longer possible.
        while (store.read(pair.id()).lines().stream().noneMatch(RollingUpdateTest::one))
          roll(old, pair);
        old.kill();
      }
      String ways = "/api/matches/" + pair.id() + "/ways";
      try (Life updated = Life.ofAnotherBuild(postgres.url(), classes)) {
        try (Client client = Client.connected(updated.port())) {
          client.say(hello(pair));
          assertThat(text(client.expect("refused"), "code")).isEqualTo("RULES_CHANGED");
        }
        assertThat(text(updated.post(ways, "{\"way\":\"go-on\"}", "nobody"), "error.code"))
            .isEqualTo("WRONG_TOKEN");
        assertThat(text(updated.post(ways, "{\"way\":\"up\"}", token(pair)), "error.code"))
            .isEqualTo("BAD_FIELD");
        assertThat(text(updated.post(ways, "{\"way\":\"go-on\"}", token(pair)), "id"))
            .isEqualTo(pair.id());
        roll(updated, pair);
        updated.kill();
      }
      try (Life old = Life.started(postgres.url());
          Client client = Client.connected(old.port())) {
        client.say(hello(pair));
        assertThat(text(client.expect("refused"), "message"))
            .contains("version 2 of the rules of pig is not known to this program");
      }
      try (Life updated = Life.ofAnotherBuild(postgres.url(), classes)) {
        roll(updated, pair);
      }
    }
  }

  private static boolean one(JournalLine line) {
    return line instanceof JournalLine.Input input
        && input.events().stream().anyMatch(event -> event.event().text().contains("face: 1"));
  }

  private static String token(Life.Pair pair) {
    return pair.tokens().getFirst();
  }

  private static String hello(Life.Pair pair) {
    return "{\"type\":\"hello\",\"v\":1,\"match\":\""
        + pair.id()
        + "\",\"token\":\""
        + token(pair)
        + "\"}";
  }

  /** Whoever is asked rolls once. */
  private static void roll(Life server, Life.Pair pair) {
    for (String token : pair.tokens()) {
      try (Client client = Client.connected(server.port()).hello(pair.id(), token)) {
        var update = client.expect("update");
        if (update.text().contains("prompt: {")) {
          client.play(Long.parseLong(text(update, "prompt.id")), "\"ROLL\"");
          return;
        }
      }
    }
    throw new AssertionError("nobody is asked");
  }
}
