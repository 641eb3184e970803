package dev.astragal.games.classics.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every fault is caught. Some are tried each time; {@code ./test -pl games/classics -am
 * -Dtest=FaultTableTest -Dfaults='.*'} tries all that match and writes the table.
 */
final class FaultTableTest {
  private static final Path TABLE =
      Path.of(System.getProperty("astragal.root"), "docs/reference/faults.md");
  private static final String HEAD = "| fault | what the kit says | fuzz needs |\n|---|---|---|\n";

  /** As many as the tests of the classics play. */
  private static final int RUNS = 3;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a choice changes the state without an event",
        "a field is missing in a copy",
        "the order of a hash set decides",
        "a secret answer is told to everybody",
        "redeal is missing",
        "a label knows another's hand",
        "two questions have the same number",
        "answers are borne only in the order of the seats",
        "a deal tells everybody all cards",
        "words: a sentence is missing in one language"
      })
  void theKitCatchesIt(String kind) {
    Fault fault =
        Faults.all().stream().filter(one -> one.kind().equals(kind)).findFirst().orElseThrow();
    assertThat(Caught.byTheKit(fault, BrokenGame.made(fault, folder), 2)).isPresent();
  }

  @Test
  void theTableInTheDocumentsHasEveryFault() throws IOException {
    String table = Files.readString(TABLE);
    for (Fault fault : Faults.all()) assertThat(table).contains("\n" + start(fault));
  }

  @Test
  @EnabledIfSystemProperty(named = "faults", matches = ".+")
  void everyFaultIsCaughtAndTheTableSaysHow() throws IOException {
    String page = Files.readString(TABLE);
    List<String> missed = new ArrayList<>();
    StringBuilder rows = new StringBuilder(HEAD);
    for (Fault fault : Faults.all()) {
      boolean tried = fault.kind().matches(System.getProperty("faults"));
      rows.append(tried ? row(fault, missed) : before(page, fault));
    }
    Files.writeString(TABLE, page.substring(0, page.indexOf(HEAD)) + rows);
    assertThat(missed).isEmpty();
  }

  private String row(Fault fault, List<String> missed) throws IOException {
    Path place = Files.createTempDirectory(folder, "fault");
    Game<?, ?, ?> game = BrokenGame.made(fault, place);
    Optional<String> kit = Caught.byTheKit(fault, game, RUNS);
    Optional<String> fuzz = fault.fuzzed() ? Caught.byFuzz(game, place) : Optional.of("–");
    if (kit.isEmpty()) missed.add("kit: " + fault.kind());
    if (fuzz.isEmpty()) missed.add("fuzz: " + fault.kind());
    String said = kit.map(words -> "`" + words.replace("`", "'") + "`").orElse("missed");
    return start(fault) + said + " | " + fuzz.orElse("missed") + " |\n";
  }

  private static String before(String page, Fault fault) {
    return page.lines()
        .filter(line -> line.startsWith(start(fault)))
        .findFirst()
        .map(line -> line + "\n")
        .orElse("");
  }

  private static String start(Fault fault) {
    return "| " + fault.kind() + " | ";
  }
}
