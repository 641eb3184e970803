package dev.astragal.runtime.library;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.seed.ShareCodes;
import dev.astragal.kernel.seed.ShareCodes.Shared;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Seeds by the short names that games give them, and seeds for those who do not care which. */
public final class SharedSeeds {
  private SharedSeeds() {}

  /** The recipe a code stands for, if it is the code of any game. */
  public static Optional<RunSpec> recipe(String code) {
    for (Game<?, ?, ?> game : GameLibrary.games()) {
      Optional<Shared> shared = game.shareCodes().flatMap(codes -> codes.read(code));
      if (shared.isPresent())
        return Optional.of(
            new RunSpec(
                game.manifest().id(),
                shared.get().seed(),
                game.manifest().seatsMin(),
                shared.get().options(),
                List.of(),
                Map.of()));
    }
    return Optional.empty();
  }

  /** What the text of a seed stands for in a game: a code of its own, or just the text. */
  public static Shared read(Game<?, ?, ?> game, String seed) {
    return game.shareCodes()
        .flatMap(codes -> codes.read(seed))
        .orElseGet(() -> new Shared(new Seed(seed), Map.of()));
  }

  /** Options as they were asked for, and those a code brings where nothing was asked for. */
  public static Map<String, String> options(Map<String, String> asked, Shared shared) {
    Map<String, String> all = new LinkedHashMap<>(shared.options());
    all.putAll(asked);
    return all;
  }

  /** The code of a run's seed, where it has one. */
  public static Optional<String> code(RunSpec spec) {
    return GameLibrary.game(spec.game()).shareCodes().flatMap(codes -> codes.code(spec.seed()));
  }

  /** A seed for somebody who does not care which; one with a code where the game has codes. */
  public static Seed fresh(Game<?, ?, ?> game, Map<String, String> options) {
    SecureRandom entropy = new SecureRandom();
    Optional<ShareCodes> codes = game.shareCodes();
    return codes.isPresent()
        ? codes.get().fresh(options, entropy.nextLong())
        : Seed.of(entropy.nextInt(1, Integer.MAX_VALUE));
  }
}
