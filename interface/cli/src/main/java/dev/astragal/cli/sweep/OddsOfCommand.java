package dev.astragal.cli.sweep;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Output;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.sweep.ArmTally;
import dev.astragal.runtime.sweep.Distribution;
import dev.astragal.runtime.sweep.Forks;
import dev.astragal.runtime.sweep.GameResult;
import dev.astragal.runtime.sweep.LocalSweep;
import dev.astragal.runtime.sweep.SweepPlan;
import dev.astragal.runtime.sweep.SweepResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** How lucky a recorded run was. */
@Command(
    name = "odds-of",
    mixinStandardHelpOptions = true,
    description =
        "How lucky was that: goes back to a moment of a recorded run and plays it on many times with new luck.",
    footer = {
      "",
      "Example: astragal odds-of pig game.jsonl --at 10 --bot hold20",
      "",
      "Future number K is also what 'astragal fork JOURNAL --at N --luck new --salt K' plays."
    })
public final class OddsOfCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private BotOptions bots = new BotOptions();
  @Mixin private MinderOptions minding = new MinderOptions();

  @Parameters(index = "0", paramLabel = "GAME", description = "the game of the journal")
  private String game = "";

  @Parameters(index = "1", paramLabel = "JOURNAL", description = "the recorded run")
  private Path file = Path.of("");

  @Option(
      names = "--at",
      paramLabel = "N",
      required = true,
      description = "right after input N; 0 is the beginning")
  private int at;

  @Option(names = "--runs", paramLabel = "N", description = "how many futures (default: 10000)")
  private long runs = 10_000;

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    GameLibrary.game(game);
    JournalFile journal = JournalReader.read(file);
    String recorded = journal.header().spec().game();
    if (!recorded.equals(game))
      throw new BadInputException(file + " is a run of " + recorded + ", not of " + game);
    SweepPlan plan = new SweepPlan(journal.header().spec(), List.of(), bots.names(), runs);
    Forks forks = Forks.of(journal, at, bots.names());
    SweepResult result = SweepResult.empty(plan);
    new Minder(minding, command.commandLine().getErr(), Optional.empty(), runs)
        .watch(new LocalSweep(result, forks.sources(), bots.threads()));
    ArmTally tally = result.tallies().getFirst();
    Optional<GameResult> real = forks.real();
    Output output = new Output(command.commandLine().getOut(), json);
    output.say(() -> json(result, tally, real), () -> tell(output, result, tally, real));
    return result.partial() ? ExitCodes.INTERRUPTED : ExitCodes.OK;
  }

  private Tree.Table json(SweepResult result, ArmTally tally, Optional<GameResult> real) {
    Tree.Table odds =
        Tree.emptyTable()
            .with("game", Tree.of(game))
            .with("at", Tree.of(at))
            .with("futures", Tree.of(tally.games()))
            .with("partial", Tree.of(result.partial()))
            .with("digest", Tree.of(Hashes.text(result.digest())))
            .with("categories", SweepJson.categories(tally, name -> true))
            .with("values", SweepJson.distributions(tally.values(), "", name -> true));
    if (real.isEmpty()) return odds;
    Tree.Table happened = Tree.emptyTable();
    for (Map.Entry<String, Long> value : real.get().values().entrySet()) {
      Distribution futures = tally.values().get(value.getKey());
      if (futures == null) continue;
      happened =
          happened.with(
              value.getKey(),
              Tree.emptyTable()
                  .with("value", Tree.of(value.getValue()))
                  .with("below", Numbers.tree(below(futures, value.getValue())))
                  .with("above", Numbers.tree(above(futures, value.getValue()))));
    }
    return odds.with("happened", happened);
  }

  private void tell(Output output, SweepResult result, ArmTally tally, Optional<GameResult> real) {
    output.line(
        game
            + ", "
            + Numbers.whole(tally.games())
            + " other futures after input "
            + at
            + ", bots "
            + String.join(",", bots.names())
            + ", digest "
            + Hashes.text(result.digest()));
    real.ifPresent(
        happened ->
            Answer.ofRun(happened, tally, result.plan().base().seats()).forEach(output::line));
    new TallyText(output, name -> true).tell(tally);
    if (result.partial()) output.line("PARTIAL: stopped before the end");
    if (real.isEmpty()) return;
    output.line("");
    output.line("what happened:");
    real.get()
        .categories()
        .forEach(
            (name, value) -> {
              long alike =
                  tally.categories().getOrDefault(name, new TreeMap<>()).getOrDefault(value, 0L);
              output.line(
                  "  "
                      + name
                      + " "
                      + value
                      + ", as in "
                      + Numbers.percent((double) alike / tally.games())
                      + " of the futures");
            });
    real.get()
        .values()
        .forEach(
            (name, value) -> {
              Distribution futures = tally.values().get(name);
              if (futures == null) return;
              output.line(
                  "  "
                      + name
                      + " "
                      + value
                      + ", more than in "
                      + Numbers.percent(below(futures, value))
                      + " and less than in "
                      + Numbers.percent(above(futures, value))
                      + " of the futures");
            });
  }

  private static double below(Distribution futures, long value) {
    return 1 - (double) futures.atLeast(value) / futures.count();
  }

  private static double above(Distribution futures, long value) {
    return 1 - (double) futures.atMost(value) / futures.count();
  }
}
