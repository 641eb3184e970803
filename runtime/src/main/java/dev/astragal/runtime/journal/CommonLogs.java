package dev.astragal.runtime.journal;

import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The common logs of a directory of journals, and what they are kept for. */
public final class CommonLogs {
  static final String ENDING = ".log";

  /** Closing any reader of a locked file ends the lock on some systems: these are never read. */
  private static final Set<Path> WRITTEN_HERE = ConcurrentHashMap.newKeySet();

  private CommonLogs() {}

  /** Where the logs of a directory lie. */
  public static Path folder(Path directory) {
    return directory.resolve(".forced");
  }

  static FileChannel begun(Path file) throws IOException {
    WRITTEN_HERE.add(file);
    FileChannel channel = null;
    try {
      channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      // Another program may have taken it for one that nobody writes any more.
      if (channel.tryLock() == null || !Files.exists(file))
        throw new IOException(file + " was taken by another program");
      return channel;
    } catch (IOException | RuntimeException e) {
      if (channel != null) channel.close();
      WRITTEN_HERE.remove(file);
      throw e;
    }
  }

  static void ended(Path file, FileChannel channel) {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      WRITTEN_HERE.remove(file);
    }
  }

  /**
   * Puts back what a power cut took from a journal; whoever calls holds its lease. When this
   * returns, all of the journal is forced, and no log is needed for it any more: also where there
   * is no log, because whoever wrote the last line may have ended before it came to one.
   */
  public static void repair(Path journal) {
    try {
      repair(journal, records(logs(journal.toAbsolutePath().resolveSibling(""))));
    } catch (IOException e) {
      throw new BadInputException(journal + " cannot be made whole: " + e.getMessage());
    }
  }

  private static void repair(Path journal, LogRecords records) throws IOException {
    byte[] found = Files.readAllBytes(journal);
    byte[] whole = records.repaired(journal.getFileName().toString(), found);
    try (FileChannel channel = FileChannel.open(journal, StandardOpenOption.WRITE)) {
      int same = Arrays.mismatch(found, whole);
      if (same >= 0) {
        channel.truncate(same);
        channel.position(same);
        ByteBuffer rest = ByteBuffer.wrap(whole, same, whole.length - same);
        while (rest.hasRemaining()) channel.write(rest);
      }
      channel.force(false);
    }
  }

  /** Nobody else writes a journal until this is closed. */
  public interface Lease extends AutoCloseable {
    @Override
    void close();
  }

  /** Takes the lease of a journal that somebody may have open. */
  @FunctionalInterface
  public interface Leases {
    /** Nothing where somebody has it. */
    Optional<? extends Lease> take(Path journal);
  }

  /** Repairs what programs that are gone left behind, and deletes their logs. */
  public static void clear(Path directory, Leases leases) {
    try {
      List<Path> logs = logs(directory);
      LogRecords records = records(logs);
      for (Path log : logs) clear(directory, log, records, leases);
    } catch (IOException e) {
      throw new BadInputException(directory + " cannot be made whole: " + e.getMessage());
    }
  }

  /** Locked until it is deleted, so that nobody begins to write it meanwhile. */
  private static void clear(Path directory, Path log, LogRecords records, Leases leases)
      throws IOException {
    try (FileChannel channel =
        FileChannel.open(log, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      if (channel.tryLock() == null) return;
      boolean all = true;
      for (String name : LogRecords.of(List.of(bytes(channel))).journals()) {
        Path journal = directory.resolve(name);
        all &= !Files.exists(journal) || repaired(journal, records, leases);
      }
      if (all) Files.deleteIfExists(log);
    } catch (OverlappingFileLockException | NoSuchFileException e) {
      return;
    }
  }

  /** Whoever has it open needs the log for what was written before, unless that was forced. */
  private static boolean repaired(Path journal, LogRecords records, Leases leases)
      throws IOException {
    Optional<? extends Lease> lease = leases.take(journal);
    if (lease.isEmpty()) return false;
    try (Lease _ = lease.get()) {
      repair(journal, records);
      return true;
    }
  }

  private static LogRecords records(List<Path> logs) throws IOException {
    List<byte[]> all = new ArrayList<>();
    for (Path log : logs) all.add(bytes(log));
    return LogRecords.of(all);
  }

  private static byte[] bytes(FileChannel channel) throws IOException {
    ByteBuffer all = ByteBuffer.allocate(Math.toIntExact(channel.size()));
    while (all.hasRemaining() && channel.read(all) >= 0) {}
    return Arrays.copyOf(all.array(), all.position());
  }

  private static List<Path> logs(Path directory) throws IOException {
    List<Path> logs = new ArrayList<>();
    if (!Files.isDirectory(folder(directory))) return logs;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder(directory).toRealPath())) {
      for (Path file : files)
        if (file.toString().endsWith(ENDING) && !WRITTEN_HERE.contains(file)) logs.add(file);
    }
    return logs;
  }

  /** Nothing of one that was deleted meanwhile. */
  private static byte[] bytes(Path log) throws IOException {
    try {
      return Files.readAllBytes(log);
    } catch (NoSuchFileException gone) {
      return new byte[0];
    }
  }
}
