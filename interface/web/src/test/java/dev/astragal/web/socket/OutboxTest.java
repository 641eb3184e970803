package dev.astragal.web.socket;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Seat;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.runtime.store.DirectoryStore;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.web.Limits;
import dev.astragal.web.match.LiveMatch;
import dev.astragal.web.match.Matches;
import dev.astragal.web.match.OwnPolicies;
import dev.astragal.web.match.Proposal;
import dev.astragal.web.message.Json;
import dev.astragal.web.message.NewMatch;
import dev.astragal.web.message.ServerMessage;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What goes out of a connection, and in which order. */
@Timeout(60)
final class OutboxTest {
  /** Keeps the threads it starts, so that a test can look where they are. */
  private static final class Watched implements Machine {
    private final List<Thread> threads = new CopyOnWriteArrayList<>();

    @Override
    public Instant now() {
      return Machine.HERE.now();
    }

    @Override
    public long nanos() {
      return Machine.HERE.nanos();
    }

    @Override
    public void start(Runnable work) {
      Thread thread = Thread.ofPlatform().daemon().unstarted(work);
      threads.add(thread);
      thread.start();
    }

    @Override
    public void after(Duration wait, Runnable work) {}

    @Override
    public void guard(byte[] secret) {
      Machine.HERE.guard(secret);
    }

    private void awaitBlocked() {
      while (threads.getFirst().getState() != Thread.State.BLOCKED) Thread.onSpinWait();
    }

    private void awaitAll() throws InterruptedException {
      for (Thread thread : threads) thread.join();
    }
  }

  private static final class KeptLine implements Line {
    private final List<String> sent = new CopyOnWriteArrayList<>();
    private volatile boolean open = true;

    @Override
    public boolean open() {
      return open;
    }

    @Override
    public void send(String text, Runnable done) {
      sent.add(text);
      done.run();
    }

    @Override
    public void close(int code, String reason) {
      open = false;
    }

    @Override
    public void cut() {
      open = false;
    }
  }

  @Test
  void whoeverMovedHearsOfItWithoutWaitingForAnUpdateThatIsBeingMade(@TempDir Path directory)
      throws Exception {
    Watched machine = new Watched();
    KeptLine line = new KeptLine();
    Outbox outbox = new Outbox(machine);
    outbox.open(line);
    try (MatchStore store = new DirectoryStore(directory);
        Matches matches = new Matches(store, Optional.empty(), Limits.USUAL, Machine.HERE)) {
      NewMatch wanted = Json.read(NewMatch.class, "{\"game\":\"pig\",\"seed\":\"1\"}");
      LiveMatch match = matches.create(Proposal.of(wanted, OwnPolicies.NONE, Machine.HERE)).match();
      Thread moved = Thread.ofPlatform().unstarted(() -> outbox.send(new ServerMessage.Ack(1, 7)));
      synchronized (match) {
        outbox.follow(match, Seat.first(), Optional.empty(), -1);
        outbox.pump();
        machine.awaitBlocked();
        moved.start();
        moved.join(20_000);
        assertThat(line.sent).singleElement().asString().contains("\"ack\"");
      }
      machine.awaitAll();
      assertThat(line.sent).hasSize(2).last().asString().contains("\"update\"");
    }
  }

  @Test
  void whatWasSentBeforeTheEndGoesOutAndNothingAfterIt() throws Exception {
    Watched machine = new Watched();
    KeptLine line = new KeptLine();
    Outbox outbox = new Outbox(machine);
    outbox.send(new ServerMessage.Pong(1));
    outbox.close(1000, "");
    outbox.open(line);
    outbox.pump();
    machine.awaitAll();
    outbox.send(new ServerMessage.Pong(2));
    assertThat(line.sent).singleElement().asString().contains("\"pong\"");
    assertThat(line.open()).isFalse();
  }
}
