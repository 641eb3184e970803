package dev.astragal.cli;

import dev.astragal.kernel.game.Seat;
import dev.astragal.plain.Chronicle;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Seating;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells the story of a run. */
@Command(
    name = "chronicle",
    mixinStandardHelpOptions = true,
    description = "Tells the story of a recorded run: how it ended, what mattered, every decision.",
    footer = {
      "",
      "Examples:",
      "  astragal chronicle game.jsonl",
      "  astragal chronicle game.jsonl --language de --out game.txt"
    })
final class ChronicleCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private SpeechOptions speech = new SpeechOptions();

  @Parameters(paramLabel = "FILE", description = "the journal")
  private Path journal = Path.of("");

  @Option(
      names = "--seat",
      paramLabel = "SEAT",
      description = "as this seat saw it, from 1 (default: the only one, or a spectator)")
  private int seat;

  @Option(names = "--out", paramLabel = "FILE", description = "write to a file")
  private Optional<Path> file = Optional.empty();

  @Override
  public Integer call() {
    JournalFile read = JournalReader.read(journal);
    Recording recording = Recording.of(read);
    RunSpec spec = recording.spec();
    Messages plain = Messages.of(GameLibrary.game(spec.game()), speech.voice(), speech.language());
    Messages messages = plain.naming(Seating.recorded(read.header()).names(plain));
    Seat usual = spec.seats() == 1 ? Seat.first() : Seat.SPECTATOR;
    Seat viewer = seat == 0 ? usual : Seating.counted(seat, spec.seats());
    Chronicle chronicle = new Chronicle(recording, viewer, messages);
    if (file.isPresent()) chronicle.write(file.get());
    else chronicle.lines().forEach(command.commandLine().getOut()::println);
    return ExitCodes.OK;
  }
}
