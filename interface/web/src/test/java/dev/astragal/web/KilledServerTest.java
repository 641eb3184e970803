package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A real server in a process of its own, killed in the middle of many matches. */
@Timeout(240)
final class KilledServerTest {
  private static final int LIVES = 3;
  private static final int MATCHES = 10;
  private static final int MOVES_IN_A_LIFE = 200;

  @TempDir private Path directory;

  /** Two people who hold at once whenever asked: such a game has no end. */
  private record Table(Life.Pair pair, List<Long> acknowledged) {
    static Table made(Life server) {
      return new Table(server.pigForTwo(), new CopyOnWriteArrayList<>());
    }

    /** The moves that came back with the server. */
    void resumed(Life server, List<Client> clients, List<Thread> hands) {
      for (String token : pair.tokens()) {
        Client client = Client.connected(server.port()).hello(pair.id(), token);
        clients.add(client);
        Tree start = client.expect("update");
        assertThat(number(start, "status.inputs"))
            .as("every acknowledged move is there")
            .isGreaterThanOrEqualTo(acknowledged.size());
        hands.add(Thread.ofVirtual().unstarted(() -> play(client, start)));
      }
    }

    private void play(Client client, Tree start) {
      Map<Long, Long> sent = new HashMap<>();
      long prompt = -1;
      Tree message = start;
      try {
        while (true) {
          switch (text(message, "type")) {
            case "update" -> {
              if (!text(message, "prompt.id").isEmpty() && number(message, "prompt.id") != prompt) {
                prompt = number(message, "prompt.id");
                sent.put(client.answer(prompt, "\"HOLD\""), prompt);
              }
            }
            case "ack" -> acknowledged.add(sent.get(number(message, "id")));
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

  @Test
  void noAcknowledgedMoveIsLost() throws Exception {
    List<Table> tables = new ArrayList<>();
    for (int life = 1; life <= LIVES; life++) {
      try (Life server = Life.started(directory.toString())) {
        while (tables.size() < MATCHES) tables.add(Table.made(server));
        List<Client> clients = new ArrayList<>();
        List<Thread> hands = new ArrayList<>();
        for (Table table : tables) table.resumed(server, clients, hands);
        hands.forEach(Thread::start);
        while (acknowledged(tables) < life * MOVES_IN_A_LIFE) Thread.sleep(1);
        server.kill();
        hands.forEach(Thread::interrupt);
        for (Thread hand : hands) hand.join();
        clients.forEach(Client::close);
      }
    }
    for (Table table : tables) {
      List<Long> kept =
          JournalReader.read(directory.resolve(table.pair().id() + ".jsonl")).lines().stream()
              .filter(JournalLine.Input.class::isInstance)
              .map(line -> ((JournalLine.Input) line).prompt())
              .toList();
      assertThat(kept).containsAll(table.acknowledged());
    }
  }

  private static int acknowledged(List<Table> tables) {
    return tables.stream().mapToInt(table -> table.acknowledged().size()).sum();
  }
}
