package dev.astragal.cli;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.analysis.Analysis;
import dev.astragal.runtime.analysis.Decided;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.player.Budget;
import dev.astragal.runtime.table.Recording;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What a search thinks of a game that was played. */
@Command(
    name = "analyse",
    mixinStandardHelpOptions = true,
    description =
        "Goes through a recorded run and says what each decision cost, by what the search thinks.",
    footer = {
      "",
      "Example: astragal analyse game.jsonl --search 1000",
      "",
      "Values go from 0 for a certain loss to 100 for a certain win. '!' marks what cost 5 or more,",
      "'!!' what cost 15 or more."
    })
final class AnalyseCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private SpeechOptions speech = new SpeechOptions();

  @Parameters(index = "0", paramLabel = "JOURNAL", description = "the recorded run")
  private Path file = Path.of("");

  @Option(
      names = "--search",
      paramLabel = "N|TIME",
      description = "how long to search at each decision: 1000, 200ms, 2s (default: 500)")
  private String search = "500";

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    JournalFile journal = JournalReader.read(file);
    Messages messages =
        Messages.of(
            GameLibrary.game(journal.header().spec().game()), speech.voice(), speech.language());
    Recording recording = Recording.of(journal);
    recording
        .divergence()
        .ifPresent(
            differs -> {
              throw new BadInputException("the journal does not replay: " + differs);
            });
    List<Decided> decisions =
        Analysis.of(recording, messages, Budget.parse("--search " + search, search));
    Output output = new Output(command.commandLine().getOut(), json);
    output.say(() -> json(decisions), () -> tell(output, messages, decisions));
    return ExitCodes.OK;
  }

  private static Tree.Table json(List<Decided> decisions) {
    List<Tree> rows =
        decisions.stream()
            .<Tree>map(
                one ->
                    Tree.emptyTable()
                        .with("input", Tree.of(one.input()))
                        .with("seat", Tree.of(one.seat().index()))
                        .with("played", Tree.of(one.played()))
                        .with("best", Tree.of(one.best()))
                        .with("value", percent(one.value()))
                        .with("bestValue", percent(one.bestValue()))
                        .with("cost", percent(one.cost()))
                        .with("line", Tree.of(one.line().stream().map(Tree::of).toList())))
            .toList();
    return Tree.emptyTable().with("decisions", Tree.of(rows));
  }

  private static Tree percent(double value) {
    return Tree.of(BigDecimal.valueOf(100 * value).setScale(0, RoundingMode.HALF_UP).longValue());
  }

  private static void tell(Output output, Messages messages, List<Decided> decisions) {
    for (Decided one : decisions) {
      String mark = one.grade().mark();
      output.line(
          String.format(
                  Locale.ROOT,
                  "%4d  %-10s %3.0f %-2s  %s%s",
                  one.input(),
                  messages.player(one.seat()),
                  100 * one.value(),
                  mark,
                  one.played(),
                  mark.isEmpty()
                      ? ""
                      : String.format(
                          Locale.ROOT, " (%.0f: %s)", 100 * one.bestValue(), one.best()))
              .stripTrailing());
    }
    double lost = decisions.stream().mapToDouble(Decided::cost).average().orElse(0);
    output.line(
        String.format(
            Locale.ROOT, "%d decisions, which cost %.1f on average", decisions.size(), 100 * lost));
  }
}
