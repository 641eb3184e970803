package dev.astragal.cli.store;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Output;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.store.MatchQuery;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.MatchSummary;
import dev.astragal.runtime.store.StoreArchive;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Copies matches of a store into a file. */
@Command(
    name = "export",
    aliases = "backup",
    mixinStandardHelpOptions = true,
    description =
        "Copies matches, all of them or those named, into a new file, while they are played.")
final class ExportCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();

  @Mixin private StoreOption store = new StoreOption();

  @Parameters(index = "0", paramLabel = "FILE", description = "the new file, a zip")
  private Path file = Path.of("");

  @Parameters(index = "1..*", paramLabel = "ID", description = "only these matches")
  private List<String> ids = new ArrayList<>();

  @Override
  public Integer call() {
    try (MatchStore from = store.open()) {
      List<String> problems = new ArrayList<>();
      if (ids.isEmpty()) {
        problems.addAll(from.unreadable());
        StoreOption.all(from, MatchQuery.all()).stream().map(MatchSummary::id).forEach(ids::add);
      } else {
        ids.forEach(from::read);
      }
      StoreArchive.Account account = new StoreArchive(file).write(from, ids);
      problems.addAll(account.problems());
      Output output = store.output(command);
      output.say(
          () ->
              Tree.emptyTable()
                  .with("file", Tree.of(file.toString()))
                  .with("matches", Tree.of(account.done().size()))
                  .with("problems", StoreOption.names(problems)),
          () -> output.line(account.done().size() + " matches in " + file));
      StoreOption.complain(command, problems);
      return problems.isEmpty() ? ExitCodes.OK : ExitCodes.CHECK_FAILED;
    }
  }
}
