package dev.astragal.cli;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.table.BotGame;
import dev.astragal.runtime.table.RunPlace;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Sends what a run could not send while it was played. */
@Command(
    name = "publish",
    mixinStandardHelpOptions = true,
    description = "Publishes the events of a recorded run that no bus has confirmed yet.",
    footer = {
      "",
      "Examples:",
      "  astragal publish game.jsonl --bus amqp://guest:guest@localhost",
      "  astragal publish --store matches --match pig-7 --bus amqp://guest:guest@localhost"
    })
final class PublishCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private PlaceOptions options = new PlaceOptions();

  @Parameters(arity = "0..1", paramLabel = "FILE", description = "the journal")
  private Optional<Path> file = Optional.empty();

  @Override
  public Integer call() {
    try (RunPlace place =
        file.isPresent()
            ? options.resuming(file.get())
            : options.place(
                Optional.empty(),
                () -> {
                  throw nothing();
                })) {
      HeldMatch match = place.past().orElseThrow(PublishCommand::nothing);
      if (place.bus().isEmpty()) throw new BadInputException("publish needs --bus URL");
      long before = match.sent();
      long unsent = place.publish(BotGame.PATIENCE);
      command
          .commandLine()
          .getOut()
          .println(
              "published " + (match.sent() - before) + " messages, " + match.sent() + " in all");
      return PlaceOptions.settled(unsent, command.commandLine().getErr())
          ? ExitCodes.OK
          : ExitCodes.CHECK_FAILED;
    }
  }

  private static BadInputException nothing() {
    return new BadInputException("there is no such run; name a FILE, or a --match of a --store");
  }
}
