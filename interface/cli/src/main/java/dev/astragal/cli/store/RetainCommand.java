package dev.astragal.cli.store;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Output;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.store.MatchQuery;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.MatchSummary;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Deletes what nobody touched for long. */
@Command(
    name = "retain",
    mixinStandardHelpOptions = true,
    description =
        "Keeps what somebody touched lately and deletes the rest; what is being played stays.")
final class RetainCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();

  @Mixin private StoreOption store = new StoreOption();

  @Option(
      names = "--days",
      required = true,
      paramLabel = "N",
      description = "how many days a match is kept that nobody touches")
  private int days;

  @Option(names = "--ended", description = "only matches that have ended are deleted")
  private boolean ended;

  @Option(names = "--try", description = "only say what would be deleted")
  private boolean tried;

  @Override
  public Integer call() {
    if (days < 0) throw new BadInputException("--days must be at least 0, not " + days);
    Instant since = Instant.now().minus(Duration.ofDays(days));
    List<String> deleted = new ArrayList<>();
    List<String> left = new ArrayList<>();
    try (MatchStore in = store.open()) {
      MatchQuery query = ended ? MatchQuery.all().thatEnded(true) : MatchQuery.all();
      for (MatchSummary match : StoreOption.all(in, query)) {
        if (!match.changed().isBefore(since)) continue;
        try {
          if (!tried) in.delete(match.id());
          deleted.add(match.id());
        } catch (BadInputException e) {
          left.add(String.valueOf(e.getMessage()));
        }
      }
    }
    Output output = store.output(command);
    output.say(
        () ->
            Tree.emptyTable()
                .with(tried ? "wouldDelete" : "deleted", StoreOption.names(deleted))
                .with("left", StoreOption.names(left)),
        () -> {
          deleted.forEach(output::line);
          output.line(deleted.size() + (tried ? " would be deleted" : " deleted"));
        });
    StoreOption.complain(command, left);
    return ExitCodes.OK;
  }
}
