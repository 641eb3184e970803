package dev.astragal.mcp.seat;

import dev.astragal.cli.Main;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.session.Outcomes;
import dev.astragal.runtime.table.BotGame;
import dev.astragal.runtime.table.Recording;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/**
 * A designer's workbench: what numbers do to games, and what else a finished match could have been.
 */
final class DesignTools {
  static final int RUNS_MAX = 200_000;
  static final int FUTURES_MAX = 20_000;
  private static final int FUTURES_AT_ONCE = 100;
  private static final int STEPS_MAX = 1_000_000;
  private static final long RUNS_USUAL = 1_000;
  private static final Semaphore BENCH = new Semaphore(1);

  private final Seats seats;

  DesignTools(Seats seats) {
    this.seats = seats;
  }

  List<Tool<?>> all() {
    return List.of(
        new Tool<>(
            "sweep",
            "Lets bots play many games of a set-up, or of a grid of set-ups under the same luck, and"
                + " tells how figures are distributed.",
            Sweep.class,
            (arguments, progress) -> alone(() -> sweep(arguments, progress))),
        new Tool<>(
            "tune",
            "Searches the value of one number of a policy for which a figure meets a target.",
            Tune.class,
            (arguments, progress) -> alone(() -> tune(arguments, progress))),
        new Tool<>(
            "odds",
            "How lucky a match was that is over: plays it on from a moment many times with new luck.",
            Odds.class,
            (arguments, progress) -> alone(() -> odds(arguments, progress))),
        new Tool<>(
            "fork",
            "Another future of a match that is over: from a moment on, with the same luck or another,"
                + " played by bots.",
            Branch.class,
            (arguments, _) -> fork(arguments)));
  }

  /** Each of these takes all of the machine. */
  private static Answer alone(Supplier<Answer> study) {
    if (!BENCH.tryAcquire())
      throw new BadInputException("somebody studies here already; try again in a while");
    try {
      return study.get();
    } finally {
      BENCH.release();
    }
  }

  record Sweep(
      @AtMost(100) String game,
      @Omittable @AtLeast(1) @AtMost(RUNS_MAX) OptionalLong runs,
      @Omittable @AtMost(32) List<String> bots,
      @Omittable @AtLeast(1) OptionalLong seats,
      @Omittable @AtMost(200) Optional<String> seed,
      @About("such as deluxe.store.prices.oxen=2000,4000") @Omittable @AtMost(4) List<String> grid,
      @About("only these figures") @Omittable @AtMost(32) List<String> metrics,
      @Omittable @AtMost(8) List<String> policies,
      @Omittable @AtMost(32) Map<String, String> options,
      @Omittable @AtMost(64) Map<String, String> set) {}

  record Tune(
      @AtMost(100) String game,
      @About("a figure of 'sweep' and what it should be, such as win.seat0=45%") @AtMost(200)
          String target,
      @About("PATH=LO..HI") @AtMost(300) String vary,
      @Omittable @AtLeast(1) @AtMost(RUNS_MAX) OptionalLong runs,
      @Omittable @AtMost(32) List<String> bots,
      @Omittable @AtMost(8) List<String> policies) {}

  record Odds(
      @AtMost(100) String match,
      @About("after this step; 0 is the beginning") @AtLeast(0) long step,
      @Omittable @AtMost(100) Optional<String> bot,
      @Omittable @AtLeast(1) @AtMost(FUTURES_MAX) OptionalLong runs) {}

  record Branch(
      @AtMost(100) String match,
      @About("right after this input; 0 is the beginning") @AtLeast(0) @AtMost(1_000_000) int at,
      @About("other dice, which of them; the same if not given") @Omittable OptionalLong luck,
      @Omittable @AtMost(32) List<String> bots) {}

  private Answer sweep(Sweep sweep, Tool.Progress progress) {
    List<String> line = started("sweep", sweep.game, sweep.bots, sweep.policies);
    line.add("--runs=" + sweep.runs.orElse(RUNS_USUAL));
    sweep.seats.ifPresent(seats -> line.add("--seats=" + seats));
    sweep.seed.ifPresent(seed -> line.add("--seed=" + seed));
    sweep.grid.forEach(grid -> line.add("--grid=" + grid));
    if (!sweep.metrics.isEmpty()) line.add("--metric=" + String.join(",", sweep.metrics));
    sweep.options.forEach((name, value) -> line.add("--option=" + name + "=" + value));
    sweep.set.forEach((path, value) -> line.add("--set=" + path + "=" + value));
    return run(line, progress);
  }

