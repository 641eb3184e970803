package dev.astragal.cli;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.player.Players;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the games. */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    description = "Lists the games with their seats, bots, options and policies.",
    footer = {"", "Example: astragal games --json"})
final class GamesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @picocli.CommandLine.Option(names = "--json", description = "as JSON")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    List<Tree> all = new ArrayList<>();
    for (Game<?, ?, ?> game : GameLibrary.games()) {
      Manifest manifest = game.manifest();
      if (json) {
        all.add(tree(game));
      } else {
        out.printf(
            "%-10s %-36s %s  bots: %s%n",
            manifest.id(),
            manifest.title(),
            seats(manifest),
            String.join(", ", Players.names(game)));
        for (Option option : manifest.options()) {
          out.printf(
              "%-10s   --option %s=%s%n",
              "",
              option.name(),
              option.values().isEmpty() ? option.fallback() : String.join("|", option.values()));
        }
        for (String policy : overlays(manifest)) out.printf("%-10s   --policy %s%n", "", policy);
      }
    }
    if (json) out.println(JsonTrees.write(Tree.of(all)));
    return ExitCodes.OK;
  }

  private static Tree tree(Game<?, ?, ?> game) {
    Manifest manifest = game.manifest();
    return Tree.emptyTable()
        .with("id", Tree.of(manifest.id()))
        .with("title", Tree.of(manifest.title()))
        .with("seatsMin", Tree.of(manifest.seatsMin()))
        .with("seatsMax", Tree.of(manifest.seatsMax()))
        .with("bots", texts(Players.names(game)))
        .with("options", texts(manifest.options().stream().map(Option::name).toList()))
        .with("policies", texts(overlays(manifest)));
  }

  private static List<String> overlays(Manifest manifest) {
    return manifest.policies().stream().skip(1).map(name -> name.replace(".yaml", "")).toList();
  }

  private static Tree texts(List<String> texts) {
    return Tree.of(texts.stream().map(Tree::of).toList());
  }

  private static String seats(Manifest manifest) {
    return manifest.seatsMin() == manifest.seatsMax()
        ? manifest.seatsMin() + " seats  "
        : manifest.seatsMin() + "-" + manifest.seatsMax() + " seats";
  }
}
