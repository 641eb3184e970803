package dev.astragal.baator.rng;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Waves of clients that come, ask, and go as they like; afterwards nothing of them is left. */
class RngDaemonLeakTest {
  private static final int CLIENTS = 200;
  private static final int WAVES = 5;

  /** Room for what the platform itself keeps open, such as a selector it made on first use. */
  private static final long FILES_SLACK = 8;

  private static final long THREADS_SLACK = 8;
  private static final long HEAP_SLACK = 8L << 20;

  private record Held(long files, long threads, long heap) {
    static Held now() {
      for (int i = 0; i < 3; i++) System.gc();
      UnixOperatingSystemMXBean system =
          (UnixOperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
      Runtime runtime = Runtime.getRuntime();
      return new Held(
          system.getOpenFileDescriptorCount(),
          ManagementFactory.getThreadMXBean().getThreadCount(),
          runtime.totalMemory() - runtime.freeMemory());
    }
  }

  private final AtomicInteger unanswered = new AtomicInteger();

  @Test
  void noMemoryFileOrThreadIsLeftOfTwoHundredClientsAtATime() throws Exception {
    try (RngDaemon daemon =
        RngDaemon.start(
            InetAddress.getLoopbackAddress(), 0, 512, Duration.ofSeconds(60), SecureRng::new)) {
      wave(daemon, 0);
      Held before = Held.now();
      for (int wave = 1; wave <= WAVES; wave++) wave(daemon, wave);
      Held after = Held.now();
      assertThat(unanswered.get()).isZero();
      assertThat(after.files()).isLessThanOrEqualTo(before.files() + FILES_SLACK);
      assertThat(after.threads()).isLessThanOrEqualTo(before.threads() + THREADS_SLACK);
      assertThat(after.heap()).isLessThanOrEqualTo(before.heap() + HEAP_SLACK);
    }
  }

  private void wave(RngDaemon daemon, int wave) throws InterruptedException {
    List<Thread> clients = new ArrayList<>();
    for (int i = 0; i < CLIENTS; i++) {
      SplittableRandom random = new SplittableRandom(wave * 1_000L + i);
      clients.add(Thread.ofVirtual().start(() -> visit(daemon, random)));
    }
    for (Thread client : clients) client.join();
    for (int i = 0; i < 500 && daemon.connections() > 0; i++) Thread.sleep(20);
    assertThat(daemon.connections()).isZero();
  }

  /** Leaves politely, with a reset, in the middle of a line, or without reading the replies. */
  private void visit(RngDaemon daemon, SplittableRandom random) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), daemon.port())) {
      socket.setSoTimeout(20_000);
      for (int round = 0; round < 5; round++) {
        int asked = 1 + random.nextInt(50);
        boolean leaves = random.nextInt(8) == 0;
        String lines = "DICE d20\n".repeat(asked) + (leaves ? "DICE d" : "");
        socket.getOutputStream().write(lines.getBytes(StandardCharsets.US_ASCII));
        if (leaves) {
          if (random.nextBoolean()) socket.setSoLinger(true, 0);
          return;
        }
        unanswered.addAndGet(asked - replies(socket.getInputStream(), asked));
      }
    } catch (IOException e) {
      unanswered.incrementAndGet();
    }
  }

  private static int replies(InputStream in, int wanted) throws IOException {
    int lines = 0;
    while (lines < wanted) {
      int c = in.read();
      if (c < 0) return lines;
      if (c == '\n') lines++;
    }
    return lines;
  }
}
