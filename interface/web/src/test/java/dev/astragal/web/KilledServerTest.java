package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A real server in a process of its own, killed in the middle of play. */
@Timeout(120)
final class KilledServerTest {
  private static final int KILLS = 2;

  @TempDir private Path directory;

  @Test
  void noAcknowledgedMoveIsLost() throws Exception {
    Random moments = new Random(20260101);
    String id = "";
    String first = "";
    String second = "";
    List<Long> acknowledged = new ArrayList<>();
    for (int life = 0; life <= KILLS; life++) {
      try (Life server = Life.started(directory.toString())) {
        if (life == 0) {
          Tree made =
              server.post(
                  "/api/matches",
                  "{\"game\":\"pig\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"}]}");
          id = text(made, "match.id");
          first = text(made, "token");
          second = text(server.post("/api/matches/" + id + "/join", "{}"), "token");
        }
        try (Client one = Client.connected(server.port()).hello(id, first);
            Client two = Client.connected(server.port()).hello(id, second)) {
          Tree start = one.expect("update");
          assertThat(number(start, "status.inputs"))
              .as("every acknowledged move is there")
              .isGreaterThanOrEqualTo(acknowledged.size());
          if (life < KILLS) {
            Thread hand =
                Thread.ofVirtual().start(() -> playUntilSilence(one, start, acknowledged));
            Thread other =
                Thread.ofVirtual()
                    .start(() -> playUntilSilence(two, two.expect("update"), acknowledged));
            Thread.sleep(300 + moments.nextInt(200));
            server.kill();
            hand.interrupt();
            other.interrupt();
            hand.join();
            other.join();
          }
        }
      }
    }
    assertThat(acknowledged).isNotEmpty();
    List<Long> kept =
        JournalReader.read(directory.resolve(id + ".jsonl")).lines().stream()
            .filter(JournalLine.Input.class::isInstance)
            .map(line -> ((JournalLine.Input) line).prompt())
            .toList();
    assertThat(kept).containsAll(acknowledged);
  }

  /** Holds at once whenever asked: such a game has no end. */
  private static void playUntilSilence(Client client, Tree start, List<Long> acknowledged) {
    long prompt = -1;
    Tree message = start;
    try {
      while (true) {
        switch (text(message, "type")) {
          case "update" -> {
            if (!text(message, "prompt.id").isEmpty() && number(message, "prompt.id") != prompt) {
              prompt = number(message, "prompt.id");
              client.answer(prompt, "\"HOLD\"");
            }
          }
          case "ack" -> {
            synchronized (acknowledged) {
              acknowledged.add(prompt);
            }
          }
          case "closed" -> {
            return;
          }
          default -> {}
        }
        message = client.next();
      }
    } catch (AssertionError | RuntimeException silence) {
      return;
    }
  }
}
