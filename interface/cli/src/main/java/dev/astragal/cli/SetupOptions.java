package dev.astragal.cli;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.seed.SeedCode;
import dev.astragal.kernel.seed.ShareCodes;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.library.SharedSeeds;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What every command that starts a game understands. */
public final class SetupOptions {
  /** The overlay a game brings for people, where it brings one. */
  public static final String PLAY = "play";

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      completionCandidates = GameNames.class,
      description = "the game, see 'astragal games'; or a seed code")
  private String game = "";

  @Option(
      names = "--seed",
      paramLabel = "SEED",
      description = "any text or number, or a share code of the game; random if not given")
  private String seed = "";

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "how many play; the fewest possible if not given")
  private int seats;

  @Option(names = "--option", paramLabel = "NAME=VALUE", description = "an option of the game")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(
      names = "--policy",
      paramLabel = "NAME|FILE",
      description = "a policy to lay over the game's own: one it brings along, or a YAML file")
  private List<String> policies = new ArrayList<>();

  @Option(names = "--set", paramLabel = "PATH=VALUE", description = "a single value of the policy")
  private Map<String, String> sets = new LinkedHashMap<>();

  /** Whether a seed was asked for; else there is a new one for every {@link #spec}. */
  public boolean seeded() {
    return !seed.isEmpty() || game.indexOf('-') >= 0;
  }

  /** The game as it was written, or a seed code. */
  public String named() {
    return game;
  }

  /** The recipe these options describe. */
  public RunSpec spec() {
    if (game.indexOf('-') >= 0) return coded();
    if (game.isEmpty())
      throw new BadInputException(
          "Missing required parameter: 'GAME'; 'astragal games' lists them");
    Game<?, ?, ?> found = GameLibrary.game(game);
    ShareCodes.Shared shared = chosenSeed(found);
    return new RunSpec(
        game,
        shared.seed(),
        seats == 0 ? found.manifest().seatsMin() : seats,
        SharedSeeds.options(options, shared),
        overlays(),
        sets);
  }

  /** A share code yields to options and policies; a seed code has all of it in itself. */
  private RunSpec coded() {
    Optional<RunSpec> shared = SharedSeeds.recipe(game);
    if (shared.isEmpty()) return fromCode(game);
    RunSpec spec = shared.get();
    Map<String, String> all = new LinkedHashMap<>(spec.options());
    all.putAll(options);
    List<RunSpec.Overlay> laid = policies.isEmpty() ? spec.overlays() : overlays();
    return new RunSpec(spec.game(), spec.seed(), spec.seats(), all, laid, sets);
  }

  /**
   * As {@link #spec}, for people: a game that brings an overlay called {@code play} is played with
   * it unless another policy is asked for.
   */
  RunSpec playSpec() {
    RunSpec spec = spec();
    boolean offered = GameLibrary.game(spec.game()).manifest().policies().contains(PLAY + ".yaml");
    boolean complete = game.indexOf('-') >= 0 && SharedSeeds.recipe(game).isEmpty();
    if (!offered || !spec.overlays().isEmpty() || complete) return spec;
    List<RunSpec.Overlay> played = List.of(new RunSpec.Overlay.Named(PLAY));
    return new RunSpec(spec.game(), spec.seed(), spec.seats(), spec.options(), played, spec.sets());
  }

  /** The recipe in a seed code, or in a share code of one of the games. */
  public static RunSpec fromCode(String text) {
    Optional<RunSpec> shared = SharedSeeds.recipe(text);
    if (shared.isPresent()) return shared.get();
    SeedCode code = decoded(text);
    List<RunSpec.Overlay> overlays = new ArrayList<>();
    Map<String, String> coded = new LinkedHashMap<>();
    for (String entry : code.policy()) {
      int equals = entry.indexOf('=');
      if (equals < 0) overlays.add(new RunSpec.Overlay.Named(entry));
      else coded.put(entry.substring(0, equals), entry.substring(equals + 1));
    }
    return new RunSpec(code.game(), code.seed(), code.seats(), code.options(), overlays, coded);
  }

  private static SeedCode decoded(String text) {
    try {
      return SeedCode.decode(text);
    } catch (IllegalArgumentException e) {
      throw new BadInputException("'" + text + "' is no " + noCode(text, e));
    }
  }

  /** Whoever mistyped a share code must not be told which letters the other codes have. */
  private static String noCode(String text, IllegalArgumentException asSeedCode) {
    List<String> examples = SharedSeeds.examples();
    String start = text.substring(0, text.indexOf('-') + 1);
    for (String example : examples)
      if (!start.isEmpty() && example.startsWith(start))
        return "share code; they look like " + example;
    return "code: "
        + asSeedCode.getMessage()
        + examples.stream()
            .map(example -> "; share codes look like " + example)
            .collect(Collectors.joining());
  }

  private ShareCodes.Shared chosenSeed(Game<?, ?, ?> found) {
    return seed.isEmpty()
        ? ShareCodes.Shared.of(SharedSeeds.fresh(found, options, overlays()))
        : SharedSeeds.read(found, seed);
  }

  private List<RunSpec.Overlay> overlays() {
    return policies.stream().map(SetupOptions::overlay).toList();
  }

  /** A policy of the game by its name, or a file of the user's own. */
  public static RunSpec.Overlay overlay(String policy) {
    if (!policy.endsWith(".yaml") && !policy.endsWith(".yml"))
      return new RunSpec.Overlay.Named(policy);
    Path file = Path.of(policy);
    return new RunSpec.Overlay.Own(file.getFileName().toString(), Documents.yaml(file));
  }

  /** The code for a recipe; one with a policy file of the user's own has none. */
  public static String code(RunSpec spec) {
    List<String> policy = new ArrayList<>();
    for (RunSpec.Overlay overlay : spec.overlays()) {
      if (overlay instanceof RunSpec.Overlay.Own) {
        throw new BadInputException("a seed code cannot carry the policy file " + overlay.name());
      }
      policy.add(overlay.name());
    }
    spec.sets().forEach((path, value) -> policy.add(path + "=" + value));
    return new SeedCode(spec.game(), spec.seed(), spec.seats(), policy, spec.options()).encode();
  }
}
