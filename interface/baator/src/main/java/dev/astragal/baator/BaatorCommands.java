package dev.astragal.baator;

import dev.astragal.baator.console.DmCommand;
import dev.astragal.baator.dice.OddsCommand;
import dev.astragal.baator.dice.RollCommand;
import dev.astragal.baator.fair.FairCommand;
import dev.astragal.baator.rng.DiceServiceCommand;
import dev.astragal.baator.rng.RngdCommand;
import dev.astragal.baator.rules.RulesCommand;
import dev.astragal.cli.CommandProvider;
import java.util.List;
import picocli.CommandLine;

/** Adds the commands of this module to the command line. */
public final class BaatorCommands implements CommandProvider {
  @Override
  public List<Object> commands() {
    return List.of(
        expression(new RollCommand()),
        expression(new OddsCommand()),
        new RulesCommand(),
        new FairCommand(),
        new RngdCommand(),
        new DiceServiceCommand(),
        new DmCommand());
  }

  /** What begins with a minus sign may be an expression: -1d6+10. */
  private static CommandLine expression(Object command) {
    return new CommandLine(command).setUnmatchedOptionsArePositionalParams(true);
  }
}
