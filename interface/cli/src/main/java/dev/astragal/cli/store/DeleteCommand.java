package dev.astragal.cli.store;

import dev.astragal.cli.ExitCodes;
import dev.astragal.runtime.store.MatchStore;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Deletes matches for good. */
@Command(
    name = "delete",
    mixinStandardHelpOptions = true,
    description = "Deletes matches for good; one that is being played is refused.")
final class DeleteCommand implements Callable<Integer> {
  @Mixin private StoreOption store = new StoreOption();

  @Parameters(arity = "1..*", paramLabel = "ID", description = "which")
  private List<String> ids = List.of();

  @Override
  public Integer call() {
    try (MatchStore in = store.open()) {
      ids.forEach(in::delete);
    }
    return ExitCodes.OK;
  }
}
