package dev.astragal.web.socket;

import static dev.astragal.threads.Interleavings.require;
import static dev.astragal.threads.Interleavings.together;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.threads.Interleavings;
import dev.astragal.web.message.Json;
import dev.astragal.web.message.ServerMessage;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

final class OutboxThreadsTest {
  /** Says on a thread of its own that a text is sent, as a network does. */
  private static final class SlowLine implements Line {
    private final Interleavings.Threads machine;
    private final List<String> sent = new ArrayList<>();
    private boolean busy;
    private boolean closed;

    private SlowLine(Interleavings.Threads machine) {
      this.machine = machine;
    }

    @Override
    public synchronized boolean open() {
      return !closed;
    }

    @Override
    public synchronized void send(String text, Runnable done) {
      require(!busy && !closed, "two texts at once, or one after the end");
      busy = true;
      sent.add(text);
      machine.start(
          () -> {
            synchronized (this) {
              busy = false;
            }
            done.run();
          });
    }

    @Override
    public synchronized void close(int code, String reason) {
      closed = true;
    }

    @Override
    public synchronized void cut() {
      closed = true;
    }
  }

  @Test
  @EnabledIfSystemProperty(named = Interleavings.MANY, matches = "\\d+")
  void everythingThatWasSentGoesOutOneByOneAndThenItIsClosed() {
    // How messages are written is found out once, and nothing that threads meet in.
    assertThat(JsonTrees.write(Json.shape(ServerMessage.class), new ServerMessage.Pong(0)))
        .contains("pong");
    Interleavings.of(
        () -> {
          Interleavings.Threads machine = new Interleavings.Threads();
          SlowLine line = new SlowLine(machine);
          Outbox outbox = new Outbox(machine);
          outbox.open(line);
          together(
              () -> outbox.send(new ServerMessage.Pong(1)),
              () -> outbox.send(new ServerMessage.Pong(2)));
          outbox.close(1000, "");
          machine.awaitAll();
          require(line.sent.size() == 2, "sent " + line.sent);
          require(!line.open(), "it stays open");
        });
  }
}
