package dev.astragal.cli;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.library.SharedSeeds;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.session.Outcomes;
import dev.astragal.runtime.table.BotGame;
import dev.astragal.runtime.table.RunPlace;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets bots play one game. */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    description = "Lets bots play one game to its end.",
    footer = {
      "",
      "Examples:",
      "  astragal run pig --seed 42 --bot random --json",
      "  astragal run pig --seats 3 --bot hold20,random,mcts:50 --journal game.jsonl",
      "  astragal run pig --journal game.jsonl --bus amqp://guest:guest@localhost",
      "  astragal run pig --store jdbc:postgresql://localhost/games?user=me --match friday"
    })
final class RunCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private SetupOptions setup = new SetupOptions();
  @Mixin private PlaceOptions options = new PlaceOptions();

  @Option(
      names = "--bot",
      split = ",",
      paramLabel = "NAME",
      description = "one bot for all seats, or one for each (default: random)")
  private List<String> bots = List.of(Players.RANDOM);

  @Option(names = "--journal", paramLabel = "FILE", description = "record the run in a new file")
  private Optional<Path> journal = Optional.empty();

  @Option(
      names = "--audit",
      description = "check after every step that events explain it and invariants hold")
  private boolean audit;

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    try (RunPlace place = options.place(journal, setup::spec)) {
      BotGame game = place.playOut(bots, audit);
      RunSpec spec = place.spec();
      Output output = new Output(command.commandLine().getOut(), json);
      output.say(() -> result(spec, game), () -> tell(output, spec, game));
      boolean settled = PlaceOptions.settled(game.unsent(), command.commandLine().getErr());
      return game.problem().isPresent() || game.outcome().aborted() || !settled
          ? ExitCodes.CHECK_FAILED
          : ExitCodes.OK;
    }
  }

  private static Tree.Table result(RunSpec spec, BotGame game) {
    Tree.Table result =
        Tree.emptyTable()
            .with("game", Tree.of(spec.game()))
            .with("seed", Tree.of(spec.seed().text()))
            .with("outcome", Outcomes.tree(game.outcome()))
            .with("ticks", Tree.of(game.ticks()))
            .with("inputs", Tree.of(game.inputs()))
            .with("events", Tree.of(game.events()))
            .with("hash", Tree.of(Hashes.text(game.hash())));
    Optional<String> share = SharedSeeds.code(spec);
    if (share.isPresent()) result = result.with("share", Tree.of(share.get()));
    return game.problem().isPresent()
        ? result.with("problem", Tree.of(game.problem().get()))
        : result;
  }

  private static void tell(Output output, RunSpec spec, BotGame game) {
    output.line(spec.game() + ", seed " + spec.seed().text() + ": " + game.outcome().code());
    output.line(game.ending());
    output.line(
        game.inputs()
            + " inputs, "
            + game.ticks()
            + " ticks, "
            + game.events()
            + " events, hash "
            + Hashes.text(game.hash()));
    SharedSeeds.code(spec).ifPresent(code -> output.line("share code " + code));
    game.problem().ifPresent(text -> output.line("audit failed: " + text));
  }
}
