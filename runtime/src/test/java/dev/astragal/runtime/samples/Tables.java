package dev.astragal.runtime.samples;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.session.Session;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sets up sample games for tests. */
public final class Tables {
  private Tables() {}

  public static <S, C extends Choice, E extends Event> Kernel<S, C, E> kernel(Game<S, C, E> game) {
    return Kernel.of(game, Setup.of(game.manifest(), game.manifest().seatsMin()));
  }

  /** With one option set. */
  public static <S, C extends Choice, E extends Event> Kernel<S, C, E> kernel(
      Game<S, C, E> game, String option, String value) {
    Setup plain = Setup.of(game.manifest(), game.manifest().seatsMin());
    Map<String, String> options = new LinkedHashMap<>(plain.options());
    options.put(option, value);
    return Kernel.of(game, new Setup(plain.seats(), options, plain.policy(), plain.content(), 1));
  }

  public static RunSpec spec(Game<?, ?, ?> game, long seed) {
    return RunSpec.of(game.manifest().id(), Seed.of(seed), game.manifest().seatsMin());
  }

  /** Plays a whole game at random into a new journal and gives its final hash. */
  public static <S, C extends Choice, E extends Event> long record(
      Kernel<S, C, E> kernel, RunSpec spec, Path file) {
    try (Session<S, C, E> session = Session.begin(kernel, spec, Optional.of(file))) {
      Outcome outcome =
          Match.play(session, Players.seated(kernel, List.of(Players.RANDOM), spec.seed()));
      if (outcome.aborted()) throw new AssertionError("the sample game did not end: " + outcome);
      return session.run().hash();
    }
  }
}
