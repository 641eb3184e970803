package dev.astragal.runtime.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.kit.StoreKit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

final class DirectoryStoreTest {
  @TempDir private Path directory;

  @TestFactory
  Stream<DynamicTest> keepsEveryPromise() {
    return StoreKit.promises().entrySet().stream()
        .map(
            promise ->
                DynamicTest.dynamicTest(
                    promise.getKey(),
                    () -> promise.getValue().check(() -> new DirectoryStore(directory))));
  }

  @Test
  void aMatchIsAnOrdinaryJournalFile() {
    try (MatchStore store = new DirectoryStore(directory);
        HeldMatch match = store.create("plain", StoreKit.header("x"), Tree.emptyTable())) {
      match.append(StoreKit.input(1));
    }
    assertThat(JournalReader.read(directory.resolve("plain.jsonl")).lines())
        .containsExactly(StoreKit.input(1));
  }

  @Test
  void aTornTailIsCutWhenTheMatchIsOpened() throws IOException {
    try (MatchStore store = new DirectoryStore(directory)) {
      try (HeldMatch match = store.create("torn", StoreKit.header("x"), Tree.emptyTable())) {
        match.append(StoreKit.input(1));
      }
      Path file = directory.resolve("torn.jsonl");
      Files.writeString(file, "{\"kind\":\"inp", StandardOpenOption.APPEND);
      assertThat(store.find("torn")).isPresent();
      try (HeldMatch match = store.open("torn")) {
        assertThat(match.past().torn()).isPresent();
        match.append(StoreKit.input(2));
      }
      assertThat(store.read("torn").lines()).containsExactly(StoreKit.input(1), StoreKit.input(2));
    }
  }

  @Test
  void otherFilesInTheDirectoryAreNoMatches() throws IOException {
    Files.writeString(directory.resolve("notes.jsonl"), "hello\n");
    Files.writeString(directory.resolve("notes.txt"), "hello\n");
    try (MatchStore store = new DirectoryStore(directory)) {
      assertThat(store.search(MatchQuery.all())).isEmpty();
    }
  }

  @Test
  void aCountThatCannotBeReadIsNone() throws IOException {
    try (MatchStore store = new DirectoryStore(directory)) {
      try (HeldMatch match = store.create("sent", StoreKit.header("x"), Tree.emptyTable())) {
        match.sent(7);
      }
      Files.writeString(directory.resolve("sent.jsonl.sent"), "");
      try (HeldMatch match = store.open("sent")) {
        assertThat(match.sent()).isZero();
      }
    }
  }

  @Test
  void aLocationIsADirectoryOrAUrlSomebodyUnderstands() {
    try (MatchStore store = Stores.open(directory.resolve("new/one").toString())) {
      assertThat(store).isInstanceOf(DirectoryStore.class);
    }
    assertThatThrownBy(() -> Stores.open("redis://localhost"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("redis:");
    assertThatThrownBy(() -> Stores.open(" ")).isInstanceOf(BadInputException.class);
    assertThatThrownBy(() -> Stores.open("/dev/null/x"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("cannot be a store");
  }
}
