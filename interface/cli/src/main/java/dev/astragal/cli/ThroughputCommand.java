package dev.astragal.cli;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.Buses;
import dev.astragal.runtime.bus.Inbox;
import dev.astragal.runtime.bus.Message;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.bus.Sender;
import dev.astragal.runtime.bus.Subscription;
import dev.astragal.runtime.bus.Trace;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.kit.StoreKit;
import dev.astragal.runtime.machine.Threads;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.Stores;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures a store or a bus. */
@Command(
    name = "throughput",
    mixinStandardHelpOptions = true,
    description =
        "Measures how many lines a store keeps, or how many events a bus confirms and brings back,"
            + " in a second.",
    footer = {
      "",
      "It leaves matches called throughput-... in the store, or the queue"
          + " astragal.service.throughput.",
      "Examples:",
      "  astragal throughput --store matches",
      "  astragal throughput --store matches --matches 1000 --count 50000",
      "  astragal throughput --bus amqp://guest:guest@localhost --count 50000"
    })
final class ThroughputCommand implements Callable<Integer> {
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  @Spec private CommandSpec command = CommandSpec.create();

  @Option(names = "--store", paramLabel = "DIR|URL", description = "the store to measure")
  private String store = "";

  @Option(names = "--bus", paramLabel = "URL", description = "the bus to measure")
  private String bus = "";

  @Option(names = "--count", paramLabel = "N", description = "lines or events (default: 5000)")
  private int count = 5_000;

  @Option(
      names = "--matches",
      paramLabel = "N",
      description = "in so many matches at the same time (default: 1)")
  private int matches = 1;

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    if (store.isEmpty() == bus.isEmpty())
      throw new BadInputException("throughput measures one --store or one --bus");
    if (count < 1 || matches < 1)
      throw new BadInputException("--count and --matches must be positive");
    long nanos = store.isEmpty() ? events() : appends();
    long perSecond = count * 1_000_000_000L / nanos;
    Output output = new Output(command.commandLine().getOut(), json);
    String what = store.isEmpty() ? "events confirmed and heard" : "appends";
    output.say(
        () ->
            Tree.emptyTable()
                .with("what", Tree.of(what))
                .with("count", Tree.of(count))
                .with("per_second", Tree.of(perSecond)),
        () -> output.line(count + " " + what + ", " + perSecond + " per second"));
    return ExitCodes.OK;
  }

  private long appends() {
    try (MatchStore to = Stores.open(store)) {
      List<HeldMatch> writers = new ArrayList<>();
      String id = "throughput-" + UUID.randomUUID();
      for (int i = 0; i < matches; i++)
        writers.add(to.create(id + "-" + i, StoreKit.header("x"), Tree.emptyTable()));
      AtomicInteger left = new AtomicInteger(count);
      long start = System.nanoTime();
      Threads.together(writers.stream().map(match -> writing(match, left)).toList());
      return System.nanoTime() - start;
    }
  }

  private static Runnable writing(HeldMatch match, AtomicInteger left) {
    return () -> {
      for (int i = 1; left.getAndDecrement() > 0; i++) match.append(StoreKit.input(i));
    };
  }

  /** With a durable queue behind the exchange and a consumer that empties it. */
  private long events() {
    String run = UUID.randomUUID().toString();
    CountDownLatch heard = new CountDownLatch(count);
    try (RemoteBus to = Buses.connect(bus);
        Subscription _ =
            to.consume(
                "throughput",
                "throughput.#",
                Inbox.ofWholeRuns(),
                event -> {
                  if (event.id().startsWith(run)) heard.countDown();
                });
        Sender sender = to.sender(_ -> {})) {
      long start = System.nanoTime();
      for (int i = 1; i <= count; i++)
        sender.send(
            BusEvent.at(
                new BusEvent.Place(run, i),
                new Message(
                    "throughput.event",
                    Tree.emptyTable().with("face", Tree.of(i % 6)),
                    Trace.named(run, Integer.toString(i))),
                Instant.now()));
      long left = sender.await(PATIENCE);
      if (left > 0) throw new BadInputException("the bus did not confirm " + left + " events");
      if (!heard.await(PATIENCE.toSeconds(), TimeUnit.SECONDS))
        throw new BadInputException("the bus did not bring " + heard.getCount() + " events back");
      return System.nanoTime() - start;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BadInputException("interrupted");
    }
  }
}
