package dev.astragal.cli;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.journal.JournalWriter;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.replay.Replayed;
import dev.astragal.runtime.session.Session;
import java.nio.file.Path;

/** A journal on disk with the game that made it. */
public record JournalSource(JournalFile file, Kernel<?, ?, ?> kernel) {
  /** Reads a journal; one that other code or content made is refused unless {@code force}. */
  public static JournalSource open(Path path, boolean force) {
    JournalFile file = JournalReader.read(path);
    Kernel<?, ?, ?> kernel = GameLibrary.kernel(file.header().spec());
    if (!force) Replay.requireSameMakers(kernel, file.header());
    return new JournalSource(file, kernel);
  }

  /** The past {@code file} holds; one that does not replay is refused. */
  public static <S, C extends Choice, E extends Event> Replayed<S, C, E> replayed(
      Kernel<S, C, E> kernel, JournalFile file, Path path) {
    Replayed<S, C, E> past = Replay.of(kernel, file, Long.MAX_VALUE);
    if (past.divergence().isPresent())
      throw new BadInputException(path + " does not replay: " + past.divergence().get());
    return past;
  }

  /** The session that goes on where the journal at {@code path} ends. */
  public static <S, C extends Choice, E extends Event> Session<S, C, E> resumed(
      Kernel<S, C, E> kernel, JournalFile file, Path path) {
    return Session.resume(
        file.header().spec(), replayed(kernel, file, path), JournalWriter.resume(path, file));
  }
}
