package dev.astragal.cli;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
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
    description =
        "Looks through every position of a small game for two without secrets, and says how often the first seat wins when both play perfectly.",
    footer = {"", "Examples:", "  astragal solve tictactoe", "  astragal solve pig"})
final class SolveCommand implements Callable<Integer> {
  private static final int DIGITS = 6;

  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private SetupOptions setup = new SetupOptions();

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    RunSpec spec = setup.spec();
    Solution<?, ?, ?> solution = Solver.solve(GameLibrary.kernel(spec));
    BigDecimal value =
        BigDecimal.valueOf(solution.value()).setScale(DIGITS, RoundingMode.HALF_EVEN);
    Output output = new Output(command.commandLine().getOut(), json);
    output.say(
        Tree.emptyTable()
            .with("game", Tree.of(spec.game()))
            .with("positions", Tree.of(solution.positions()))
            .with("value", Tree.of(value.toPlainString())),
        () ->
            output.line(
                spec.game()
                    + ": "
                    + solution.positions()
                    + " positions; played perfectly it is worth "
                    + value
                    + " to the first seat (a win is 1, a draw 0.5)"));
    return ExitCodes.OK;
  }
}
