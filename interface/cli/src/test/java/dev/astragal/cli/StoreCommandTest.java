package dev.astragal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What whoever runs a server does with its store. */
final class StoreCommandTest {
  @TempDir private Path directory;
  private Path store = Path.of("");
  private Path archive = Path.of("");

  @BeforeEach
  void twoMatches() {
    store = directory.resolve("matches");
    archive = directory.resolve("monday.zip");
    for (String id : new String[] {"friday", "sunday"})
      Called.with("run", "pig", "--bot", "hold20", "--seed", id, "--store", store, "--match", id);
  }

  private Called matches(Path in) {
    return Called.with("matches", "--store", in, "--json");
  }

  @Test
  void aStoreIsRestoredToTheLetterFromItsBackup() throws IOException {
    assertThat(Called.with("store", "backup", "--store", store, archive).out())
        .contains("2 matches in");
    Path other = directory.resolve("other");
    assertThat(Called.with("store", "restore", "--store", other, archive).out())
        .isEqualToIgnoringNewLines("2 matches put into the store, 0 were there already");
    for (String id : new String[] {"friday", "sunday"})
      assertThat(other.resolve(id + ".jsonl")).hasSameBinaryContentAs(store.resolve(id + ".jsonl"));
    assertThat(Called.with("replay", other.resolve("friday.jsonl")).code()).isZero();
  }

  @Test
  void whatIsThereAlreadyStaysAsItIs() {
    Called.with("store", "export", "--store", store, archive, "friday");
    Called again = Called.with("store", "import", "--store", store, archive, "--json");
    assertThat(again.code()).isZero();
    assertThat(again.field("matches")).isEqualTo("0");
    assertThat(again.field("left[0]")).isEqualTo("friday");
  }

  @Test
  void whatCannotBeReadIsNamedAndTheRestIsBackedUp() throws IOException {
    Path bad = store.resolve("friday.jsonl");
    Files.writeString(bad, Files.readString(bad).replaceFirst("\"seat\":0", "\"seat\":1"));
    Called backup = Called.with("store", "backup", "--store", store, archive);
    assertThat(backup.code()).isEqualTo(ExitCodes.CHECK_FAILED);
    assertThat(backup.out()).contains("1 matches");
    assertThat(backup.err()).contains("friday");
  }

  @Test
  void anArchiveSomebodyChangedIsRefusedMatchByMatch() throws IOException {
    Files.writeString(archive, "no zip at all");
    Called refused = Called.with("store", "restore", "--store", store, archive);
    assertThat(refused.code()).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(refused.err()).contains("is no archive of matches").hasLineCount(1);
  }

  @Test
  void oldMatchesAreDeletedAndNewOnesStay() throws IOException {
    FileTime old = FileTime.from(Instant.now().minus(Duration.ofDays(100)));
    Files.setLastModifiedTime(store.resolve("friday.jsonl"), old);
    assertThat(Called.with("store", "retain", "--store", store, "--days", 90, "--try").out())
        .contains("friday")
        .contains("1 would be deleted");
    assertThat(store.resolve("friday.jsonl")).exists();
    Called retained = Called.with("store", "retain", "--store", store, "--days", 90, "--json");
    assertThat(retained.field("deleted[0]")).isEqualTo("friday");
    assertThat(matches(store).out()).contains("sunday").doesNotContain("friday");
  }

  @Test
  void aMatchIsDeletedByItsName() {
    assertThat(Called.with("store", "delete", "--store", store, "friday").code()).isZero();
    assertThat(matches(store).out()).doesNotContain("friday");
    assertThat(Called.with("store", "delete", "--store", store, "friday").err())
        .contains("there is no match 'friday'");
  }
}
