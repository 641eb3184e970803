package dev.astragal.baator.dice;

import dev.astragal.cli.ExitCodes;
import dev.astragal.kernel.dice.DiceException;
import dev.astragal.runtime.content.JsonTrees;
import picocli.CommandLine;

/** Says what is wrong with an expression, the same way in every command. */
final class DiceFailure {
  private DiceFailure() {}

  /** One JSON object for programs; for people a line, and the place under the text. */
  static int tell(DiceException e, boolean json, CommandLine command) {
    if (json) {
      command.getOut().println(JsonTrees.write(DiceJson.error(e)));
    } else {
      command.getErr().println("astragal: " + e.line());
      command.getErr().println(e.caret().indent(2).stripTrailing());
    }
    return ExitCodes.BAD_INPUT;
  }
}
