package dev.astragal.tui;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.JournalSource;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.tui.start.Runs;
import java.io.Console;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
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
    footer = {"", "Example: astragal watch game.jsonl"})
final class WatchCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "the journal")
  private Path file = Path.of("");

  @Option(names = "--force", description = "even if other code or content made the recording")
  private boolean force;

  @Override
  public Integer call() throws IOException {
    JournalSource source = JournalSource.open(file, force);
    if (!Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false))
      throw new BadInputException("watching needs a terminal; 'astragal replay' does without");
    TerminalClient.onStage(stage -> Runs.watch(stage, source.kernel(), source.file(), file));
    return ExitCodes.OK;
  }
}
