package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Flat;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What to play: every arm plays the same games under the same luck, so that arms differ by their
 * rules alone. Game {@code i} is seeded by the {@code i}-th child of the seed, whoever plays it.
 */
public final class SweepPlan {
  /** More arms than anybody can compare. */
  public static final int ARMS_MAX = 1_000;

  /** More games than anybody can wait for. */
  public static final long RUNS_MAX = 1_000_000_000_000L;

  /** So many games of each arm are looked at closely, whatever else. */
  public static final long CLOSE_AT_FIRST = 10_000;

  /** Of the games after those, one in so many is, unless somebody asks for another share. */
  public static final int EVERY = 10;

  public static final int EVERY_MAX = 1_000_000;

  private final RunSpec base;
  private final List<String> grid;
  private final List<String> bots;
  private final long runs;
  private final int every;
  private final List<Arm> arms;
  private final List<Kernel<?, ?, ?>> kernels;

  /** A plan as files and other machines are given it. */
  record Written(@Flat RunSpec base, List<String> grid, List<String> bots, int every) {
    private static final Shape<Written> SHAPE = Shape.of(Written.class);

    SweepPlan plan(long runs) {
      return new SweepPlan(base, grid, bots, runs).lookingAtEvery(every);
    }
  }

  /** One set-up among those compared. */
  public record Arm(String label, RunSpec spec) {}

  /**
   * Every combination of the grid's values over {@code base}.
   *
   * @param grid each entry {@code path=a,b,c}, where path is an option of the game or a path of its
   *     policy
   * @param bots one for all seats, or one for each
   * @param runs games per arm
   */
  public SweepPlan(RunSpec base, List<String> grid, List<String> bots, long runs) {
    this.base = base;
    this.grid = List.copyOf(grid);
    this.bots = List.copyOf(bots);
    this.runs = runs;
    this.every = EVERY;
    requireRuns(runs);
    List<Arm> all = List.of(new Arm("", base));
    for (String axis : grid) all = combined(all, axis);
    arms = List.copyOf(all);
    kernels = arms.stream().<Kernel<?, ?, ?>>map(this::playable).toList();
  }

  private SweepPlan(SweepPlan other, long runs, int every) {
    requireRuns(runs);
    if (every < 1 || every > EVERY_MAX)
      throw new BadInputException("--every must be from 1 to " + EVERY_MAX + ", not " + every);
    base = other.base;
    grid = other.grid;
    bots = other.bots;
    arms = other.arms;
    kernels = other.kernels;
    this.runs = runs;
    this.every = every;
  }

  public RunSpec base() {
    return base;
  }

  public List<String> grid() {
    return grid;
  }

  public List<String> bots() {
    return bots;
  }

  public long runs() {
    return runs;
  }

  public List<Arm> arms() {
    return arms;
  }

  /** The game as each arm sets it up. */
  List<Kernel<?, ?, ?>> kernels() {
    return kernels;
  }

  public Seed seed() {
    return base.seed();
  }

  public SweepPlan withRuns(long other) {
    return new SweepPlan(this, other, every);
  }

  /** The same games; beyond the first, only one in so many is looked at closely. */
  public SweepPlan lookingAtEvery(int other) {
    return new SweepPlan(this, runs, other);
  }

  public int every() {
    return every;
  }

  /**
   * Whether events are counted and curves drawn in that game. To do so in all games takes half as
   * long again as to play them, and after the first ten thousand tells little more.
   */
  boolean closely(long index) {
    return index < CLOSE_AT_FIRST || index % every == 0;
  }

  Written written() {
    return new Written(base, grid, bots, every);
  }

  /** An empty tally for every arm. */
  public List<ArmTally> tallies() {
    List<ArmTally> tallies = new ArrayList<>();
    for (int i = 0; i < arms.size(); i++) tallies.add(new ArmTally());
    return tallies;
  }

  /** Everything but the number of games, which may grow. */
  public Tree tree() {
    return Written.SHAPE.tree(written());
  }

  public static SweepPlan from(Tree tree, long runs) {
    return Written.SHAPE.read(tree).plan(runs);
  }

  private static List<Arm> combined(List<Arm> arms, String axis) {
    int equals = axis.indexOf('=');
    if (equals <= 0 || equals == axis.length() - 1)
      throw new BadInputException("a grid is written path=a,b,c, not '" + axis + "'");
    String path = axis.substring(0, equals);
    String[] values = axis.substring(equals + 1).split(",", -1);
    if ((long) arms.size() * values.length > ARMS_MAX)
      throw new BadInputException("the grid has more than " + ARMS_MAX + " arms");
    List<Arm> finer = new ArrayList<>();
    for (Arm arm : arms) {
      for (String value : values) {
        if (value.isBlank())
          throw new BadInputException("the grid '" + axis + "' has an empty value");
        String label = (arm.label().isEmpty() ? "" : arm.label() + " ") + path + "=" + value;
        if (finer.stream().anyMatch(other -> other.label().equals(label)))
          throw new BadInputException("the grid '" + axis + "' has the value " + value + " twice");
        finer.add(new Arm(label, varied(arm.spec(), path, value)));
      }
    }
    return finer;
  }

  /** The recipe with one option or one value of the policy changed. */
  public static RunSpec varied(RunSpec spec, String path, String value) {
    Manifest manifest = GameLibrary.game(spec.game()).manifest();
    boolean option = manifest.options().stream().map(Option::name).anyMatch(path::equals);
    Map<String, String> options = new LinkedHashMap<>(spec.options());
    Map<String, String> sets = new LinkedHashMap<>(spec.sets());
    if (option) options.put(path, value);
    else sets.put(path, value);
    return new RunSpec(spec.game(), spec.seed(), spec.seats(), options, spec.overlays(), sets);
  }

  private static void requireRuns(long runs) {
    if (runs < 1 || runs > RUNS_MAX)
      throw new BadInputException("--runs must be from 1 to " + RUNS_MAX + ", not " + runs);
  }

  private Kernel<?, ?, ?> playable(Arm arm) {
    try {
      Kernel<?, ?, ?> kernel = GameLibrary.kernel(arm.spec());
      requireBots(kernel);
      return kernel;
    } catch (TreeException | BadInputException e) {
      throw arm.label().isEmpty()
          ? e
          : new BadInputException("the grid's " + arm.label() + ": " + e.getMessage());
    }
  }

  private <S, C extends Choice, E extends Event> void requireBots(Kernel<S, C, E> kernel) {
    Players.seated(kernel, bots, base.seed());
  }
}
