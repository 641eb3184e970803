package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.audit.Blame;
import dev.astragal.runtime.audit.Watch;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The contract suite. {@code GameKit.check(new MyGame())} attacks every claim of a game's manifest
 * and every promise of the {@link Game} contract, and fails with a list of what does not hold.
 *
 * <p>It plays random games with every number of seats and looks at each position from all sides;
 * what it checks is the list of classes in this package that implement {@link Check}.
 */
public final class GameKit {
  private static final int RUNS = 6;

  private GameKit() {}

  /** Checks the game as it comes. */
  public static void check(Game<?, ?, ?> game) {
    check(game, List.of(), RUNS);
  }

  /**
   * Checks the game under each of {@code recipes} beside its plain set-up, {@code runs} random
   * games each.
   */
  public static void check(Game<?, ?, ?> game, List<RunSpec> recipes, int runs) {
    List<String> problems = problems(game, recipes, runs);
    if (!problems.isEmpty()) {
      throw new AssertionError(
          game.manifest().id() + " breaks the contract:\n  " + String.join("\n  ", problems));
    }
  }

  /**
   * Checks that whatever the game says reads like words, in every voice and language it has a
   * bundle for.
   */
  public static void checkWords(Game<?, ?, ?> game) {
    checkWords(game, List.of(), RUNS);
  }

  /** The same under each of {@code recipes} beside the plain set-up. */
  public static void checkWords(Game<?, ?, ?> game, List<RunSpec> recipes, int runs) {
    List<String> problems =
        problems(game, recipes, runs, List.of(new WordsCheck()), Watch.PATIENCE);
    if (!problems.isEmpty()) {
      throw new AssertionError(
          game.manifest().id() + " has no words for it:\n  " + String.join("\n  ", problems));
    }
  }

  /** What does not hold, each with the check that found it. */
  public static List<String> problems(Game<?, ?, ?> game, List<RunSpec> recipes, int runs) {
    return problems(game, recipes, runs, Watch.PATIENCE);
  }

  /** The same, where no call of a rule may take longer than {@code patience}. */
  static List<String> problems(
      Game<?, ?, ?> game, List<RunSpec> recipes, int runs, Duration patience) {
    return problems(game, recipes, runs, checks(), patience);
  }

  private static List<String> problems(
      Game<?, ?, ?> game, List<RunSpec> recipes, int runs, List<Check> checks, Duration patience) {
    Manifest manifest = game.manifest();
    List<RunSpec> all = new ArrayList<>();
    for (int seats = manifest.seatsMin(); seats <= manifest.seatsMax(); seats++) {
      all.add(RunSpec.of(manifest.id(), new Seed("kit"), seats));
    }
    all.addAll(recipes);
    List<String> problems = new ArrayList<>();
    if (!manifest.equals(game.manifest())) problems.add("manifest: it is not always the same");
    for (RunSpec spec : all) {
      Kernel<?, ?, ?> kernel = GameLibrary.kernel(game, spec);
      if (!kernel.rules().bots().stream().map(Bot::name).toList().equals(manifest.bots()))
        problems.add("bots: the manifest names others than the rules have");
      for (String fault : CodeScan.faults(game.getClass(), kernel.rules().getClass()))
        problems.add("code: " + fault);
      problems.addAll(problems(kernel, spec, runs, checks, patience));
    }
    return problems.stream().distinct().toList();
  }

  private static <S, C extends Choice, E extends Event> List<String> problems(
      Kernel<S, C, E> kernel, RunSpec spec, int runs, List<Check> checks, Duration patience) {
    Watch watch = new Watch(patience);
    Kernel<S, C, E> watched = watch.over(kernel);
    List<String> problems = new ArrayList<>();
    for (Check check : checks) {
      for (int i = 0; i < runs; i++) {
        RunSpec one = spec.withSeed(spec.seed().child(i));
        Optional<String> problem = Optional.empty();
        try {
          problem = watch.run(() -> problem(check, watched, one));
        } catch (Watch.HungException e) {
          // Every other check would hang there too.
          problems.add(told(check, e.getMessage(), one));
          return problems;
        }
        if (problem.isEmpty()) continue;
        problems.add(told(check, problem.get(), one));
        break;
      }
    }
    return problems;
  }

  private static <S, C extends Choice, E extends Event> Optional<String> problem(
      Check check, Kernel<S, C, E> kernel, RunSpec spec) {
    try {
      check.run(kernel, spec);
      return Optional.empty();
    } catch (ContractBroken e) {
      return Optional.of(String.valueOf(e.getMessage()));
    } catch (RuntimeException | StackOverflowError e) {
      return Optional.of("the game failed: " + Blame.of(e));
    }
  }

  private static String told(Check check, @Nullable String problem, RunSpec spec) {
    return check.name()
        + ": "
        + problem
        + " ("
        + spec.seats()
        + " seats, seed "
        + spec.seed().text()
        + ")";
  }

  private static List<Check> checks() {
    return List.of(
        new EndsCheck(),
        new DeterminismCheck(),
        new RebuildCheck(),
        new SnapshotCheck(),
        new ChoicesCheck(),
        new NumbersCheck(),
        new ForkCheck(),
        new UndoCheck(),
        new SecrecyCheck(),
        new RecallCheck(),
        new BotsCheck(),
        new MessagesCheck(),
        new PolicyCheck());
  }
}
