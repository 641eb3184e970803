package dev.astragal.rabbitmq;

import com.rabbitmq.client.Channel;
import com.rabbitmq.client.Connection;
import com.rabbitmq.client.ShutdownSignalException;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.CommandBus;
import java.io.IOException;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Sends commands one by one, each confirmed; a broken connection is waited for. */
final class CommandSender {
  private static final int ATTEMPTS = 20;
  private static final int PAUSE_MS = 250;
  private static final int CONFIRM_MS = 5_000;

  private final Broker broker;
  private final Connection connection;
  private @Nullable Channel channel;
  private volatile boolean returned;

  CommandSender(Broker broker, Connection connection) {
    this.broker = broker;
    this.connection = connection;
  }

  /** A command sent twice has the same id, and its handler acts on it once. */
  synchronized void send(Command command) {
    for (int attempt = 1; ; attempt++) {
      try {
        attempt(command);
        break;
      } catch (IOException | TimeoutException | ShutdownSignalException e) {
        channel = null;
        if (attempt == ATTEMPTS) throw broker.refusal(e);
        pause();
      }
    }
    if (returned) throw new CommandBus.UnknownCommandException(command.name());
  }

  private void attempt(Command command) throws IOException, TimeoutException {
    Channel current = open();
    returned = false;
    current.basicPublish(
        Topology.COMMANDS,
        command.name(),
        true,
        Messages.properties(command),
        Messages.body(command));
    try {
      current.waitForConfirmsOrDie(CONFIRM_MS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  private Channel open() throws IOException {
    Channel current = channel;
    if (current != null && current.isOpen()) return current;
    Channel fresh = connection.createChannel();
    fresh.confirmSelect();
    fresh.addReturnListener(_ -> returned = true);
    channel = fresh;
    return fresh;
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
