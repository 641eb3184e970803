package dev.astragal.baator.rules;

import dev.astragal.cli.ExitCodes;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists rules. */
@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    description = "Lists the rules that ship, and those of your own packs.")
final class RulesListCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--pack", paramLabel = "FILE", description = "a pack of your own")
  private List<Path> files = List.of();

  @Option(names = "--json", description = "one JSON object per rule")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    for (Rule rule : PackFiles.registry(files).all()) {
      if (json) out.println(JsonTrees.write(tree(rule)));
      else out.println(line(rule));
    }
    return ExitCodes.OK;
  }

  /** Key, test and purpose in one line. */
  public static String line(Rule rule) {
    String test =
        rule.roll().map(DiceExpression::text).orElse("no roll")
            + rule.dc().map(dc -> " vs " + dc.text()).orElse("");
    return String.format(
            "%-34s %-9s %-52s %s", rule.key(), rule.layer().text(), test, rule.description())
        .stripTrailing();
  }

  private static Tree.Table tree(Rule rule) {
    Tree.Table tree =
        Tree.emptyTable()
            .with("key", Tree.of(rule.key()))
            .with("layer", Tree.of(rule.layer().text()))
            .with("description", Tree.of(rule.description()))
            .with("when", Tree.of(rule.when().stream().map(when -> Tree.of(when.text())).toList()));
    if (rule.cost().isPresent()) tree = tree.with("cost", Tree.of(rule.cost().get().text()));
    if (rule.roll().isPresent()) tree = tree.with("roll", Tree.of(rule.roll().get().text()));
    if (rule.dc().isPresent()) tree = tree.with("dc", Tree.of(rule.dc().get().text()));
    return tree;
  }
}
