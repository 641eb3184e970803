package dev.astragal.rabbitmq;

import com.rabbitmq.client.AMQP;
import com.rabbitmq.client.Channel;
import com.rabbitmq.client.Connection;
import com.rabbitmq.client.DefaultConsumer;
import com.rabbitmq.client.Envelope;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.BusJson;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.Inbox;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.bus.Sender;
import dev.astragal.runtime.bus.Subscription;
import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** The bus on a RabbitMQ broker. Senders and consumers do not share a connection. */
final class RabbitBus implements RemoteBus {
  private final Broker broker;
  private final Connection connection;
  private final CommandSender commands;
  private final ConfirmedSender events;

  /** Connects at once, so that a wrong address is known before anything is played. */
  RabbitBus(Broker broker) {
    this.broker = broker;
    this.connection = broker.lasting();
    this.commands = new CommandSender(broker, connection);
    this.events = new ConfirmedSender(broker);
  }

  @Override
  public Sender sender(Consumer<BusEvent> confirmed) {
    return new SharedSender(events, confirmed);
  }

  @Override
  public long unconfirmed() {
    return events.unconfirmed();
  }

  @Override
  public Subscription watch(String pattern, Consumer<BusEvent> listener) {
    try {
      Channel channel = connection.createChannel();
      String queue = channel.queueDeclare().getQueue();
      channel.queueBind(queue, Topology.EVENTS, pattern);
      channel.basicConsume(queue, true, new Watcher(channel, listener));
      return () -> Deliveries.end(channel);
    } catch (IOException e) {
      throw broker.refusal(e);
    }
  }

  /** What is no event of ours is not for a watcher to judge. */
  private static final class Watcher extends DefaultConsumer {
    private final Consumer<BusEvent> listener;

    private Watcher(Channel channel, Consumer<BusEvent> listener) {
      super(channel);
      this.listener = listener;
    }

    @Override
    public void handleDelivery(
        String tag, Envelope envelope, AMQP.BasicProperties properties, byte[] body) {
      BusEvent event;
      try {
        event = BusJson.event(new String(body, StandardCharsets.UTF_8));
      } catch (TreeException e) {
        return;
      }
      listener.accept(event);
    }
  }

  @Override
  public Subscription consume(
      String service, String pattern, Inbox inbox, Consumer<BusEvent> listener) {
    try {
      return Deliveries.from(
          connection,
          channel -> Topology.serviceQueue(channel, service, pattern),
          false,
          json -> inbox.act(BusJson.event(json), listener));
    } catch (IOException e) {
      throw broker.refusal(e);
    }
  }

  private static void handle(Command command, Inbox inbox, Consumer<Command> handler) {
    synchronized (inbox) {
      if (!inbox.isNew(command.id())) return;
      try {
        handler.accept(command);
      } finally {
        inbox.handled(command.id());
      }
    }
  }

  @Override
  public void send(Command command) {
    commands.send(command);
  }

  @Override
  public Subscription handle(String name, Consumer<Command> handler) {
    Inbox inbox = Inbox.ofSomeEvents();
    try {
      return Deliveries.from(
          connection,
          channel -> Topology.commandQueue(channel, name),
          true,
          json -> handle(BusJson.command(json), inbox, handler));
    } catch (IOException e) {
      if (Broker.reply(e).filter(text -> text.startsWith("ACCESS_REFUSED")).isPresent())
        throw new BadInputException("the command '" + name + "' has a handler elsewhere already");
      throw broker.refusal(e);
    }
  }

  @Override
  public void close() {
    events.close();
    connection.abort();
  }
}
