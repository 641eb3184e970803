package dev.astragal.rabbitmq;

import com.rabbitmq.client.AMQP;
import com.rabbitmq.client.AuthenticationFailureException;
import com.rabbitmq.client.Channel;
import com.rabbitmq.client.Connection;
import com.rabbitmq.client.ConnectionFactory;
import com.rabbitmq.client.PossibleAuthenticationFailureException;
import com.rabbitmq.client.ShutdownSignalException;
import com.rabbitmq.client.impl.ForgivingExceptionHandler;
import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.net.URISyntaxException;
import java.security.GeneralSecurityException;
import java.util.Optional;
import java.util.concurrent.TimeoutException;

/** Where the broker is, and connections to it. */
final class Broker {
  private static final int CONNECT_MS = 10_000;
  private static final int HEARTBEAT_SECONDS = 10;
  private static final int RECOVERY_MS = 250;

  private final ConnectionFactory factory = new ConnectionFactory();

  Broker(String url) {
    try {
      factory.setUri(url);
    } catch (URISyntaxException | GeneralSecurityException | IllegalArgumentException e) {
      throw new BadInputException(
          "the address of the bus is wrong; write amqp://USER:PASSWORD@HOST:PORT");
    }
    if (factory.getHost() == null || factory.getHost().isBlank())
      throw new BadInputException(
          "the address of the bus has no host; write amqp://USER:PASSWORD@HOST:PORT");
    factory.setConnectionTimeout(CONNECT_MS);
    factory.setHandshakeTimeout(CONNECT_MS);
    factory.setChannelRpcTimeout(CONNECT_MS);
    factory.setRequestedHeartbeat(HEARTBEAT_SECONDS);
    factory.setNetworkRecoveryInterval(RECOVERY_MS);
    factory.setExceptionHandler(new ForgivingExceptionHandler());
  }

  /** What errors call it: never the user's password. */
  String name() {
    return "the broker at " + factory.getHost() + ":" + factory.getPort();
  }

  /** A connection that comes back by itself with its queues and consumers. */
  Connection lasting() {
    ConnectionFactory lasting = factory.clone();
    lasting.setAutomaticRecoveryEnabled(true);
    try {
      return connect(lasting);
    } catch (IOException | TimeoutException e) {
      throw refusal(e);
    }
  }

  /** A connection that ends when it breaks, so that its user notices. */
  Connection plain() throws IOException, TimeoutException {
    ConnectionFactory plain = factory.clone();
    plain.setAutomaticRecoveryEnabled(false);
    return connect(plain);
  }

  private static Connection connect(ConnectionFactory from) throws IOException, TimeoutException {
    Connection connection = from.newConnection("astragal");
    try (Channel channel = connection.createChannel()) {
      Topology.declare(channel);
      return connection;
    } catch (IOException | RuntimeException e) {
      connection.abort();
      throw e;
    }
  }

  BadInputException refusal(Exception problem) {
    if (problem instanceof AuthenticationFailureException
        || problem instanceof PossibleAuthenticationFailureException)
      return new BadInputException(
          name() + " refuses user '" + factory.getUsername() + "' or the password");
    Optional<String> reply = reply(problem);
    if (reply.isPresent()) return new BadInputException(name() + " refuses: " + reply.get());
    String why = problem.getMessage() == null ? "no answer" : problem.getMessage();
    return new BadInputException(
        name() + " cannot be reached: " + why.lines().findFirst().orElse("no answer"));
  }

  /** What the broker itself said when it closed a channel or connection. */
  static Optional<String> reply(Throwable problem) {
    for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
      if (cause instanceof ShutdownSignalException signal
          && signal.getReason() instanceof AMQP.Channel.Close close)
        return Optional.of(close.getReplyText());
      if (cause instanceof ShutdownSignalException signal
          && signal.getReason() instanceof AMQP.Connection.Close close)
        return Optional.of(close.getReplyText());
    }
    return Optional.empty();
  }
}
