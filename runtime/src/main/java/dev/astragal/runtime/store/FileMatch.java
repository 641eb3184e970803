package dev.astragal.runtime.store;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.journal.CommonLogs;
import dev.astragal.runtime.journal.Disk;
import dev.astragal.runtime.journal.Forcing;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.journal.JournalWriter;
import dev.astragal.runtime.journal.LinkedLines;
import dev.astragal.runtime.machine.Machine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

/**
 * A match in one journal file. What is said about it and how much of it was sent lie in files
 * beside the journal: {@code game.jsonl.about} and {@code game.jsonl.sent}. Both are replaced
 * whole, so that a crash leaves the old or the new.
 */
public final class FileMatch implements HeldMatch {
  static final String ENDING = ".jsonl";
  static final String ABOUT = ".about";
  static final String SENT = ".sent";
  static final String KEY = ".key";

  private final Path file;
  private final JournalFile past;
  private final JournalWriter writer;
  private final Optional<LockFile> lease;
  private final Machine machine;
  private volatile long sent;
  private Runnable whenClosed = () -> {};

  private FileMatch(
      Path file,
      JournalFile past,
      JournalWriter writer,
      Optional<LockFile> lease,
      Machine machine) {
    this.file = file;
    this.machine = machine;
    this.past = past;
    this.writer = writer;
    this.lease = lease;
    this.sent = storedCount(beside(file, SENT));
  }

  /** A new journal; an existing file is never overwritten. */
  public static FileMatch create(Path file, JournalLine.Header header) {
    return create(file, header, Machine.HERE, Forcing.ALONE);
  }

  static FileMatch create(Path file, JournalLine.Header header, Machine machine, Forcing forcing) {
    return leased(
        file,
        lease -> {
          JournalWriter writer = JournalWriter.create(file, header).by(forcing);
          // Not read back from the file: closing it would end the writer's lock on some systems.
          JournalFile past =
              JournalFile.begun(header, LinkedLines.from(file.toString()).next(header));
          return new FileMatch(file, past, writer, lease, machine);
        });
  }

  /** Goes on with a journal. */
  public static FileMatch resume(Path file) {
    return resume(file, Machine.HERE, Forcing.ALONE);
  }

  static FileMatch resume(Path file, Machine machine, Forcing forcing) {
    return leased(
        file,
        lease -> {
          lease.ifPresent(_ -> CommonLogs.repair(file));
          JournalFile read = JournalReader.read(file);
          JournalWriter writer = JournalWriter.resume(file, read).by(forcing);
          return new FileMatch(file, read, writer, lease, machine);
        });
  }

  private static FileMatch leased(Path file, Function<Optional<LockFile>, FileMatch> opening) {
    Optional<LockFile> lease = LockFile.of(file, id(file));
    try {
      return opening.apply(lease);
    } catch (RuntimeException e) {
      lease.ifPresent(LockFile::close);
      throw e;
    }
  }

  /** {@code listener} hears when nobody holds it any more. */
  void whenClosed(Runnable listener) {
    whenClosed = listener;
  }

  static String id(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
  }

  @Override
  public String id() {
    return id(file);
  }

  /** Made when it is first asked for: most files are never sent anywhere. */
  @Override
  public String key() {
    String stored = storedKey(file);
    if (!stored.isEmpty()) return stored;
    byte[] bytes = new byte[16];
    machine.guard(bytes);
    String fresh = UUID.nameUUIDFromBytes(bytes).toString();
    replaceForGood(beside(file, KEY), fresh);
    return fresh;
  }

  /** Empty where nobody asked for it yet. */
  private static String storedKey(Path file) {
    Path stored = beside(file, KEY);
    try {
      return Files.exists(stored) ? Files.readString(stored).strip() : "";
    } catch (IOException e) {
      throw new BadInputException(stored + " cannot be read: " + e.getMessage());
    }
  }

  @Override
  public JournalFile past() {
    return past;
  }

  @Override
  public void append(JournalLine line) {
    writer.append(line);
  }

  @Override
  public Tree.Table about() {
    return about(file);
  }

  static Tree.Table about(Path file) {
    try {
      Path about = beside(file, ABOUT);
      return Files.exists(about)
              && JsonTrees.read(Files.readString(about), about.toString()) instanceof Tree.Table t
          ? t
          : Tree.emptyTable();
    } catch (IOException | TreeException e) {
      throw new BadInputException(
          "what is said about " + file + " cannot be read: " + e.getMessage());
    }
  }

  /** When something was last said about a match. */
  static Instant described(Path file) throws IOException {
    Path about = beside(file, ABOUT);
    return Files.exists(about) ? Files.getLastModifiedTime(about).toInstant() : Instant.MIN;
  }

  static void delete(Path file) throws IOException {
    for (String ending : List.of(ABOUT, SENT, KEY)) Files.deleteIfExists(beside(file, ending));
    Files.deleteIfExists(file);
  }

  /** All that is kept of a match; whoever writes it meanwhile is not disturbed. */
  static KeptMatch pack(Path file) {
    try {
      return KeptMatch.of(
          id(file),
          storedKey(file),
          Files.readAllBytes(file),
          about(file),
          storedCount(beside(file, SENT)));
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be read: " + e.getMessage());
    }
  }

  /** The journal comes last: without it there is no match. */
  static void put(Path file, KeptMatch match) {
    if (!match.key().isEmpty()) replaceForGood(beside(file, KEY), match.key());
    replaceForGood(beside(file, ABOUT), JsonTrees.write(match.about()));
    replace(beside(file, SENT), Long.toString(match.sent()));
    replaceForGood(file, match.journal());
  }

  @Override
  public void describe(Tree.Table about) {
    replaceForGood(beside(file, ABOUT), JsonTrees.write(about));
  }

  @Override
  public long sent() {
    return sent;
  }

  @Override
  public void sent(long count) {
    replace(beside(file, SENT), Long.toString(count));
    sent = count;
  }

  @Override
  public void close() {
    whenClosed.run();
    writer.close();
    lease.ifPresent(LockFile::close);
  }

  /** A count that cannot be read is none: what is sent again is recognised. */
  private static long storedCount(Path file) {
    try {
      return Files.exists(file) ? count(Files.readString(file)) : 0;
    } catch (IOException e) {
      return 0;
    }
  }

  static long count(String text) {
    try {
      return Long.parseLong(text.strip());
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  /** A count that a power cut takes back is only a count of what is sent again. */
  private static void replace(Path file, String text) {
    replace(file, text, fresh -> {});
  }

  /** When this returns, the text outlives even a power cut. */
  private static void replaceForGood(Path file, String text) {
    replace(file, text, Disk::force);
    try {
      Disk.forceName(file);
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  @FunctionalInterface
  private interface Finishing {
    void finish(Path fresh) throws IOException;
  }

  private static void replace(Path file, String text, Finishing finishing) {
    try {
      Path fresh = beside(file, ".new");
      Files.writeString(fresh, text);
      finishing.finish(fresh);
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  private static BadInputException unwritable(Path file, IOException cause) {
    return new BadInputException(file + " cannot be written: " + cause.getMessage());
  }

  private static Path beside(Path file, String ending) {
    return file.resolveSibling(file.getFileName() + ending);
  }
}
