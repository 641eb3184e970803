package dev.astragal.baator.rules;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What can be done with rule packs. */
@Command(
    name = "rules",
    mixinStandardHelpOptions = true,
    description = "Checks, lists, applies and weighs rules written in YAML packs.",
    subcommands = {
      RulesCheckCommand.class,
      RulesListCommand.class,
      RulesApplyCommand.class,
      RulesOddsCommand.class,
      RulesSchemaCommand.class
    },
    footer = {
      "",
      "Examples:",
      "  astragal rules check my-pack.yaml",
      "  astragal rules apply physical.attack.basic --ctx fight.json --faces 15,6",
      "  astragal rules odds srd.attack.melee --ctx fight.json"
    })
public final class RulesCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
