package dev.astragal.web.socket;

import dev.astragal.runtime.machine.Machine;
import dev.astragal.web.Limits;
import dev.astragal.web.http.ClientAddress;
import dev.astragal.web.http.RequestRates;
import dev.astragal.web.match.Matches;
import dev.astragal.web.message.RateLimiter;
import dev.astragal.web.operator.OperatorInfo;
import dev.astragal.web.vitals.Vitals;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Who is connected, how many from where, and what all of them share. */
public final class Sockets {
  private final Matches matches;
  private final Limits limits;
  private final Vitals vitals;
  private final Machine machine;
  private final RequestRates made;
  private final Map<String, Set<Connection>> connections = new TreeMap<>();
  private int connected;

  public Sockets(Matches matches, Limits limits, Vitals vitals, Machine machine) {
    this.matches = matches;
    this.limits = limits;
    this.vitals = vitals;
    this.machine = machine;
    this.made = new RequestRates(limits.keeping().made());
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

  /** Refuses to make yet another match where one address had many made. */
  void requireNewMatch(String address) {
    made.require(address, machine.nanos());
  }

  void afterHelloTime(Runnable check) {
    machine.after(limits.patience().hello(), check);
  }

  /** Counts a connection; whether there was room for it. Whoever enters must leave. */
  synchronized boolean entered(String address, Connection connection) {
    connected++;
    Set<Connection> all = connections.computeIfAbsent(address, _ -> new LinkedHashSet<>());
    all.add(connection);
    int here = all.size();
    Limits.Crowd crowd = limits.crowd();
    int most = address.equals(ClientAddress.LOOPBACK) ? crowd.perLoopback() : crowd.perAddress();
    return connected <= crowd.connections() && here <= most;
  }

  synchronized void left(String address, Connection connection) {
    connected--;
    connections.computeIfPresent(
        address,
        (_, all) -> {
          all.remove(connection);
          return all.isEmpty() ? null : all;
        });
  }

  /** Who is connected, and how often. */
  public synchronized List<OperatorInfo.Visitor> visitors() {
    return connections.entrySet().stream()
        .map(entry -> new OperatorInfo.Visitor(entry.getKey(), entry.getValue().size()))
        .toList();
  }

  /** Ends every connection of an address. */
  public void sendAway(String address) {
    List<Connection> gone;
    synchronized (this) {
      gone = List.copyOf(connections.getOrDefault(address, Set.of()));
    }
    gone.forEach(Connection::banned);
  }
}
