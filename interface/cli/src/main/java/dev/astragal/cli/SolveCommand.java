package dev.astragal.cli;

import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.solve.Equilibrium;
import dev.astragal.runtime.solve.KeepsSecrets;
import dev.astragal.runtime.solve.Solution;
import dev.astragal.runtime.solve.Solver;
import java.math.BigDecimal;
import java.math.RoundingMode;
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
      "  astragal solve leduc --within 0.000001",
      "  astragal solve liarsdice --option dice=1"
    })
final class SolveCommand implements Callable<Integer> {
  private static final int DIGITS = 6;

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

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    if (!(within >= 0)) throw new BadInputException("--within must not be below 0");
    if (rounds < 1) throw new BadInputException("--rounds must be 1 or more");
    RunSpec spec = setup.spec();
    Kernel<?, ?, ?> kernel = GameLibrary.kernel(spec);
    Output output = new Output(command.commandLine().getOut(), json);
    try {
      say(output, spec.game(), Solver.solve(kernel));
    } catch (KeepsSecrets e) {
      long start = System.nanoTime();
      Equilibrium.Found found = Equilibrium.find(kernel, within, rounds);
      say(output, spec.game(), found, (System.nanoTime() - start) / 1e9);
    }
    return ExitCodes.OK;
  }

  private static void say(Output output, String game, Solution<?, ?, ?> solution) {
    output.say(
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
