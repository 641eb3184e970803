package dev.astragal.web.socket;

import dev.astragal.runtime.machine.Machine;
import dev.astragal.web.Limits;
import dev.astragal.web.http.ClientAddress;
import dev.astragal.web.match.Matches;
import dev.astragal.web.message.RateLimiter;
import dev.astragal.web.vitals.Vitals;
import java.util.HashMap;
import java.util.Map;

/** Who is connected, how many from where, and what all of them share. */
public final class Sockets {
  private final Matches matches;
  private final Limits limits;
  private final Vitals vitals;
  private final Machine machine;
  private final Map<String, Integer> connections = new HashMap<>();
  private int connected;

  public Sockets(Matches matches, Limits limits, Vitals vitals, Machine machine) {
    this.matches = matches;
    this.limits = limits;
    this.vitals = vitals;
    this.machine = machine;
  }

  /** One from {@code address}, which is still to be opened. */
  public Connection connection(String address) {
    RateLimiter limiter =
        new RateLimiter(limits.messages().perSecond(), limits.messages().atOnce(), machine.nanos());
    return new Connection(this, address, limiter);
  }

  Vitals vitals() {
    return vitals;
  }

  Machine machine() {
    return machine;
  }

  /** How many are connected now. */
  public synchronized int connected() {
    return connected;
  }

  Matches matches() {
    return matches;
  }

  void afterHelloTime(Runnable check) {
    machine.after(limits.patience().hello(), check);
  }

  /** Counts a connection; whether there was room for it. Whoever enters must leave. */
  synchronized boolean entered(String address) {
    connected++;
    int here = connections.merge(address, 1, Integer::sum);
    Limits.Crowd crowd = limits.crowd();
    int most = address.equals(ClientAddress.LOOPBACK) ? crowd.perLoopback() : crowd.perAddress();
    return connected <= crowd.connections() && here <= most;
  }

  synchronized void left(String address) {
    connected--;
    connections.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
  }
}
