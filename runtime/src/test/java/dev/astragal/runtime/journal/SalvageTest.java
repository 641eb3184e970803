package dev.astragal.runtime.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.kit.StoreKit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever comes before the damage of a journal can be kept. */
final class SalvageTest {
  private static final int INPUTS = 12;

  @TempDir private Path directory;
  private Path file = Path.of("");
  private List<String> lines = List.of();

  @BeforeEach
  void aJournal() throws IOException {
    file = directory.resolve("game.jsonl");
    try (JournalWriter writer = JournalWriter.create(file, StoreKit.header("x"))) {
      for (int i = 1; i <= INPUTS; i++) writer.append(StoreKit.input(i));
    }
    lines = Files.readAllLines(file);
  }

  @Test
  void everyLineBeforeADamagedOneIsKeptAndCanBeGoneOnWith() throws IOException {
    for (int damaged = 1; damaged <= INPUTS; damaged++) {
      List<String> changed = new ArrayList<>(lines);
      changed.set(damaged, lines.get(damaged).replace("\"seq\"", "\"sEq\""));
      Files.write(file, changed);
      Salvage salvage = Salvage.of(file);
      assertThat(salvage.said())
          .contains(
              file + " is damaged: line " + (damaged + 1) + " was changed after it was written");
      assertThat(salvage.lastInput()).isEqualTo(damaged - 1);
      Path rescued = directory.resolve("rescued-" + damaged + ".jsonl");
      salvage.write(rescued);
      assertThat(Files.readAllLines(rescued)).isEqualTo(lines.subList(0, damaged));
      try (JournalWriter writer = JournalWriter.resume(rescued, JournalReader.read(rescued))) {
        writer.append(StoreKit.input(damaged));
      }
      assertThat(JournalReader.read(rescued).lines()).hasSize(damaged);
      assertThat(Files.readAllLines(file)).as("the damaged one stays").isEqualTo(changed);
    }
  }

  @Test
  void aLineThatIsGoneEndsWhatIsKept() throws IOException {
    List<String> without = new ArrayList<>(lines);
    without.remove(5);
    Files.write(file, without);
    assertThat(Salvage.of(file).lastInput()).isEqualTo(4);
  }

  @Test
  void garbageInTheMiddleEndsItToo() throws IOException {
    String text = String.join("\n", lines.subList(0, 4)) + "\n" + "\0".repeat(5 << 20);
    Files.writeString(file, text);
    Salvage salvage = Salvage.of(file);
    assertThat(salvage.lastInput()).isEqualTo(3);
    assertThat(salvage.lostBytes()).isEqualTo(5 << 20);
  }

  @Test
  void aSoundJournalIsKeptWhole() {
    Salvage salvage = Salvage.of(file);
    assertThat(salvage.damage()).isEmpty();
    assertThat(salvage.lastInput()).isEqualTo(INPUTS);
    assertThat(salvage.lostBytes()).isZero();
  }

  @Test
  void nothingThatExistsIsOverwritten() {
    Salvage salvage = Salvage.of(file);
    assertThatThrownBy(() -> salvage.write(file))
        .isInstanceOf(BadInputException.class)
        .hasMessage(file + " exists already; choose another name");
  }

  @Test
  void withoutItsFirstLineThereIsNothingToKeep() throws IOException {
    Files.write(file, lines.subList(1, lines.size()));
    assertThatThrownBy(() -> Salvage.of(file)).isInstanceOf(JournalException.class);
  }
}
