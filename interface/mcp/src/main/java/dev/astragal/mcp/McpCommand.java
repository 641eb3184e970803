package dev.astragal.mcp;

import dev.astragal.cli.ExitCodes;
import dev.astragal.mcp.seat.AgentMatches;
import dev.astragal.mcp.seat.Terms;
import dev.astragal.mcp.seat.Toolbox;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.store.SavedRuns;
import dev.astragal.runtime.store.Stores;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Every game for agents. */
@Command(
    name = "mcp",
    mixinStandardHelpOptions = true,
    description =
        "Lets an agent play and study the games, over the Model Context Protocol on standard input and output.",
    footer = {
      "",
      "Examples:",
      "  astragal mcp                                    what an agent's configuration names as its command",
      "  astragal mcp --games regrets --withhold --rename --no-design   for measuring a model",
      "",
      "Matches are journals: a new program with the same --store goes on with them."
    })
final class McpCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();

  @Option(
      names = "--store",
      paramLabel = "DIR|URL",
      description = "where matches are kept (default: 'agents' beside the saved games)")
  private String store = "";

  @Option(
      names = "--games",
      split = ",",
      paramLabel = "NAME",
      description = "offer only these games (default: all)")
  private List<String> games = List.of();

  @Option(
      names = "--withhold",
      description = "list no legal choices: every answer is checked, and refused with reasons")
  private boolean withheld;

  @Option(
      names = "--rename",
      description = "other words in every match, so that no model knows the game by its words")
  private boolean renamed;

  @Option(
      names = "--design",
      negatable = true,
      defaultValue = "true",
      fallbackValue = "true",
      description = "offer sweep, tune, odds, fork and advice too (default: yes)")
  private boolean design = true;

  @Override
  public Integer call() {
    games.forEach(GameLibrary::game);
    String place =
        store.isEmpty() ? SavedRuns.directory().resolveSibling("agents").toString() : store;
    PrintStream protocol = System.out;
    // Whatever else says something must not be taken for the protocol.
    System.setOut(System.err);
    try (AgentMatches matches =
        new AgentMatches(Stores.open(place), new Terms(games, withheld, renamed, design))) {
      StdioServer.serve(Toolbox.of(matches), version(), System.in, protocol);
    } finally {
      System.setOut(protocol);
    }
    return ExitCodes.OK;
  }

  private String version() {
    String[] version = command.version();
    return version.length == 0 ? "unknown" : version[0];
  }
}
