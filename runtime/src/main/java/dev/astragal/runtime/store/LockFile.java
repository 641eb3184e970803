package dev.astragal.runtime.store;

import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A lease that the operating system ends with the program that holds it. Nobody ever reads the
 * file: on some systems closing any reader of a locked file ends the lock, which is why the
 * journal's own lock is not enough where journals are read while they are written. For the same
 * reason this program remembers what it holds instead of trying the lock twice.
 */
final class LockFile implements AutoCloseable {
  private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final FileChannel channel;

  private LockFile(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /** Where the leases of a directory of matches lie. */
  static Path folder(Path directory) {
    return directory.resolve(".locks");
  }

  /** The lease of a journal in such a directory, whoever opens it; others need none. */
  static Optional<LockFile> of(Path journal, String id) {
    Path folder = folder(journal.toAbsolutePath().resolveSibling(""));
    return Files.isDirectory(folder) ? Optional.of(take(folder, id)) : Optional.empty();
  }

  static LockFile take(Path directory, String id) {
    try {
      Files.createDirectories(directory);
      Path file = directory.toRealPath().resolve(id);
      if (!HELD_HERE.add(file)) throw MatchId.held(id, "this program already");
      FileChannel channel = null;
      boolean taken = false;
      try {
        channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        taken = channel.tryLock() != null;
        if (!taken) throw MatchId.held(id, "another program");
        return new LockFile(file, channel);
      } finally {
        if (!taken) {
          if (channel != null) channel.close();
          HELD_HERE.remove(file);
        }
      }
    } catch (IOException e) {
      throw new BadInputException("the lease of '" + id + "' cannot be taken: " + e.getMessage());
    }
  }

  /** Ending a lease twice, even on two threads, must not end the next holder's. */
  @Override
  public synchronized void close() {
    if (!channel.isOpen()) return;
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      HELD_HERE.remove(file);
    }
  }
}
