package dev.astragal.games.classics.faults;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.fuzz.Fuzz;
import dev.astragal.runtime.kit.GameKit;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Who finds a fault, and in which words. */
final class Caught {
  private static final int FUZZED_RUNS = 200;
  private static final int WORDS = 150;

  private Caught() {}

  /** What the kit says first, as its author would read it. */
  static Optional<String> byTheKit(Fault fault, Game<?, ?, ?> game, int runs) {
    if (!fault.wordy())
      return GameKit.problems(game, List.of(), runs).stream().findFirst().map(Caught::brief);
    try {
      GameKit.checkWords(game, List.of(), runs);
      return Optional.empty();
    } catch (AssertionError e) {
      return String.valueOf(e.getMessage()).lines().skip(1).findFirst().map(Caught::brief);
    }
  }

  /** What fuzz says, and in how many steps it shows it. */
  static Optional<String> byFuzz(Game<?, ?, ?> game, Path folder) {
    RunSpec spec = RunSpec.of(game.manifest().id(), new Seed("faults"), game.manifest().seatsMin());
    return byFuzz(GameLibrary.kernel(game, spec), spec, folder);
  }

  private static <S, C extends Choice, E extends Event> Optional<String> byFuzz(
      Kernel<S, C, E> kernel, RunSpec spec, Path folder) {
    return Fuzz.run(kernel, spec, FUZZED_RUNS, folder, _ -> {})
        .failure()
        .map(failure -> failure.shrunk() + " of " + failure.steps() + " steps");
  }

  /** One line of a table. */
  private static String brief(String problem) {
    String line = problem.lines().findFirst().orElse("").strip().replace("|", "/");
    return line.length() <= WORDS ? line : line.substring(0, WORDS).strip() + " …";
  }
}
