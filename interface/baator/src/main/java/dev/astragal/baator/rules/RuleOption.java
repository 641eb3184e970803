package dev.astragal.baator.rules;

import dev.astragal.baator.dice.DiceJson;
import dev.astragal.cli.ExitCodes;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.rules.RuleException;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which rule, and how to tell what comes of it. */
final class RuleOption {
  @Parameters(index = "0", paramLabel = "KEY", description = "the rule, see 'rules list'")
  private String key = "";

  @Option(names = "--pack", paramLabel = "FILE", description = "a pack of your own")
  private List<Path> files = List.of();

  @Option(names = "--json", description = "as one JSON object")
  private boolean json;

  Rule rule() {
    return PackFiles.rule(files, key);
  }

  boolean json() {
    return json;
  }

  int failed(RuleException e, CommandSpec spec) {
    if (json) spec.commandLine().getOut().println(JsonTrees.write(error(e)));
    else spec.commandLine().getErr().println("astragal: " + e.getMessage());
    return ExitCodes.BAD_INPUT;
  }

  private static Tree.Table error(RuleException e) {
    return DiceJson.error(e.reason())
        .with("rule", Tree.of(e.rule()))
        .with("part", Tree.of(e.part()));
  }
}
