package dev.astragal.cli.sweep;

import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file that one program at a time goes on with; the system ends it with the program. The lock
 * lies beside the file, because the file is replaced whole whenever it is written.
 */
record SoleUse(FileChannel lock) implements AutoCloseable {
  static SoleUse of(Path file) {
    Path beside = file.resolveSibling("." + file.getFileName() + ".lock");
    try {
      FileChannel channel =
          FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (locked(channel)) return new SoleUse(channel);
      channel.close();
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be written: " + e.getMessage());
    }
    throw new BadInputException(file + " is being gone on with by another sweep");
  }

  private static boolean locked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  @Override
  public void close() {
    try {
      lock.close();
    } catch (IOException e) {
      throw new BadInputException("a lock cannot be given back: " + e.getMessage());
    }
  }
}
