package dev.astragal.cli;

import dev.astragal.kernel.game.Game;
import dev.astragal.plain.Transcript;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Tempo;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Writes down all words of one game. */
@Command(
    name = "transcript",
    mixinStandardHelpOptions = true,
    description =
        "Lets bots play one game and writes every word of it: questions, answers, log, help.",
    footer = {
      "",
      "Examples:",
      "  astragal transcript pig --seed 42",
      "  astragal transcript trail --language de --out trail.txt",
      "  astragal transcript trail --language de --untranslated"
    })
final class TranscriptCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private SetupOptions setup = new SetupOptions();
  @Mixin private SpeechOptions speech = new SpeechOptions();

  @Option(
      names = "--bot",
      paramLabel = "NAME",
      description = "who plays (default: the game's first own bot, or random)")
  private String bot = "";

  @Option(names = "--out", paramLabel = "FILE", description = "write to a file")
  private Optional<Path> file = Optional.empty();

  @Option(
      names = "--untranslated",
      description = "play nothing, and list the sentences that --language lacks")
  private boolean untranslated;

  @Override
  public Integer call() throws IOException {
    RunSpec spec = setup.playSpec();
    if (untranslated) return untranslated(GameLibrary.game(spec.game()));
    Seating bots = Seating.of(GameLibrary.game(spec.game()), spec.seats(), List.of(), bot);
    try (Table table = Table.begin(spec, bots, Optional.empty(), Optional.empty())) {
      table.speak(speech.voice(), speech.language());
      table.tempo().speed(Tempo.SPEED_MAX);
      if (file.isEmpty()) new Transcript(table, command.commandLine().getOut()).write();
      else
        try (PrintWriter out =
            new PrintWriter(Files.newBufferedWriter(file.get(), StandardCharsets.UTF_8))) {
          new Transcript(table, out).write();
        }
    }
    return ExitCodes.OK;
  }

  private int untranslated(Game<?, ?, ?> game) {
    if (speech.language().isEmpty())
      throw new BadInputException("--untranslated needs a language, such as --language de");
    Map<String, String> lacking = Messages.untranslated(game, speech.language());
    lacking.forEach((key, words) -> command.commandLine().getOut().println(key + " = " + words));
    return lacking.isEmpty() ? ExitCodes.OK : ExitCodes.CHECK_FAILED;
  }
}
