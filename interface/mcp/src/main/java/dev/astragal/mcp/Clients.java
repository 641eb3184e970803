package dev.astragal.mcp;

import dev.astragal.web.Limits;
import dev.astragal.web.agent.AgentHall;
import dev.astragal.web.agent.Visit;
import dev.astragal.web.http.ClientAddress;
import dev.astragal.web.message.Refusal;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Who is here, not more than the server takes on, and not longer than they are heard of. */
final class Clients implements AutoCloseable {
  /** A model may think for a while; its seats are kept so long for it. */
  private static final Duration SILENCE_MAX = Duration.ofMinutes(10);

  private static final Duration ROUND = Duration.ofSeconds(15);

  private final AgentHall hall;
  private final Map<String, Client> here = new ConcurrentHashMap<>();
  private final Thread rounds;

  Clients(AgentHall hall) {
    this.hall = hall;
    this.rounds = Thread.ofVirtual().name("agents").start(this::makeRounds);
  }

  /** Refuses whoever there is no room for. */
  void requireRoom(String address) {
    Limits.Crowd crowd = hall.limits().crowd();
    boolean near = address.equals(ClientAddress.LOOPBACK);
    long own = here.values().stream().filter(one -> one.address().equals(address)).count();
    if (here.size() >= crowd.connections()
        || own >= (near ? crowd.perLoopback() : crowd.perAddress()))
      throw new Refusal(429, "TOO_MANY_CONNECTIONS", "too many agents are here");
  }

  void add(Client client) {
    here.put(client.session().getId(), client);
  }

  /** Whoever comes under the name of a session that is theirs. */
  Optional<Client> find(String session, Visit visit) {
    return Optional.ofNullable(here.get(session)).filter(client -> client.is(visit));
  }

  void remove(Client client) {
    here.remove(client.session().getId());
    client.close();
  }

  int size() {
    return here.size();
  }

  private void makeRounds() {
    try {
      while (true) {
        Thread.sleep(ROUND);
        for (Client client : here.values())
          if (client.silentNanos() > SILENCE_MAX.toNanos() || hall.banned().test(client.address()))
            remove(client);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    rounds.interrupt();
    here.values().forEach(this::remove);
  }
}
