package dev.astragal.mcp;

import dev.astragal.mcp.seat.LiveSeats;
import dev.astragal.mcp.seat.Toolbox;
import dev.astragal.web.agent.AgentHall;
import dev.astragal.web.agent.Visit;
import io.modelcontextprotocol.spec.McpStreamableServerSession;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/** A client that has introduced itself over HTTP, until it says goodbye or is not heard of. */
final class Client implements AutoCloseable {
  /** Who asks for more at once has lost count. */
  private static final int CALLS_AT_ONCE = 4;

  private final McpStreamableServerSession session;
  private final String address;
  private final Optional<String> user;
  private final LiveSeats seats;
  private final Calls calls;
  private final Semaphore room = new Semaphore(CALLS_AT_ONCE);
  private volatile long heard = System.nanoTime();

  Client(McpStreamableServerSession session, AgentHall hall, Visit visit) {
    this.session = session;
    this.address = visit.address();
    this.user = visit.user();
    this.seats = new LiveSeats(hall, address, user);
    this.calls = new Calls(Toolbox.of(seats));
  }

  McpStreamableServerSession session() {
    return session;
  }

  String address() {
    return address;
  }

  Calls calls() {
    return calls;
  }

  Semaphore room() {
    return room;
  }

  /** Whether it is the one who comes; another who has learned the name of a session is not. */
  boolean is(Visit visit) {
    return address.equals(visit.address()) && user.equals(visit.user());
  }

  void hear() {
    heard = System.nanoTime();
  }

  /** How long it has said nothing and waits for nothing. */
  long silentNanos() {
    return room.availablePermits() < CALLS_AT_ONCE ? 0 : System.nanoTime() - heard;
  }

  @Override
  public void close() {
    calls.cancelAll();
    seats.close();
    session.close();
  }
}
