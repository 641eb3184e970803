package dev.astragal.baator.rules;

import dev.astragal.cli.ExitCodes;
import dev.astragal.games.baator.rules.ActorCommand;
import dev.astragal.kernel.rules.Effect;
import dev.astragal.kernel.rules.PackException;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.rules.RulePack;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.JsonTrees;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reads packs and says everything that is wrong with them. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = "Reads packs and reports every mistake with file, line, column and rule.",
    footer = {"", "Exit codes: 0 all packs load, 1 some do not, 2 a file cannot be read."})
final class RulesCheckCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "packs in YAML")
  private List<Path> files = List.of();

  @Option(names = "--json", description = "one JSON object per file")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    boolean good = true;
    for (Path file : files) {
      List<String> problems = new ArrayList<>();
      List<String> warnings = new ArrayList<>();
      int rules = 0;
      try {
        RulePack pack = PackFiles.read(file);
        rules = pack.rules().size();
        warnings.addAll(pack.warnings());
        for (Rule rule : pack.rules()) warnings.addAll(unhandled(rule));
      } catch (PackException e) {
        for (TreeException problem : e.problems())
          problems.add(String.valueOf(problem.getMessage()));
      } catch (TreeException e) {
        problems.add(String.valueOf(e.getMessage()));
      }
      good &= problems.isEmpty();
      if (json) {
        out.println(
            JsonTrees.write(
                Tree.emptyTable()
                    .with("file", Tree.of(file.toString()))
                    .with("ok", Tree.of(problems.isEmpty()))
                    .with("rules", Tree.of(rules))
                    .with("problems", texts(problems))
                    .with("warnings", texts(warnings))));
      } else {
        problems.forEach(out::println);
        warnings.forEach(warning -> out.println("warning: " + warning));
        out.println(file + (problems.isEmpty() ? ": good, " + rules + " rules" : ": not loaded"));
      }
    }
    return good ? ExitCodes.OK : ExitCodes.CHECK_FAILED;
  }

  private static List<String> unhandled(Rule rule) {
    List<String> warnings = new ArrayList<>();
    List<Effect> all = new ArrayList<>(rule.onSuccess());
    all.addAll(rule.onCritical());
    all.addAll(rule.onFailure());
    for (Effect effect : all)
      if (effect.kind() == Effect.Kind.COMMAND && ActorCommand.of(effect.name()).isEmpty())
        warnings.add(rule.key() + ": nobody handles the command " + effect.name());
    return warnings;
  }

  private static Tree texts(List<String> texts) {
    return Tree.of(texts.stream().map(Tree::of).toList());
  }
}