  private Answer tune(Tune tune, Tool.Progress progress) {
    List<String> line = started("tune", tune.game, tune.bots, tune.policies);
    line.add("--target=" + tune.target);
    line.add("--vary=" + tune.vary);
    tune.runs.ifPresent(runs -> line.add("--runs=" + runs));
    return run(line, progress);
  }

  private List<String> started(
      String command, String game, List<String> bots, List<String> policies) {
    if (seats.terms().renamed())
      throw new BadInputException("games that go by other words are not studied");
    Game<?, ?, ?> found = seats.terms().game(game);
    List<String> line = new ArrayList<>(List.of(command, found.manifest().id(), "--json"));
    bots.forEach(bot -> Begin.requireQuick(found, bot));
    if (!bots.isEmpty()) line.add("--bot=" + String.join(",", bots));
    for (String policy : policies) {
      // A name with an ending would be read as a file of this machine.
      if (policy.indexOf('.') >= 0)
        throw new BadInputException("policies are named as 'games' lists them");
      line.add("--policy=" + policy);
    }
    return line;
  }

  /** The same command that people type; what it answers and why it does not. */
  private static Answer run(List<String> line, Tool.Progress progress) {
    line.addAll(List.of("--progress", "--no-signals"));
    progress.mayStop();
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    PercentWriter percent = new PercentWriter(err, progress);
    Main.run(line.toArray(String[]::new), new PrintWriter(out), new PrintWriter(percent, true));
    if (Thread.currentThread().isInterrupted()) throw new CancellationException();
    if (out.toString().isBlank())
      throw new BadInputException(err.toString().lines().findFirst().orElse("nothing came of it"));
    Tree found = JsonTrees.read(out.toString(), line.getFirst());
    if (!(found instanceof Tree.Table table)) throw new BadInputException("nothing came of it");
    return Answer.of(JsonTrees.pretty(table, 100), table);
  }

  private Answer odds(Odds odds, Tool.Progress progress) {
    Recording recording = Recording.of(seats.finished(odds.match));
    long step = recording.firstStep() + odds.step;
    if (step > recording.lastStep())
      throw new BadInputException("it has " + recording.lastStep() + " steps");
    String bot = odds.bot.orElse(Players.RANDOM);
    Begin.requireQuick(GameLibrary.game(recording.spec().game()), bot);
    int runs = (int) odds.runs.orElse(RUNS_USUAL);
    progress.mayStop();
    Map<String, Long> ends = new TreeMap<>();
    long[] wins = new long[recording.spec().seats()];
    long[] scores = new long[wins.length];
    int over = 0;
    for (int first = 0; first < runs; first += FUTURES_AT_ONCE) {
      int count = Math.min(FUTURES_AT_ONCE, runs - first);
      for (Outcome outcome : recording.outcomes(step, bot, first, count, STEPS_MAX)) {
        over++;
        ends.merge(outcome.code(), 1L, Long::sum);
        for (Seat winner : outcome.winners()) wins[winner.index()]++;
        for (int i = 0; i < outcome.scores().size(); i++) scores[i] += outcome.scores().get(i);
      }
      if (Thread.currentThread().isInterrupted()) throw new CancellationException();
      progress.reached(first + count, runs);
    }
    Tree.Table content =
        Tree.emptyTable().with("futures", Tree.of(over)).with("wins", numbers(wins));
    Tree.Table codes = Tree.emptyTable();
    for (Map.Entry<String, Long> end : ends.entrySet())
      codes = codes.with(end.getKey(), Tree.of(end.getValue()));
    content = content.with("ends", codes).with("scoreSums", numbers(scores));
    return Answer.of(JsonTrees.pretty(content, 100), content);
  }

  private static Tree numbers(long[] values) {
    List<Tree> all = new ArrayList<>();
    for (long value : values) all.add(Tree.of(value));
    return Tree.of(all);
  }

  private Answer fork(Branch branch) {
    JournalFile past = seats.finished(branch.match);
    Fork luck =
        branch.luck.isPresent() ? new Fork.NewLuck(branch.luck.getAsLong()) : new Fork.SameLuck();
    List<String> bots = branch.bots.isEmpty() ? List.of(Players.RANDOM) : branch.bots;
    Game<?, ?, ?> game = GameLibrary.game(past.header().spec().game());
    bots.forEach(bot -> Begin.requireQuick(game, bot));
    BotGame future =
        BotGame.future(
            past, branch.at, luck, bots, past.header().spec().seed().child(branch.luck.orElse(1)));
    return Answer.of(
        future.ending(),
        Tree.emptyTable()
            .with("outcome", Outcomes.tree(future.outcome()))
            .with("inputs", Tree.of(future.inputs()))
            .with("ticks", Tree.of(future.ticks()))
            .with("hash", Tree.of(Hashes.text(future.hash()))));
  }
}
