package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whoever drops out comes back to where the match is. */
@Timeout(240)
final class ReconnectTest {
  @TempDir private Path directory;

  @Test
  void aConnectionGoesOnRightAfterTheLastNumberItKnew() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      Tree made = server.create("{\"game\":\"pig\",\"seed\":\"11\"}");
      String id = text(made, "match.id");
      String token = text(made, "token");
      String epoch;
      long since;
      List<String> events = new ArrayList<>();
      try (Client gone = server.connect().hello(id, token)) {
        epoch = text(gone.expect("welcome"), "epoch");
        Tree update = gone.expect("update");
        since = number(update, "seq");
        events.addAll(events(update));
      }
      try (Client other = server.seated(id, token)) {
        other.play(0, "\"ROLL\"");
      }
      String more = ",\"epoch\":\"" + epoch + "\",\"since\":" + since;
      try (Client back = server.connect().say(Client.hello(id, token, more))) {
        Tree update = back.expect("update");
        assertThat(text(update, "resync")).isEqualTo("false");
        assertThat(number(update, "from")).isEqualTo(since + 1);
        events.addAll(events(update));
      }
      assertThat(events.getFirst()).startsWith("Rolled");
      assertThat(events).hasSize((int) server.match(id).inputs());
    }
  }

  @Test
  void aNumberOfAnotherLifeOfTheServerBringsTheLogAnew() throws Exception {
    String id;
    String token;
    long inputs;
    try (TestServer server = TestServer.over(directory)) {
      Tree made =
          server.create("{\"game\":\"pig\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"}]}");
      id = text(made, "match.id");
      token = text(made, "token");
      try (Client client = server.seated(id, token)) {
        client.play(0, "\"ROLL\"");
      }
      inputs = server.match(id).inputs();
    }
    try (TestServer server = TestServer.over(directory);
        Client back =
            server.connect().say(Client.hello(id, token, ",\"epoch\":\"old\",\"since\":900"))) {
      assertThat(text(server.get("/api/matches"), "matches[0].seats[0].kind")).isEqualTo("human");
      Tree update = back.expect("update");
      assertThat(text(update, "resync")).isEqualTo("true");
      assertThat(number(update, "status.inputs")).isEqualTo(inputs);
      assertThat(events(update)).hasSize(1);
    }
  }

  private static List<String> events(Tree update) {
    List<String> events = new ArrayList<>();
    if (TreePath.parse("events").find(update).orElseThrow() instanceof Tree.Rows rows)
      for (Tree event : rows.items()) events.add(text(event, "kind"));
    return events;
  }
}
