package dev.astragal.baator.rng;

import dev.astragal.cli.ExitCodes;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.Buses;
import dev.astragal.runtime.bus.EventBus;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.bus.Sender;
import dev.astragal.runtime.bus.Transport;
import dev.astragal.runtime.dice.DiceService;
import dev.astragal.runtime.dice.GeneratedDice;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Rolls for whoever sends a dice command over the bus. */
@Command(
    name = "dice-service",
    mixinStandardHelpOptions = true,
    description = "Handles the dice commands on a bus, until it is interrupted.",
    footer = {
      "",
      "Only one program at a time handles a command; a second is refused.",
      "Examples:",
      "  astragal dice-service --bus amqp://guest:guest@localhost",
      "  astragal dm --bus amqp://guest:guest@localhost --remote-dice    rolls there"
    })
public final class DiceServiceCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--bus", required = true, paramLabel = "URL", description = "the bus")
  private String bus = "";

  @Option(names = "--seed", paramLabel = "SEED", description = "roll the same dice every time")
  private String seed = "";

  @Override
  public Integer call() throws InterruptedException {
    Rng dice = seed.isEmpty() ? new SecureRng() : SeededRng.generator(seed);
    try (RemoteBus remote = Buses.connect(bus);
        EventBus events = EventBus.immediate()) {
      events.attach(new Outgoing(remote.sender(_ -> {})));
      GeneratedDice generated = new GeneratedDice(dice, events);
      DiceService service = new DiceService(generated);
      for (String command : DiceService.COMMANDS) remote.handle(command, oneByOne(service::handle));
      remote.handle(GeneratedDice.THROW, oneByOne(generated::hand));
      spec.commandLine().getOut().println("dice-service: waiting for commands");
      spec.commandLine().getOut().flush();
      new CountDownLatch(1).await();
    }
    return ExitCodes.OK;
  }

  /** Commands come on several threads; there is one stream of dice. */
  private Consumer<dev.astragal.runtime.bus.Command> oneByOne(
      Consumer<dev.astragal.runtime.bus.Command> handler) {
    return order -> {
      synchronized (this) {
        handler.accept(order);
      }
    };
  }

  private record Outgoing(Sender sender) implements Transport {
    @Override
    public void publish(BusEvent event) {
      sender.send(event);
    }

    @Override
    public void close() {
      sender.close();
    }
  }
}
