package dev.astragal.rabbitmq;

import dev.astragal.runtime.bus.BusProvider;
import dev.astragal.runtime.bus.RemoteBus;
import java.util.List;

/** Connects to {@code amqp:} and {@code amqps:} brokers. */
public final class RabbitBusProvider implements BusProvider {
  @Override
  public List<String> schemes() {
    return List.of("amqp:", "amqps:");
  }

  @Override
  public RemoteBus connect(String url) {
    return new RabbitBus(new Broker(url));
  }
}
