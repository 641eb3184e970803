package dev.astragal.runtime.library;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.seed.ShareCodes.Shared;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Seeds by the short names that games give them, and seeds for those who do not care which. */
public final class SharedSeeds {
  /** A system property for those who want the same chance every time, such as a demonstration. */
  private static final String CHANCE = "astragal.chance";

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
                overlays(shared.get()),
                Map.of()));
    }
    return Optional.empty();
  }

  /** What the text of a seed stands for in a game: a code of its own, or just the text. */
  public static Shared read(Game<?, ?, ?> game, String seed) {
    return game.shareCodes()
        .flatMap(codes -> codes.read(seed))
        .orElseGet(() -> Shared.of(new Seed(seed)));
  }

  /** Options as they were asked for, and those a code brings where nothing was asked for. */
  public static Map<String, String> options(Map<String, String> asked, Shared shared) {
    Map<String, String> all = new LinkedHashMap<>(shared.options());
    all.putAll(asked);
    return all;
  }

  /** The code of a run, where it has one: a code that opens another kind of game is none. */
  public static Optional<String> code(RunSpec spec) {
    return GameLibrary.game(spec.game())
        .shareCodes()
        .flatMap(
            codes ->
                codes
                    .code(spec.seed())
                    .filter(code -> codes.read(code).filter(read -> fits(read, spec)).isPresent()));
  }

  private static boolean fits(Shared shared, RunSpec spec) {
    return spec.sets().isEmpty()
        && spec.overlays().equals(overlays(shared))
        && shared.options().entrySet().stream()
            .allMatch(option -> option.getValue().equals(option(spec, option.getKey())));
  }

  private static String option(RunSpec spec, String name) {
    return GameLibrary.game(spec.game()).manifest().options().stream()
        .filter(option -> option.name().equals(name))
        .map(option -> spec.options().getOrDefault(name, option.fallback()))
        .findFirst()
        .orElse("");
  }

  private static List<RunSpec.Overlay> overlays(Shared shared) {
    return List.copyOf(shared.policies().stream().map(RunSpec.Overlay.Named::new).toList());
  }

  /** How the codes of games look, one of each; for whoever mistyped one. */
  public static List<String> examples() {
    return GameLibrary.games().stream()
        .flatMap(game -> game.shareCodes().stream())
        .flatMap(codes -> codes.code(codes.fresh(Map.of(), 0)).stream())
        .toList();
  }

  /**
   * A seed for somebody who does not care which; one with a code where such a run of the game can
   * have one.
   */
  public static Seed fresh(
      Game<?, ?, ?> game, Map<String, String> options, List<RunSpec.Overlay> overlays) {
    long entropy = Long.getLong(CHANCE, new SecureRandom().nextLong());
    Optional<Seed> coded =
        game.shareCodes()
            .map(codes -> codes.fresh(options, entropy))
            .filter(
                seed ->
                    code(new RunSpec(game.manifest().id(), seed, 1, options, overlays, Map.of()))
                        .isPresent());
    return coded.orElseGet(
        () -> Seed.of(1 + Long.remainderUnsigned(entropy, Integer.MAX_VALUE - 1)));
  }
}
