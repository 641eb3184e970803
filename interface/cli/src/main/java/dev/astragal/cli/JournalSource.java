package dev.astragal.cli;

import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.replay.Replay;
import java.nio.file.Path;

/** A journal on disk with the game that made it. */
record JournalSource(JournalFile file, Kernel<?, ?, ?> kernel) {
  /** Reads a journal; one that other code or content made is refused unless {@code force}. */
  static JournalSource open(Path path, boolean force) {
    JournalFile file = JournalReader.read(path);
    Kernel<?, ?, ?> kernel = GameLibrary.kernel(file.header().spec());
    if (!force) Replay.requireSameMakers(kernel, file.header());
    return new JournalSource(file, kernel);
  }
}
