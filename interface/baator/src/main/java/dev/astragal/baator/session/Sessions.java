package dev.astragal.baator.session;

import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorGame;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.journal.JournalWriter;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.session.Session;
import java.nio.file.Path;
import java.util.Optional;

/** Begins sessions and goes on with them. */
public final class Sessions {
  private Sessions() {}

  public static Session<BaatorState, BaatorChoice, BaatorEvent> begin(
      Seed seed, Optional<Path> journal) {
    RunSpec spec = RunSpec.of("baator", seed, 1);
    return Session.begin(kernel(spec), spec, journal);
  }

  /** Goes on where {@code journal} ends; one that does not replay is refused. */
  public static Session<BaatorState, BaatorChoice, BaatorEvent> resume(Path journal) {
    JournalFile file = JournalReader.read(journal);
    RunSpec spec = file.header().spec();
    if (!spec.game().equals("baator"))
      throw new BadInputException(journal + " is a journal of " + spec.game() + ", not of baator");
    return Session.resume(
        spec, Replay.whole(kernel(spec), file), JournalWriter.resume(journal, file));
  }

  /** The kernel of a recipe, which must be of this game. */
  @SuppressWarnings("unchecked") // the kernel of this game has this game's types
  public static Kernel<BaatorState, BaatorChoice, BaatorEvent> kernel(RunSpec spec) {
    return (Kernel<BaatorState, BaatorChoice, BaatorEvent>)
        GameLibrary.kernel(new BaatorGame(), spec);
  }
}
