package dev.astragal.cli;

import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.league.Mistakes;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.solve.Equilibrium;
import dev.astragal.runtime.solve.KeepsSecrets;
import dev.astragal.runtime.solve.Solution;
import dev.astragal.runtime.solve.Solver;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What a small game is worth. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    description = {
      "Looks through a small game for two to its last position and says what it is worth to the first seat when both play perfectly.",
      "Where seats keep secrets from each other it finds how often each answer must be given so that nobody can do better."
    },
    footer = {
      "",
      "Examples:",
      "  astragal solve tictactoe",
      "  astragal solve pig",
      "  astragal solve pig --judge mcts:1s --games 20",
      "  astragal solve leduc --within 0.000001",
      "  astragal solve liarsdice --option dice=1"
    })
final class SolveCommand implements Callable<Integer> {
  private static final int DIGITS = 6;
  private static final int GAMES_MAX = 1_000_000;

  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private SetupOptions setup = new SetupOptions();

  @Option(
      names = "--within",
      paramLabel = "X",
      description =
          "with secrets: go on until a perfect player wins no more than X against what was found (default: ${DEFAULT-VALUE})")
  private double within = 0.0001;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "with secrets: go on for N rounds at most (default: ${DEFAULT-VALUE})")
  private long rounds = 1_000_000;

  @Option(
      names = "--judge",
      paramLabel = "BOT",
      description = "says what the mistakes of a bot cost it against itself")
  private Optional<String> judged = Optional.empty();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "with --judge: how many games (default: ${DEFAULT-VALUE})")
  private int games = 20;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "with --judge: how many games at once (default: one for each processor)")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    if (!(within >= 0)) throw new BadInputException("--within must not be below 0");
    if (rounds < 1) throw new BadInputException("--rounds must be 1 or more");
    if (games < 2 || games > GAMES_MAX)
      throw new BadInputException("--games must be from 2 to " + GAMES_MAX + ", not " + games);
    if (threads < 1) throw new BadInputException("--threads must be at least 1, not " + threads);
    RunSpec spec = setup.spec();
    Kernel<?, ?, ?> kernel = GameLibrary.kernel(spec);
    Output output = new Output(command.commandLine().getOut(), json);
    if (judged.isPresent()) {
      judge(output, spec, judged.get());
      return ExitCodes.OK;
    }
    try {
      say(output, spec.game(), Solver.solve(kernel));
    } catch (KeepsSecrets e) {
      long start = System.nanoTime();
      Equilibrium.Found found = Equilibrium.find(kernel, within, rounds);
      say(output, spec.game(), found, (System.nanoTime() - start) / 1e9);
    }
    return ExitCodes.OK;
  }

  private void judge(Output output, RunSpec spec, String bot) {
    Mistakes mistakes = Mistakes.of(spec, bot, games, threads, this::show);
    output.say(
        () ->
            Tree.emptyTable()
                .with("game", Tree.of(spec.game()))
                .with("bot", Tree.of(bot))
                .with("games", Tree.of(games))
                .with("decisions", Tree.of(mistakes.decisions()))
                .with("wrong", Tree.of(mistakes.wrong()))
                .with("cost", Tree.of(rounded(mistakes.cost())))
                .with("low", Tree.of(rounded(Math.max(0, mistakes.interval().low()))))
                .with("high", Tree.of(rounded(mistakes.interval().high()))),
        () ->
            output.line(
                String.format(
                    Locale.ROOT,
                    "%s: %d of %d answers of %s could have been better, in %d games; they cost it"
                        + " %.4f of a win a game (%.4f to %.4f)",
                    spec.game(),
                    mistakes.wrong(),
                    mistakes.decisions(),
                    bot,
                    games,
                    mistakes.cost(),
                    Math.max(0, mistakes.interval().low()),
                    mistakes.interval().high())));
  }

  /** A search takes minutes to judge: whoever waits at a terminal sees what is known so far. */
  private void show(Mistakes soFar) {
    if (!Boolean.getBoolean("astragal.stderr.terminal")) return;
    PrintWriter err = command.commandLine().getErr();
    String line =
        String.format(
            Locale.ROOT,
            "%d of %d games, %.4f of a win a game",
            soFar.games(),
            games,
            soFar.cost());
    err.print(
        "\r" + line + (soFar.games() == games ? "\r" + " ".repeat(line.length()) + "\r" : ""));
    err.flush();
  }

  private static void say(Output output, String game, Solution<?, ?, ?> solution) {
    output.say(
        () ->
            Tree.emptyTable()
                .with("game", Tree.of(game))
                .with("positions", Tree.of(solution.positions()))
                .with("value", Tree.of(rounded(solution.value()))),
        () ->
            output.line(
                game
                    + ": "
                    + solution.positions()
                    + " positions; played perfectly it is worth "
                    + rounded(solution.value())
                    + " to the first seat (a win is 1, a draw 0.5)"));
  }

  private static void say(Output output, String game, Equilibrium.Found found, double seconds) {
    output.say(
        () ->
            Tree.emptyTable()
                .with("game", Tree.of(game))
                .with("moments", Tree.of(found.moments()))
                .with("situations", Tree.of(found.situations()))
                .with("value", Tree.of(rounded(found.value())))
                .with("exploitability", Tree.of(rounded(found.exploitability())))
                .with("rounds", Tree.of(found.rounds())),
        () -> {
          output.line(
              game
                  + ": "
                  + found.moments()
                  + " moments, "
                  + found.situations()
                  + " situations somebody can tell apart; played perfectly it is worth "
                  + rounded(found.value())
                  + " to the first seat");
          output.line(
              "nobody wins more than "
                  + rounded(found.exploitability())
                  + " beyond that against what was found in "
                  + found.rounds()
                  + " rounds ("
                  + Math.round(found.rounds() / seconds)
                  + " a second)");
        });
  }

  private static String rounded(double value) {
    return BigDecimal.valueOf(value).setScale(DIGITS, RoundingMode.HALF_EVEN).toPlainString();
  }
}
