package dev.astragal.rabbitmq;

import com.rabbitmq.client.AMQP;
import com.rabbitmq.client.Channel;
import com.rabbitmq.client.Connection;
import com.rabbitmq.client.DefaultConsumer;
import com.rabbitmq.client.Envelope;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.bus.Subscription;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeoutException;

/**
 * Takes messages from a durable queue one after the other. A message is acknowledged after it was
 * handled; one that cannot be is put among the dead letters, with the reason, before that.
 */
final class Deliveries extends DefaultConsumer {
  private static final int AT_ONCE = 500;
  private static final int CONFIRM_MS = 5_000;

  /** Longer reasons are cut: headers have a limit. */
  private static final int REASON_LENGTH_MAX = 1_000;

  private final String queue;
  private final Handler handler;
  private boolean ended;

  /** Acts on the JSON of a message; what it throws is why the message cannot be handled. */
  @FunctionalInterface
  interface Handler {
    void handle(String json);
  }

  private Deliveries(Channel channel, String queue, Handler handler) {
    super(channel);
    this.queue = queue;
    this.handler = handler;
  }

  /** Opens the queue that {@code declaring} names and takes from it until closed. */
  static Subscription from(
      Connection connection, Declaring declaring, boolean exclusive, Handler handler)
      throws IOException {
    Channel channel = connection.createChannel();
    channel.basicQos(AT_ONCE);
    channel.confirmSelect();
    String queue = declaring.queue(channel);
    Deliveries deliveries = new Deliveries(channel, queue, handler);
    channel.basicConsume(queue, false, "", false, exclusive, null, deliveries);
    return deliveries::end;
  }

  /** Declares a queue and gives its name. */
  @FunctionalInterface
  interface Declaring {
    String queue(Channel channel) throws IOException;
  }

  /**
   * Waits for the message being handled and its acknowledgement, so that the next consumer does not
   * get again what was done; the ones not begun go back to the queue.
   */
  private synchronized void end() {
    ended = true;
    end(getChannel());
  }

  static void end(Channel channel) {
    try {
      channel.abort();
    } catch (IOException e) {
      // Whatever is wrong with the channel, the broker gives its messages to the next consumer.
      return;
    }
  }

  @Override
  public synchronized void handleDelivery(
      String tag, Envelope envelope, AMQP.BasicProperties properties, byte[] body)
      throws IOException {
    if (ended) return;
    try {
      handler.handle(new String(body, StandardCharsets.UTF_8));
    } catch (TreeException e) {
      bury(envelope, properties, body, "not a message: " + e.getMessage());
    } catch (RuntimeException e) {
      String why = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
      bury(envelope, properties, body, why);
    }
    getChannel().basicAck(envelope.getDeliveryTag(), false);
  }

  private void bury(Envelope envelope, AMQP.BasicProperties properties, byte[] body, String reason)
      throws IOException {
    String cut = reason.substring(0, Math.min(REASON_LENGTH_MAX, reason.length()));
    try {
      getChannel()
          .basicPublish(
              Topology.DEAD, envelope.getRoutingKey(), Messages.dead(properties, queue, cut), body);
      getChannel().waitForConfirmsOrDie(CONFIRM_MS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    } catch (TimeoutException e) {
      throw new IOException("the dead letters take nothing", e);
    }
  }
}
