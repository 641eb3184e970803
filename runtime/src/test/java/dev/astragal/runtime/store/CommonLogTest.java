package dev.astragal.runtime.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.CommonLogs;
import dev.astragal.runtime.journal.Gathering;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.kit.StoreKit;
import dev.astragal.runtime.machine.Machine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Lines of many matches are made safe together; no power cut takes one that was kept. */
@Timeout(60)
final class CommonLogTest {
  private static final int MATCHES = 20;
  private static final int LINES = 30;

  @TempDir Path directory;
  @TempDir Path afterwards;

  @Test
  void whatAPowerCutTakesFromJournalsIsPutBackFromTheLog() throws Exception {
    try (DirectoryStore store = together()) {
      List<HeldMatch> matches = played(store);
      for (HeldMatch match : matches) {
        byte[] whole = Files.readAllBytes(journal(directory, match.id()));
        int header = new String(whole, StandardCharsets.UTF_8).indexOf('\n') + 1;
        // Of what was not forced by itself any part may be there, or something else in its place.
        int left = header + Math.floorMod(match.id().hashCode(), whole.length - header);
        byte[] found = Arrays.copyOf(whole, left);
        for (int i = header; i < left && left % 2 == 0; i++) if (found[i] != '\n') found[i] = 0;
        Files.write(journal(afterwards, match.id()), found);
      }
      copyLogs(0);
    }
    requireAll(LINES);
    assertThat(logs(afterwards)).isEmpty();
  }

  @Test
  void whatIsTornOffAtTheEndOfALogWasNeverKept() throws Exception {
    try (DirectoryStore store = together()) {
      HeldMatch match = store.create("alone", header(), Tree.emptyTable());
      Files.copy(journal(directory, "alone"), journal(afterwards, "alone"));
      for (int i = 1; i <= LINES; i++) match.append(line(i));
      copyLogs(5);
    }
    try (DirectoryStore store = new DirectoryStore(afterwards);
        HeldMatch match = store.open("alone")) {
      assertThat(match.past().lines()).hasSize(LINES - 1);
      match.append(line(LINES));
      assertThat(store.read("alone").lines()).hasSize(LINES);
    }
  }

  @Test
  void aLogThatIsNotNeededAnyMoreIsDeleted() throws Exception {
    try (DirectoryStore store = together()) {
      for (HeldMatch match : played(store)) match.close();
      assertThat(logs(directory)).hasSize(1);
    }
    assertThat(logs(directory)).isEmpty();
  }

  @Test
  void whoeverOpensOneMatchByItsFileFindsItWholeToo() throws Exception {
    try (DirectoryStore store = together()) {
      HeldMatch match = store.create("alone", header(), Tree.emptyTable());
      Files.createDirectories(LockFile.folder(afterwards));
      Files.copy(journal(directory, "alone"), journal(afterwards, "alone"));
      for (int i = 1; i <= LINES; i++) match.append(line(i));
      copyLogs(0);
    }
    try (FileMatch match = FileMatch.resume(journal(afterwards, "alone"))) {
      assertThat(match.past().lines()).hasSize(LINES);
    }
  }

  @Test
  void aLineThatWasForcedByItselfNeedsNoLog() throws Exception {
    try (DirectoryStore store = new DirectoryStore(directory, Machine.HERE, Gathering.NEVER)) {
      played(store);
      assertThat(CommonLogs.folder(directory)).doesNotExist();
    }
  }

  @Test
  void linesThatWereForcedTogetherAreFoundBehindOnesThatWereForcedByThemselves() throws Exception {
    AtomicBoolean gathered = new AtomicBoolean();
    Gathering byTurns = Gathering.together(_ -> gathered.get());
    try (DirectoryStore store = new DirectoryStore(directory, Machine.HERE, byTurns)) {
      HeldMatch match = store.create("alone", header(), Tree.emptyTable());
      int forced = 0;
      for (int i = 1; i <= LINES; i++) {
        gathered.set(i % 4 == 1 || i > LINES - 5);
        match.append(line(i));
        if (!gathered.get()) forced = Files.readAllBytes(journal(directory, "alone")).length;
      }
      byte[] found = Files.readAllBytes(journal(directory, "alone"));
      // The last line is on disk, and not those between it and what was forced.
      for (int i = forced; found[i] != '\n'; i++) found[i] = 0;
      Files.write(journal(afterwards, "alone"), found);
      copyLogs(0);
    }
    try (DirectoryStore store = new DirectoryStore(afterwards)) {
      store.read("alone").requireSound();
      assertThat(store.read("alone").lines()).hasSize(LINES);
    }
  }

  @Test
  void aHoleInALogIsWhereItEnds() throws Exception {
    try (DirectoryStore store = together()) {
      HeldMatch match = store.create("alone", header(), Tree.emptyTable());
      Files.copy(journal(directory, "alone"), journal(afterwards, "alone"));
      for (int i = 1; i <= LINES; i++) match.append(line(i));
      copyLogs(0);
    }
    Path log = logs(afterwards).getFirst();
    byte[] torn = Files.readAllBytes(log);
    int last = new String(torn, StandardCharsets.UTF_8).lastIndexOf("alone.jsonl");
    Arrays.fill(torn, last - 3, last + 3, (byte) 0);
    torn[last - 1] = '\n';
    Files.write(log, torn);
    try (DirectoryStore store = new DirectoryStore(afterwards)) {
      assertThat(store.read("alone").lines()).hasSize(LINES - 2);
    }
  }

  private DirectoryStore together() {
    return new DirectoryStore(directory, Machine.HERE, Gathering.ALWAYS);
  }

  private static List<HeldMatch> played(DirectoryStore store) throws InterruptedException {
    List<HeldMatch> matches = new ArrayList<>();
    List<Thread> players = new ArrayList<>();
    for (int i = 0; i < MATCHES; i++) {
      HeldMatch match = store.create("match" + i, header(), Tree.emptyTable());
      matches.add(match);
      players.add(
          Thread.ofVirtual()
              .unstarted(
                  () -> {
                    for (int line = 1; line <= LINES; line++) match.append(line(line));
                  }));
    }
    players.forEach(Thread::start);
    for (Thread player : players) player.join();
    return matches;
  }

  private void requireAll(int lines) {
    try (DirectoryStore store = new DirectoryStore(afterwards)) {
      for (int i = 0; i < MATCHES; i++) {
        JournalFile read = store.read("match" + i);
        read.requireSound();
        assertThat(read.lines()).hasSize(lines);
      }
    }
  }

  private void copyLogs(int tornOff) throws IOException {
    Path folder = Files.createDirectories(CommonLogs.folder(afterwards));
    for (Path log : logs(directory)) {
      byte[] bytes = Files.readAllBytes(log);
      Files.write(folder.resolve(log.getFileName()), Arrays.copyOf(bytes, bytes.length - tornOff));
    }
  }

  private static List<Path> logs(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(CommonLogs.folder(directory))) {
      return files.toList();
    }
  }

  private static Path journal(Path directory, String id) {
    return directory.resolve(id + ".jsonl");
  }

  private static JournalLine line(int number) {
    return StoreKit.input(number);
  }

  private static JournalLine.Header header() {
    return StoreKit.header("common");
  }
}
