package dev.astragal.baator.rng;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RngDaemonTest {
  private final List<RngDaemon> daemons = new ArrayList<>();

  private RngDaemon daemon(int connections, Duration idle) throws IOException {
    RngDaemon daemon =
        RngDaemon.start(InetAddress.getLoopbackAddress(), 0, connections, idle, SecureRng::new);
    daemons.add(daemon);
    return daemon;
  }

  @AfterEach
  void stop() {
    daemons.forEach(RngDaemon::close);
  }

  private static Socket connect(RngDaemon daemon) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), daemon.port());
    socket.setSoTimeout(10_000);
    return socket;
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
  }

  private static BufferedReader reader(Socket socket) throws IOException {
    return new BufferedReader(
        new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
  }

  private static void waitUntilEmpty(RngDaemon daemon) throws InterruptedException {
    for (int i = 0; i < 500 && daemon.connections() > 0; i++) Thread.sleep(20);
    assertThat(daemon.connections()).isZero();
  }

  @Test
  void requestsSentTogetherAreAnsweredInOrder() throws IOException {
    try (Socket socket = connect(daemon(4, Duration.ofSeconds(60)))) {
      send(socket, "PING\r\nDICE d1\nVER\nnonsense\nRAND 4 4\n");
      BufferedReader in = reader(socket);
      for (String expected : List.of("OK PONG", "OK 1", "OK RNG/1", "ERR unknown", "OK 4"))
        assertThat(in.readLine()).isEqualTo(expected);
    }
  }

  @Test
  void aLineThatIsTooLongIsAnsweredOnceAndTheNextOneIsRead() throws IOException {
    try (Socket socket = connect(daemon(4, Duration.ofSeconds(60)))) {
      send(socket, "X".repeat(100_000) + "\nPING\n");
      BufferedReader in = reader(socket);
      assertThat(in.readLine()).isEqualTo("ERR unknown");
      assertThat(in.readLine()).isEqualTo("OK PONG");
    }
  }

  @Test
  void oneConnectionTooManyIsToldSo() throws IOException, InterruptedException {
    RngDaemon daemon = daemon(1, Duration.ofSeconds(60));
    try (Socket first = connect(daemon)) {
      send(first, "PING\n");
      assertThat(reader(first).readLine()).isEqualTo("OK PONG");
      try (Socket second = connect(daemon)) {
        BufferedReader in = reader(second);
        assertThat(in.readLine()).isEqualTo("ERR busy");
        assertThat(in.readLine()).isNull();
      }
    }
    waitUntilEmpty(daemon);
  }

  @Test
  void aSilentConnectionIsClosedAfterAWhile() throws IOException {
    RngDaemon daemon = daemon(4, Duration.ofMillis(100));
    try (Socket socket = connect(daemon)) {
      assertThat(reader(socket).readLine()).isNull();
    }
  }

  @Test
  void twoHundredClientsOfWhomSomeResetAreAllAnswered() throws Exception {
    RngDaemon daemon = daemon(512, Duration.ofSeconds(60));
    AtomicInteger answered = new AtomicInteger();
    AtomicInteger asked = new AtomicInteger();
    List<Thread> clients = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      int client = i;
      clients.add(
          Thread.ofVirtual()
              .start(
                  () -> {
                    try {
                      if (client % 4 == 3) reset(daemon, client);
                      else ask(daemon, client, asked, answered);
                    } catch (IOException e) {
                      throw new IllegalStateException(e);
                    }
                  }));
    }
    for (Thread thread : clients) thread.join();
    assertThat(asked.get()).isPositive();
    assertThat(answered.get()).isEqualTo(asked.get());
    try (Socket socket = connect(daemon)) {
      send(socket, "PING\n");
      assertThat(reader(socket).readLine()).isEqualTo("OK PONG");
    }
    waitUntilEmpty(daemon);
  }

  private static void ask(RngDaemon daemon, int client, AtomicInteger asked, AtomicInteger answered)
      throws IOException {
    SplittableRandom random = new SplittableRandom(client);
    try (Socket socket = connect(daemon)) {
      BufferedReader in = reader(socket);
      for (int round = 0; round < 20; round++) {
        int batch = 1 + random.nextInt(30);
        send(socket, "DICE d20\n".repeat(batch));
        asked.addAndGet(batch);
        for (int i = 0; i < batch; i++) {
          String reply = in.readLine();
          if (reply != null && reply.startsWith("OK ")) answered.incrementAndGet();
        }
      }
    }
  }

  /** Asks for a flood and goes away without reading it, with a reset. */
  private static void reset(RngDaemon daemon, int client) throws IOException {
    SplittableRandom random = new SplittableRandom(client);
    for (int i = 0; i < 10; i++) {
      try (Socket socket = connect(daemon)) {
        socket.setSoLinger(true, 0);
        send(socket, "DICE d6\n".repeat(1 + random.nextInt(400)));
      }
    }
  }

  @Test
  void seededSourcesRollTheSameForEachConnectionInTurn() {
    List<String> first = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      SeededRng source = new SeededRng("same/1");
      LineProtocol protocol = new LineProtocol(source);
      List<String> replies = new ArrayList<>();
      for (int die = 0; die < 20; die++) replies.add(protocol.reply("DICE d1000"));
      assertThat(source.ping()).isTrue();
      assertThat(source.roll(6)).isBetween(1, 6);
      if (i == 0) first.addAll(replies);
      else assertThat(replies).isEqualTo(first);
    }
  }
}
