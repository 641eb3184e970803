package dev.astragal.env;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.SetupOptions;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.learn.Tensors;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What learners get of a game. */
@Command(
    name = "tensors",
    mixinStandardHelpOptions = true,
    description = "Says what every number of a game's observations and choices means to a learner.",
    footer = {"", "Example: astragal tensors pig"})
final class TensorsCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private SetupOptions setup = new SetupOptions();

  @Option(
      names = "--ticks",
      paramLabel = "N",
      description =
          "where a learner may command after so many ticks; 0: only where it is asked (default: as the game is played)")
  private Optional<Integer> ticks = Optional.empty();

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    Tensors tensors =
        ticks.isEmpty() ? Tensors.of(setup.spec()) : Tensors.of(setup.spec(), ticks.get());
    PrintWriter out = command.commandLine().getOut();
    if (json) {
      out.println(
          JsonTrees.write(
              Tree.emptyTable()
                  .with("game", Tree.of(tensors.spec().game()))
                  .with("seats", Tree.of(tensors.seats()))
                  .with("information", Tree.of(tensors.information()))
                  .with("moments", Tree.of(tensors.moments()))
                  .with("observation", texts(tensors.observed()))
                  .with("choices", texts(tensors.choices()))));
      return ExitCodes.OK;
    }
    out.printf(
        "%s, %d seats: %d numbers observed, %d numbers of choices%n",
        tensors.spec().game(), tensors.seats(), tensors.observation(), tensors.actions());
    out.printf(
        "all that a seat has seen and done: %d numbers, of the last %d moments everything and of earlier ones a hash%n",
        tensors.information(), tensors.moments());
    list("observation", tensors.observed(), out);
    list("choice", tensors.choices(), out);
    return ExitCodes.OK;
  }

  private static void list(String what, List<String> names, PrintWriter out) {
    for (int i = 0; i < names.size(); i++) out.printf("%-11s %5d  %s%n", what, i, names.get(i));
  }

  private static Tree texts(List<String> texts) {
    return Tree.of(texts.stream().map(Tree::of).toList());
  }
}
