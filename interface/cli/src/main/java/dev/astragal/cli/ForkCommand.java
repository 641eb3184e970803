package dev.astragal.cli;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.session.Outcomes;
import dev.astragal.runtime.table.BotGame;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Goes back to a moment of a recorded run and lets bots play another future. */
@Command(
    name = "fork",
    mixinStandardHelpOptions = true,
    description = "Goes back to a moment of a recorded run and lets bots play on from there.",
    footer = {"", "Example: astragal fork game.jsonl --at 10 --luck new --bot hold20"})
final class ForkCommand implements Callable<Integer> {
  /** With which luck the fork goes on. */
  enum Luck {
    SAME,
    NEW,
    DREAM
  }

  @Spec private CommandSpec command = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "the journal")
  private Path file = Path.of("");

  @Option(
      names = "--at",
      paramLabel = "N",
      required = true,
      description = "right after input N; 0 is the beginning")
  private int at;

  @Option(
      names = "--luck",
      description =
          "same: the same dice; new: other dice; dream: other dice and what the first seat cannot see dealt anew (default: same)")
  private Luck luck = Luck.SAME;

  @Option(names = "--salt", paramLabel = "N", description = "which of all other lucks (default: 1)")
  private long salt = 1;

  @Option(
      names = "--bot",
      split = ",",
      paramLabel = "NAME",
      description = "who plays on (default: random)")
  private List<String> bots = List.of(Players.RANDOM);

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    JournalFile past = JournalReader.read(file);
    Fork how =
        switch (luck) {
          case SAME -> new Fork.SameLuck();
          case NEW -> new Fork.NewLuck(salt);
          case DREAM -> new Fork.Dream(Seat.first(), salt);
        };
    RunSpec spec = past.header().spec();
    BotGame game = BotGame.future(past, at, how, bots, spec.seed().child(salt));
    Output output = new Output(command.commandLine().getOut(), json);
    output.say(
        () ->
            Tree.emptyTable()
                .with("game", Tree.of(spec.game()))
                .with("at", Tree.of(at))
                .with("outcome", Outcomes.tree(game.outcome()))
                .with("ticks", Tree.of(game.ticks()))
                .with("inputs", Tree.of(game.inputs()))
                .with("hash", Tree.of(Hashes.text(game.hash()))),
        () -> {
          String code = game.outcome().code();
          output.line(
              "forked after input " + at + ": " + code + ", hash " + Hashes.text(game.hash()));
          output.line(game.ending());
        });
    return ExitCodes.OK;
  }
}
