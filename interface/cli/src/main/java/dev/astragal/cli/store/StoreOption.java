package dev.astragal.cli.store;

import dev.astragal.cli.Output;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.store.MatchQuery;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.MatchSummary;
import dev.astragal.runtime.store.Stores;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Which store, and how to tell what was done to it. */
final class StoreOption {
  @Option(
      names = "--store",
      required = true,
      paramLabel = "DIR|URL",
      description = "a directory or jdbc:postgresql://HOST/DATABASE")
  private String store = "";

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  MatchStore open() {
    return Stores.open(store);
  }

  Output output(CommandSpec command) {
    return new Output(command.commandLine().getOut(), json);
  }

  static Tree names(List<String> ids) {
    return Tree.of(ids.stream().map(Tree::of).toList());
  }

  static void complain(CommandSpec command, List<String> problems) {
    for (String problem : problems) command.commandLine().getErr().println("astragal: " + problem);
  }

  /** Every match, however many there are. */
  static List<MatchSummary> all(MatchStore store, MatchQuery query) {
    List<MatchSummary> found = new ArrayList<>();
    while (true) {
      List<MatchSummary> page = store.search(query.page(found.size(), MatchQuery.LIMIT_MAX));
      found.addAll(page);
      if (page.size() < MatchQuery.LIMIT_MAX) return found;
    }
  }
}
