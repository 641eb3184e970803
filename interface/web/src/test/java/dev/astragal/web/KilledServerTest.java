package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
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
      try (Life server = Life.started(directory)) {
        if (life == 0) {
          Tree made =
              server.post(
                  "/api/matches",
                  "{\"game\":\"pig\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"}]}");
          id = text(made, "match.id");
          first = text(made, "token");
          second = text(server.post("/api/matches/" + id + "/join", "{}"), "token");
        }
        try (Client one = Client.connected(server.port).hello(id, first);
            Client two = Client.connected(server.port).hello(id, second)) {
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

  /** One life of the server. */
  private static final class Life implements AutoCloseable {
    private final Process process;
    private final int port;

    private Life(Process process, int port) {
      this.process = process;
      this.port = port;
    }

    static Life started(Path directory) throws IOException {
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:+UseSerialGC",
                  "-XX:TieredStopAtLevel=1",
                  "-Xmx256m",
                  "-cp",
                  System.getProperty("java.class.path"),
                  "dev.astragal.cli.Main",
                  "serve",
                  "--port",
                  "0",
                  "--dir",
                  directory.toString())
              .redirectErrorStream(true)
              .start();
      BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
      String line = String.valueOf(out.readLine());
      assertThat(line).startsWith("serving on http://127.0.0.1:");
      String address = line.substring("serving on ".length(), line.indexOf(','));
      return new Life(process, URI.create(address).getPort());
    }

    Tree post(String path, String body) {
      return JsonTrees.read(
          TestServer.send(
                  HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                      .header("Content-Type", "application/json")
                      .POST(HttpRequest.BodyPublishers.ofString(body)))
              .body(),
          path);
    }

    /** As {@code kill -9} does it. */
    void kill() throws InterruptedException {
      assertThat(process.toHandle().destroyForcibly()).isTrue();
      process.waitFor(30, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
      process.destroyForcibly();
    }
  }
}
