package org.example.stones;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.kit.GameKit;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.session.Session;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds the game as a service, holds it to the contract, plays it, and replays what was kept. */
final class Main {
  private Main() {}

  public static void main(String[] args) {
    GameKit.check(GameLibrary.game("stones"));
    RunSpec spec = RunSpec.of("stones", Seed.of(42), 2);
    Path journal = Path.of(args[0]);
    System.out.println(played(GameLibrary.kernel(spec), spec, journal));
    System.out.println(Main.class.getModule());
  }

  private static <S, C extends Choice, E extends Event> Outcome played(
      Kernel<S, C, E> kernel, RunSpec spec, Path journal) {
    Outcome outcome;
    try (Session<S, C, E> session = Session.begin(kernel, spec, Optional.of(journal))) {
      outcome = Match.play(session, Players.seated(kernel, List.of("random"), spec.seed()));
    }
    Replay.whole(kernel, JournalReader.read(journal));
    return outcome;
  }
}
