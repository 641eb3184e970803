package dev.astragal.runtime.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/** How a line that was written to a journal becomes safe. */
@FunctionalInterface
public interface Forcing {
  /** By forcing the journal's own file. */
  Forcing ALONE = (_, channel, _, _) -> channel.force(false);

  /**
   * When this returns, the line outlives a power cut. When it throws, it does not, once it is cut
   * off in the journal.
   *
   * @param channel to write {@code file}, where {@code line} stands at {@code at}
   * @param line with its end of line
   */
  void force(Path file, FileChannel channel, long at, byte[] line) throws IOException;
}
