package dev.astragal.tui;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Output;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.table.Recording;
import dev.astragal.tui.config.Config;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.start.Runs;
import dev.astragal.tui.start.StageVenue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows a recorded run. */
@Command(
    name = "watch",
    mixinStandardHelpOptions = true,
    description =
        "Shows a recorded run on the screen: forward, back, to markers, and out of it into play.",
    footer = {
      "",
      "Examples:",
      "  astragal watch game.jsonl",
      "  astragal watch game.jsonl --text            in lines, for screen readers and pipes"
    })
final class WatchCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "the journal")
  private Path file = Path.of("");

  @Option(names = "--text", description = "in lines: after every step only what changed is said")
  private boolean text;

  @Option(
      names = "--as-recorded",
      description = "from the recorded events alone: as it was, whatever became of the rules")
  private boolean asRecorded;

  @Override
  public Integer call() throws IOException {
    Config config = Config.load(System.getenv());
    JournalFile journal = JournalReader.read(file);
    Recording recording = asRecorded ? Recording.asRecorded(journal) : Recording.of(journal);
    if (text || config.text()) {
      new Runs(TerminalClient.text(config)).watch(recording);
      return ExitCodes.OK;
    }
    if (!Output.toTerminal())
      throw new BadInputException(Texts.in(config.language()).text("watch.needs-terminal"));
    Stage.onTerminal(stage -> new Runs(new StageVenue(stage)).watch(recording));
    return ExitCodes.OK;
  }
}
