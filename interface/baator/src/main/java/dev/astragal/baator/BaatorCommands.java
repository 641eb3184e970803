package dev.astragal.baator;

import dev.astragal.baator.console.DmCommand;
import dev.astragal.baator.dice.OddsCommand;
import dev.astragal.baator.dice.RollCommand;
import dev.astragal.baator.fair.FairCommand;
import dev.astragal.baator.rng.DiceServiceCommand;
import dev.astragal.baator.rng.RngdCommand;
import dev.astragal.baator.rules.RulesCommand;
import dev.astragal.cli.CommandProvider;
import dev.astragal.cli.NamedCommand;
import java.util.List;
import picocli.CommandLine;

/** Adds the commands of this module to the command line. */
public final class BaatorCommands implements CommandProvider {
  @Override
  public List<NamedCommand> commands() {
    return List.of(
        new NamedCommand("roll", () -> expression(new RollCommand())),
        new NamedCommand("odds", () -> expression(new OddsCommand())),
        new NamedCommand("rules", RulesCommand::new),
        new NamedCommand("fair", FairCommand::new),
        new NamedCommand("rngd", RngdCommand::new),
        new NamedCommand("dice-service", DiceServiceCommand::new),
        new NamedCommand("dm", DmCommand::new));
  }

  /** What begins with a minus sign may be an expression: -1d6+10. */
  private static CommandLine expression(Object command) {
    return new CommandLine(command).setUnmatchedOptionsArePositionalParams(true);
  }
}
