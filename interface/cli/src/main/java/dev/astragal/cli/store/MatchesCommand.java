package dev.astragal.cli.store;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Output;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.store.MatchQuery;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.MatchSummary;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists what a store keeps. */
@Command(
    name = "matches",
    mixinStandardHelpOptions = true,
    description = "Lists the matches in a store, the last changed first.",
    footer = {
      "",
      "Examples:",
      "  astragal matches --store matches",
      "  astragal matches --store jdbc:postgresql://localhost/games --running --game pig",
      "  astragal matches --store matches kiwi --json"
    })
public final class MatchesCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();

  @Mixin private StoreOption store = new StoreOption();

  @Parameters(
      arity = "0..1",
      paramLabel = "WORDS",
      description = "only matches with these words in their id, game, seed or description")
  private String words = "";

  @Option(names = "--game", paramLabel = "GAME", description = "only this game's")
  private String game = "";

  @Option(names = "--ended", description = "only those that have ended")
  private boolean ended;

  @Option(names = "--running", description = "only those that have not")
  private boolean running;

  @Option(names = "--limit", paramLabel = "N", description = "at most N (default: 50)")
  private int limit = 50;

  @Override
  public Integer call() {
    if (ended && running) throw new BadInputException("--ended and --running exclude each other");
    MatchQuery query = MatchQuery.all().ofGame(game).containing(words).page(0, limit);
    if (ended || running) query = query.thatEnded(ended);
    Output output = store.output(command);
    try (MatchStore from = store.open()) {
      List<MatchSummary> found = from.search(query);
      output.say(
          () ->
              Tree.emptyTable()
                  .with("matches", Tree.of(found.stream().map(MatchesCommand::tree).toList())),
          () -> found.forEach(match -> output.line(line(match))));
    }
    return ExitCodes.OK;
  }

  private static String line(MatchSummary match) {
    return String.format(
        "%s  %-10s %-24s %s",
        match.changed().truncatedTo(ChronoUnit.SECONDS),
        match.spec().game(),
        match.id(),
        match.outcome().orElse("running"));
  }

  private static Tree tree(MatchSummary match) {
    Tree.Table tree =
        Tree.emptyTable()
            .with("id", Tree.of(match.id()))
            .with("game", Tree.of(match.spec().game()))
            .with("seed", Tree.of(match.spec().seed().text()))
            .with("seats", Tree.of(match.spec().seats()))
            .with("changed", Tree.of(match.changed().toString()))
            .with("about", match.about());
    return match.outcome().isPresent()
        ? tree.with("outcome", Tree.of(match.outcome().get()))
        : tree;
  }
}
