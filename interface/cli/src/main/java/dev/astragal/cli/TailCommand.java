package dev.astragal.cli;

import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.BusJson;
import dev.astragal.runtime.bus.Buses;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.bus.Subscription;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import java.io.PrintWriter;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows events as they are published. */
@Command(
    name = "tail",
    mixinStandardHelpOptions = true,
    description = "Shows the events on a bus as they come, until it is interrupted.",
    footer = {
      "",
      "A pattern is a name; * stands for one word, # for any number of them.",
      "Examples:",
      "  astragal tail --bus amqp://guest:guest@localhost",
      "  astragal tail --bus amqp://guest:guest@localhost 'rules.#'",
      "  astragal tail --bus amqp://guest:guest@localhost 'run.*' --json"
    })
final class TailCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();

  @Option(names = "--bus", required = true, paramLabel = "URL", description = "the bus")
  private String bus = "";

  @Parameters(
      arity = "0..1",
      paramLabel = "PATTERN",
      description = "which events (default: #, all of them)")
  private String pattern = "#";

  @Option(names = "--count", paramLabel = "N", description = "end after N events")
  private int count = Integer.MAX_VALUE;

  @Option(names = "--json", description = "one JSON object per event")
  private boolean json;

  @Override
  public Integer call() throws InterruptedException {
    if (count < 1) throw new BadInputException("--count must be positive");
    PrintWriter out = command.commandLine().getOut();
    CountDownLatch left = new CountDownLatch(count);
    try (RemoteBus remote = Buses.connect(bus);
        Subscription _ = remote.watch(pattern, event -> show(event, out, left))) {
      command.commandLine().getErr().println("tail: listening for " + pattern);
      left.await();
    }
    return ExitCodes.OK;
  }

  private void show(BusEvent event, PrintWriter out, CountDownLatch left) {
    if (left.getCount() == 0) return;
    out.println(json ? BusJson.text(event) : line(event));
    out.flush();
    left.countDown();
  }

  private static String line(BusEvent event) {
    String place =
        event.place().map(at -> at.run().substring(0, 8) + "#" + at.position()).orElse("-");
    return event.occurredAt().truncatedTo(ChronoUnit.SECONDS)
        + "  "
        + place
        + "  "
        + event.name()
        + "  "
        + JsonTrees.write(event.payload());
  }
}
