package dev.astragal.cli.store;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Output;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.StoreArchive;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Puts the matches of a file into a store. */
@Command(
    name = "import",
    aliases = "restore",
    mixinStandardHelpOptions = true,
    description =
        "Puts the matches of such a file into a store; those that are there already stay as they are.")
final class ImportCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();

  @Mixin private StoreOption store = new StoreOption();

  @Parameters(paramLabel = "FILE", description = "what 'store export' wrote")
  private Path file = Path.of("");

  @Override
  public Integer call() {
    try (MatchStore into = store.open()) {
      StoreArchive.Account account = new StoreArchive(file).read(into);
      Output output = store.output(command);
      output.say(
          () ->
              Tree.emptyTable()
                  .with("matches", Tree.of(account.done().size()))
                  .with("left", StoreOption.names(account.left()))
                  .with("problems", StoreOption.names(account.problems())),
          () ->
              output.line(
                  "%d matches put into the store, %d were there already"
                      .formatted(account.done().size(), account.left().size())));
      StoreOption.complain(command, account.problems());
      return account.problems().isEmpty() ? ExitCodes.OK : ExitCodes.CHECK_FAILED;
    }
  }
}
