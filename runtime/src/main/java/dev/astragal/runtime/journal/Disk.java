package dev.astragal.runtime.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** What makes files outlive a power cut. */
public final class Disk {
  private Disk() {}

  /** What was written to a file is on disk when this returns. */
  public static void force(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  /** A new file is on disk only when the directory that names it is. */
  public static void forceName(Path file) throws IOException {
    Path directory = file.toAbsolutePath().getParent();
    if (directory == null) return;
    try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (AccessDeniedException e) {
      // Some systems do not open directories; they keep names safe by themselves.
      return;
    }
  }
}
