package dev.astragal.cli;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.outbox.LiveRun;
import dev.astragal.runtime.store.HeldMatch;
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
            ? RunPlace.resuming(options, file.get())
            : RunPlace.of(
                options,
                Optional.empty(),
                () -> {
                  throw nothing();
                })) {
      return publish(GameLibrary.kernel(place.spec()), place);
    }
  }

  private <S, C extends Choice, E extends Event> int publish(
      Kernel<S, C, E> kernel, RunPlace place) {
    HeldMatch match = place.past().orElseThrow(PublishCommand::nothing);
    long before = match.sent();
    try (LiveRun<S, C, E> live = place.live(kernel)) {
      if (live.outbox().isEmpty()) throw new BadInputException("publish needs --bus URL");
      boolean settled = place.settled(live, command.commandLine().getErr());
      command
          .commandLine()
          .getOut()
          .println(
              "published " + (match.sent() - before) + " messages, " + match.sent() + " in all");
      return settled ? ExitCodes.OK : ExitCodes.CHECK_FAILED;
    }
  }

  private static BadInputException nothing() {
    return new BadInputException("there is no such run; name a FILE, or a --match of a --store");
  }
}
