package dev.astragal.simulation;

import dev.astragal.web.socket.Connection;
import dev.astragal.web.socket.Line;
import java.util.ArrayDeque;
import java.util.Deque;

/** A connection between a person and a server: in order, with a delay, and able to break. */
final class Wire implements Line {
  private static final long LATENCY = 1_000_000;

  private final Schedule schedule;
  private final Person person;
  private final Server server;
  private final Connection connection;
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private boolean open = true;
  private boolean stalled;
  private boolean deaf;

  Wire(Schedule schedule, Person person, Server server, Connection connection) {
    this.schedule = schedule;
    this.person = person;
    this.server = server;
    this.connection = connection;
  }

  Server server() {
    return server;
  }

  @Override
  public boolean open() {
    return open;
  }

  /** Lets nothing through until it flows again. */
  void stall() {
    stalled = true;
  }

  void flow() {
    stalled = false;
    while (!waiting.isEmpty() && !stalled) waiting.removeFirst().run();
  }

  /** The person is gone, and nobody tells the server. */
  void vanish() {
    deaf = true;
  }

  void toServer(String text) {
    carry(server, () -> connection.heard(text));
  }

  @Override
  public void send(String text, Runnable sent) {
    carry(person, () -> hear(text));
    schedule.after(LATENCY, server, sent);
  }

  private void hear(String text) {
    if (!deaf) person.hears(this, text);
  }

  private void carry(Program to, Runnable delivery) {
    Runnable arrival = () -> to.run(() -> arrive(delivery));
    schedule.after(
        LATENCY,
        person,
        () -> {
          if (stalled) waiting.addLast(arrival);
          else arrival.run();
        });
  }

  private void arrive(Runnable delivery) {
    if (open) delivery.run();
  }

  @Override
  public void close(int code, String reason) {
    schedule.after(2 * LATENCY, person, this::cut);
  }

  /** Ends it for both. */
  @Override
  public void cut() {
    if (!open) return;
    open = false;
    if (!deaf) person.lost(this);
    schedule.after(LATENCY, server, connection::closed);
  }
}
