package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.journal.JournalWriter;
import dev.astragal.runtime.store.DirectoryStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Matches that lie in the store and cannot be played. */
@Timeout(240)
final class StoredMatchTest {
  @TempDir private Path directory;
  private String id = "";
  private String token = "";

  @BeforeEach
  void aMatchWithAMoveInTheStore() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      Tree made =
          server.create("{\"game\":\"pig\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"}]}");
      id = text(made, "match.id");
      token = text(made, "token");
      try (Client client = server.seated(id, token)) {
        client.play(0, "\"ROLL\"");
      }
    }
  }

  private void refused(String code) throws Exception {
    String before = Files.readString(journal());
    try (TestServer server = TestServer.over(directory);
        Client client = server.connect().hello(id, token)) {
      assertThat(text(client.expect("refused"), "code")).isEqualTo(code);
      assertThat(number(client.expect("closed"), "code")).isEqualTo(4409);
    }
    assertThat(Files.readString(journal())).isEqualTo(before);
  }

  private Path journal() {
    return directory.resolve("matches").resolve(id + ".jsonl");
  }

  @Test
  void aBadOneIsSetAsideAndTheOthersGoOn() throws Exception {
    Path about = directory.resolve("matches").resolve(id + ".jsonl.about");
    Files.writeString(about, Files.readString(about).substring(0, 20));
    try (TestServer server = TestServer.over(directory)) {
      Tree other =
          server.create("{\"game\":\"pig\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"}]}");
      assertThat(server.get("/api/matches").text())
          .contains(text(other, "match.id"))
          .doesNotContain(id);
      assertThat(new DirectoryStore(directory.resolve("matches")).unreadable())
          .singleElement()
          .asString()
          .contains(id);
    }
  }

  @Test
  void oneThatIsGoneIsMissedByNobody() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      assertThat(server.get("/api/matches").text()).contains(id);
      Files.move(journal(), directory.resolve("elsewhere.jsonl"));
      assertThat(server.get("/api/matches").text()).doesNotContain(id);
    }
  }

  @Test
  void whatNobodyTouchedForLongIsDeleted() throws Exception {
    Limits forgetful = TestServer.GENEROUS.keeping(Optional.of(Duration.ofDays(30)));
    try (TestServer server = TestServer.over(directory, forgetful)) {
      String fresh = text(server.create("{\"game\":\"pig\"}"), "match.id");
      server.matches().forgetOld();
      assertThat(journal()).exists();
      assertThat(server.get("/api/matches/" + fresh).text()).contains(fresh);
    }
    Instant old = Instant.now().minus(Duration.ofDays(31));
    Files.setLastModifiedTime(journal(), FileTime.from(old));
    try (TestServer server = TestServer.over(directory, forgetful)) {
      while (Files.exists(journal())) Thread.sleep(5);
      assertThat(server.get("/api/matches").text()).doesNotContain(id);
      try (Stream<Path> left = Files.list(directory.resolve("matches"))) {
        assertThat(left.map(Path::toString)).noneMatch(name -> name.contains(id + ".jsonl"));
      }
    }
  }

  @Test
  void aDamagedOneIsNotPlayed() throws Exception {
    String lines = Files.readString(journal());
    Files.writeString(journal(), lines.replace("\"ROLL\"", "\"HOLD\""));
    refused("UNREADABLE");
  }

  @Test
  void oneOfAnotherVersionOfTheGameGoesOnBecauseItReplays() throws Exception {
    JournalFile file = JournalReader.read(journal());
    JournalLine.Header header = file.header();
    Files.delete(journal());
    rewrite(
        file, new JournalLine.Header(header.format(), "other", header.content(), header.spec()));
    try (TestServer server = TestServer.over(directory);
        Client client = server.connect().hello(id, token)) {
      assertThat(number(client.expect("update"), "status.inputs")).isPositive();
    }
  }

  private void rewrite(JournalFile file, JournalLine.Header header) throws IOException {
    try (JournalWriter writer = JournalWriter.create(journal(), header)) {
      for (JournalLine line : file.lines()) writer.append(line);
    }
  }

  @Test
  void oneThatAnotherServerPlaysIsNotPlayedHere() throws Exception {
    try (TestServer other = TestServer.over(directory);
        Client there = other.seated(id, token)) {
      refused("HELD");
      assertThat(there.heard()).isNotEmpty();
    }
  }

  @Test
  void oneThatIsNotToBeWatchedHasNoSpectators() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      Tree alone = server.create("{\"game\":\"pig\",\"spectators\":false}");
      try (Client curious = server.connect().hello(text(alone, "match.id"), "")) {
        assertThat(text(curious.expect("refused"), "code")).isEqualTo("NO_SPECTATORS");
        assertThat(number(curious.expect("closed"), "code")).isEqualTo(4403);
      }
    }
  }
}
