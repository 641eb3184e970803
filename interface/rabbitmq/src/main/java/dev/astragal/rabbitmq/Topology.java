package dev.astragal.rabbitmq;

import com.rabbitmq.client.BuiltinExchangeType;
import com.rabbitmq.client.Channel;
import java.io.IOException;
import java.util.Map;

/** The names on the broker. Everything is durable. */
final class Topology {
  /** Topic exchange; the routing key is the event's name. */
  static final String EVENTS = "astragal.events";

  /** Direct exchange; the routing key is the command's name. */
  static final String COMMANDS = "astragal.commands";

  /** Fanout exchange and queue of what could not be handled. */
  static final String DEAD = "astragal.dead";

  private Topology() {}

  static void declare(Channel channel) throws IOException {
    channel.exchangeDeclare(EVENTS, BuiltinExchangeType.TOPIC, true);
    channel.exchangeDeclare(COMMANDS, BuiltinExchangeType.DIRECT, true);
    channel.exchangeDeclare(DEAD, BuiltinExchangeType.FANOUT, true);
    channel.queueDeclare(DEAD, true, false, false, Map.of());
    channel.queueBind(DEAD, DEAD, "");
  }

  /** The queue in which a service's events wait; one program at a time empties it. */
  static String serviceQueue(Channel channel, String service, String pattern) throws IOException {
    String queue = "astragal.service." + service;
    channel.queueDeclare(
        queue,
        true,
        false,
        false,
        Map.of("x-dead-letter-exchange", DEAD, "x-single-active-consumer", true));
    channel.queueBind(queue, EVENTS, pattern);
    return queue;
  }

  static String commandQueue(Channel channel, String command) throws IOException {
    String queue = "astragal.command." + command;
    channel.queueDeclare(queue, true, false, false, Map.of("x-dead-letter-exchange", DEAD));
    channel.queueBind(queue, COMMANDS, command);
    return queue;
  }
}
