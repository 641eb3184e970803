package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A real server in a process whose files may not grow, as on a disk that is full. */
@Timeout(240)
final class FullDiskTest {
  private static final int KILOBYTES = 4;

  @TempDir private Path directory;

  @BeforeAll
  static void onlyWhereFilesCanBeLimited() {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/prlimit")), "prlimit is not installed");
  }

  @Test
  void aMoveThatCannotBeWrittenIsNotMadeUntilThereIsRoomAgain() throws Exception {
    try (Life server = Life.startedOnASmallDisk(directory.toString(), KILOBYTES)) {
      Life.Pair pair = server.pigForTwo();
      String id = pair.id();
      try (Client one = Client.connected(server.port()).hello(id, pair.tokens().getFirst());
          Client two = Client.connected(server.port()).hello(id, pair.tokens().getLast())) {
        List<Client> turns = List.of(one, two);
        int prompt = 0;
        while (holding(turns.get(prompt % 2), prompt).isEmpty()) prompt++;
        Client asked = turns.get(prompt % 2);
        assertThat(prompt).as("the disk was not full from the beginning").isPositive();
        assertThat(holding(asked, prompt)).isEqualTo("NOT_SAVED");
        assertThat(inputs(id)).as("nothing of it is on disk").isEqualTo(prompt);
        server.enlargeTheDisk();
        assertThat(holding(asked, prompt)).as("now it is taken").isEmpty();
        assertThat(inputs(id)).isEqualTo(prompt + 1);
      }
    }
  }

  @Test
  void aBotWaitsUntilThereIsRoomAgainAndPlaysOn() throws Exception {
    try (Life server = Life.startedOnASmallDisk(directory.toString(), KILOBYTES)) {
      Tree made =
          server.post(
              "/api/matches",
              "{\"game\":\"pig\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}");
      String id = text(made, "match.id");
      try (Client watching = Client.connected(server.port()).hello(id, "")) {
        while (!server.said("cannot be saved")) Thread.sleep(5);
        server.enlargeTheDisk();
        watching.expect("ended");
      }
    }
  }

  /** The code of the refusal, or nothing. Two who hold at once never come to an end. */
  private static String holding(Client client, long prompt) {
    long id = client.answer(prompt, "\"HOLD\"");
    while (true) {
      Tree reply = client.next();
      if (text(reply, "type").equals("refused")) return text(reply, "code");
      if (text(reply, "type").equals("ack") && number(reply, "id") == id) return "";
    }
  }

  private long inputs(String id) {
    return JournalReader.read(directory.resolve(id + ".jsonl")).lines().stream()
        .filter(JournalLine.Input.class::isInstance)
        .count();
  }
}
