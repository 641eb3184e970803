package dev.astragal.rabbitmq;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.rabbitmq.client.Channel;
import com.rabbitmq.client.Connection;
import com.rabbitmq.client.ConnectionFactory;
import com.rabbitmq.client.GetResponse;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.BusJson;
import dev.astragal.runtime.bus.Buses;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.CommandBus;
import dev.astragal.runtime.bus.Inbox;
import dev.astragal.runtime.bus.Message;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.bus.Sender;
import dev.astragal.runtime.bus.Subscription;
import dev.astragal.runtime.bus.Trace;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.testbed.PrivateRabbit;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a real broker that is stopped, cut off and filled up. */
final class RabbitBusTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static PrivateRabbit rabbit;

  @TempDir private Path directory;

  @BeforeAll
  static void startRabbit() {
    assumeTrue(PrivateRabbit.installed(), PrivateRabbit.MISSING);
    rabbit = PrivateRabbit.started();
  }

  @AfterAll
  static void stopRabbit() {
    if (rabbit != null) rabbit.close();
  }

  @Test
  void aHundredThousandEventsAreCountedOnBothSides() throws InterruptedException {
    int count = 100_000;
    AtomicLong confirmed = new AtomicLong();
    Heard heard = new Heard();
    try (RemoteBus bus = Buses.connect(rabbit.url());
        Subscription _ = bus.consume("counting", "bulk.#", Inbox.ofWholeRuns(), heard);
        Sender sender = bus.sender(_ -> confirmed.incrementAndGet())) {
      sendRun(sender, "bulk.event", 1, count);
      assertThat(sender.await(PATIENCE)).isZero();
      assertThat(confirmed).hasValue(count);
      heard.awaitsExactly(count);
    }
  }

  @Test
  void aBrokerThatIsStoppedAndComesBackLosesNothingAndReordersNothing() throws Exception {
    nothingIsLostWhenTheBroker("stopped", rabbit::stop);
  }

  @Test
  void aBrokerThatIsKilledAndComesBackLosesNothingAndReordersNothing() throws Exception {
    nothingIsLostWhenTheBroker("killed", rabbit::kill);
  }

  private void nothingIsLostWhenTheBroker(String name, Runnable goesAway) throws Exception {
    AtomicLong confirmed = new AtomicLong();
    Heard heard = new Heard();
    try (RemoteBus bus = Buses.connect(rabbit.url());
        Subscription _ = bus.consume(name, name + ".#", Inbox.ofWholeRuns(), heard);
        Sender sender = bus.sender(_ -> confirmed.incrementAndGet())) {
      String run = UUID.randomUUID().toString();
      send(sender, run, name + ".event", 1, 2_000);
      goesAway.run();
      send(sender, run, name + ".event", 2_001, 4_000);
      rabbit.restart();
      send(sender, run, name + ".event", 4_001, 6_000);
      assertThat(sender.await(PATIENCE)).isZero();
      assertThat(confirmed).hasValue(6_000);
      heard.awaitsExactly(6_000);
    }
  }

  @Test
  void aConnectionCutInTheMiddleOfMessagesLosesNothingAndReordersNothing() throws Exception {
    int count = 10_000;
    AtomicLong confirmed = new AtomicLong();
    Heard heard = new Heard();
    try (CuttableLine line = new CuttableLine(rabbit.port());
        RemoteBus bus = Buses.connect(PrivateRabbit.url("guest", "guest", line.port()));
        Subscription _ = bus.consume("cut-off", "cut.#", Inbox.ofWholeRuns(), heard);
        Sender sender = bus.sender(_ -> confirmed.incrementAndGet())) {
      Thread sending = Thread.ofVirtual().start(() -> sendRun(sender, "cut.event", 1, count));
      for (int i = 1; i <= 6; i++) {
        while (confirmed.get() < i * 1_500L) Thread.sleep(1);
        line.cut();
      }
      sending.join();
      assertThat(sender.await(PATIENCE)).isZero();
      assertThat(confirmed).hasValue(count);
      heard.awaitsExactly(count);
    }
  }

  @Test
  void aFullQueueAndASlowConsumerLoseNothingAndReorderNothing() throws Exception {
    int count = 1_000;
    Heard heard = new Heard();
    Inbox inbox = Inbox.ofWholeRuns();
    AtomicLong confirmed = new AtomicLong();
    try (Connection connection = raw();
        Channel channel = connection.createChannel();
        RemoteBus bus = Buses.connect(rabbit.url());
        Sender sender = bus.sender(_ -> confirmed.incrementAndGet())) {
      channel.queueDeclare(
          "small", true, false, false, Map.of("x-max-length", 20, "x-overflow", "reject-publish"));
      channel.queueBind("small", Topology.EVENTS, "full.#");
      sendRun(sender, "full.event", 1, count);
      assertThat(sender.await(Duration.ofMillis(300))).isPositive();
      assertThat(confirmed.get()).isLessThan(count);
      while (heard.count() < count) {
        GetResponse got = channel.basicGet("small", true);
        if (got == null) {
          Thread.sleep(1);
          continue;
        }
        BusEvent event = BusJson.event(new String(got.getBody(), StandardCharsets.UTF_8));
        if (inbox.judge(event) == Inbox.Verdict.NEW) {
          heard.accept(event);
          inbox.handled(event);
        }
      }
      assertThat(sender.await(PATIENCE)).isZero();
      assertThat(confirmed).hasValue(count);
      heard.awaitsExactly(count);
    }
  }

  @Test
  void aConsumerThatComesBackActsOnNothingTwice() throws Exception {
    Path memory = directory.resolve("inbox");
    String run = UUID.randomUUID().toString();
    Heard heard = new Heard();
    try (RemoteBus bus = Buses.connect(rabbit.url());
        Sender sender = bus.sender(_ -> {})) {
      try (Inbox inbox = Inbox.ofWholeRuns().in(memory);
          Subscription _ = bus.consume("returning", "return.#", inbox, heard)) {
        send(sender, run, "return.event", 1, 50);
        heard.awaitsExactly(50);
      }
      send(sender, run, "return.event", 1, 100);
      try (Inbox inbox = Inbox.ofWholeRuns().in(memory);
          Subscription _ = bus.consume("returning", "return.#", inbox, heard)) {
        heard.awaitsExactly(100);
      }
    }
  }

  @Test
  void whatCannotBeHandledGoesToTheDeadLettersWithTheReason() throws Exception {
    try (Connection connection = raw();
        Channel channel = connection.createChannel();
        RemoteBus bus = Buses.connect(rabbit.url());
        Sender sender = bus.sender(_ -> {})) {
      channel.queuePurge(Topology.DEAD);
      BlockingQueue<String> handled = new LinkedBlockingQueue<>();
      try (Subscription _ =
          bus.consume(
              "fragile",
              "fragile.#",
              Inbox.ofSomeEvents(),
              event -> {
                if (event.name().endsWith("bad")) throw new IllegalStateException("no such actor");
                handled.add(event.name());
              })) {
        sender.send(BusEvent.of("fragile.bad", Tree.emptyTable(), Trace.begin()));
        channel.basicPublish(
            Topology.EVENTS, "fragile.x", null, "{\"schema\":7}".getBytes(StandardCharsets.UTF_8));
        sender.await(PATIENCE);
        sender.send(BusEvent.of("fragile.good", Tree.emptyTable(), Trace.begin()));
        assertThat(handled.poll(30, TimeUnit.SECONDS)).isEqualTo("fragile.good");
      }
      List<String> reasons = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        GetResponse dead = channel.basicGet(Topology.DEAD, true);
        reasons.add(String.valueOf(dead.getProps().getHeaders().get("reason")));
        assertThat(dead.getProps().getHeaders().get("queue"))
            .hasToString("astragal.service.fragile");
      }
      assertThat(reasons).anyMatch(reason -> reason.equals("no such actor"));
      assertThat(reasons).anyMatch(reason -> reason.startsWith("not a message: "));
    }
  }

  @Test
  void aCommandHasExactlyOneHandlerAndWaitsForIt() throws Exception {
    BlockingQueue<String> handled = new LinkedBlockingQueue<>();
    try (RemoteBus bus = Buses.connect(rabbit.url());
        RemoteBus other = Buses.connect(rabbit.url())) {
      assertThatThrownBy(() -> other.send(order("test.unheard", "1")))
          .isInstanceOf(CommandBus.UnknownCommandException.class);
      Subscription first =
          bus.handle("test.order", command -> handled.add("first " + command.text("n")));
      assertThatThrownBy(() -> other.handle("test.order", command -> {}))
          .isInstanceOf(BadInputException.class)
          .hasMessageContaining("'test.order' has a handler elsewhere");
      Command one = order("test.order", "1");
      other.send(one);
      other.send(one);
      other.send(order("test.order", "2"));
      assertThat(handled.poll(30, TimeUnit.SECONDS)).isEqualTo("first 1");
      assertThat(handled.poll(30, TimeUnit.SECONDS)).isEqualTo("first 2");
      first.close();
      other.send(order("test.order", "3"));
      try (Subscription _ =
          other.handle("test.order", command -> handled.add("second " + command.text("n")))) {
        assertThat(handled.poll(30, TimeUnit.SECONDS)).isEqualTo("second 3");
      }
      assertThat(handled).isEmpty();
    }
  }

  @Test
  void aHandlerThatEndsWhileItHandlesIsNotRepeatedByTheNext() throws Exception {
    BlockingQueue<String> handled = new LinkedBlockingQueue<>();
    CountDownLatch release = new CountDownLatch(1);
    try (RemoteBus bus = Buses.connect(rabbit.url())) {
      Subscription first =
          bus.handle(
              "test.slow",
              command -> {
                handled.add("first " + command.text("n"));
                awaitQuietly(release);
              });
      bus.send(order("test.slow", "1"));
      bus.send(order("test.slow", "2"));
      assertThat(handled.poll(30, TimeUnit.SECONDS)).isEqualTo("first 1");
      Thread closing = Thread.startVirtualThread(first::close);
      release.countDown();
      closing.join();
      List<String> still = new ArrayList<>();
      handled.drainTo(still);
      try (Subscription _ =
          bus.handle("test.slow", command -> handled.add("second " + command.text("n")))) {
        bus.send(order("test.slow", "3"));
        String heard;
        do {
          heard = handled.poll(30, TimeUnit.SECONDS);
          still.add(heard);
        } while (heard != null && !heard.equals("second 3"));
      }
      assertThat(still.stream().map(text -> text.substring(text.length() - 1)).toList())
          .containsExactly("2", "3");
    }
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aBusThatCannotBeReachedIsSaidInOneLineWithoutThePassword() {
    refused(PrivateRabbit.url("guest", "knucklebone", rabbit.port()), "refuses user 'guest'");
    refused(PrivateRabbit.url("guest", "knucklebone", 1), "cannot be reached");
    refused("amqp://guest:knucklebone@ /", "write amqp://");
    refused("amqp://guest:guest@127.0.0.1:" + rabbit.port() + "/nowhere", "vhost");
    refused("kafka://somewhere", "no bus understands 'kafka:...'");
    refused("knucklebone".substring(0, 4), "no bus understands 'knuc'");
  }

  private static void refused(String url, String why) {
    BadInputException refusal =
        catchThrowableOfType(BadInputException.class, () -> Buses.connect(url));
    assertThat(refusal.getMessage())
        .contains(why)
        .doesNotContain("knucklebone")
        .doesNotContain("\n");
  }

  private static Command order(String name, String number) {
    return Command.of(name, Tree.emptyTable().with("n", Tree.of(number)));
  }

  private static void sendRun(Sender sender, String name, long from, long to) {
    send(sender, UUID.randomUUID().toString(), name, from, to);
  }

  private static void send(Sender sender, String run, String name, long from, long to) {
    for (long position = from; position <= to; position++)
      sender.send(
          BusEvent.at(
              new BusEvent.Place(run, position),
              new Message(
                  name,
                  Tree.emptyTable().with("face", Tree.of(position % 6)),
                  Trace.named(run, Long.toString(position))),
              Instant.now()));
  }

  private static Connection raw() throws Exception {
    ConnectionFactory factory = new ConnectionFactory();
    factory.setUri(rabbit.url());
    return factory.newConnection();
  }
}
