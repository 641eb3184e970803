package dev.astragal.web;

import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.web.agent.AgentDoor;
import dev.astragal.web.agent.AgentHall;
import dev.astragal.web.agent.AgentProvider;
import dev.astragal.web.agent.AgentsMay;
import dev.astragal.web.game.GameFiles;
import dev.astragal.web.http.Api;
import dev.astragal.web.http.ClientAddress;
import dev.astragal.web.http.RequestHandler;
import dev.astragal.web.http.RequestRules;
import dev.astragal.web.http.SlowConnections;
import dev.astragal.web.http.StaticFiles;
import dev.astragal.web.inspect.InspectApi;
import dev.astragal.web.inspect.Recordings;
import dev.astragal.web.inspect.Runs;
import dev.astragal.web.match.Matches;
import dev.astragal.web.match.OwnPolicies;
import dev.astragal.web.operator.Bans;
import dev.astragal.web.operator.Operator;
import dev.astragal.web.socket.Sockets;
import dev.astragal.web.socket.Upgrades;
import dev.astragal.web.vitals.Signs;
import dev.astragal.web.vitals.TimedStore;
import dev.astragal.web.vitals.Vitals;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** The server: Jetty on virtual threads, our rules before anything else. */
public final class WebServer implements AutoCloseable {
  private static final int PLATFORM_THREADS_MAX = 32;
  private static final int PLATFORM_THREADS_KEPT = 8;
  private static final int HEADER_BYTES_MAX = 8 << 10;
  private static final int IDLE_MILLIS_MAX = 30_000;
  private static final int FORGET_HOURS = 6;
  private static final int BACKLOG = 1_024;

  private final Server server;
  private final ServerConnector connector;
  private final Matches matches;
  private final Optional<RemoteBus> bus;
  private final Runs runs;
  private final Vitals vitals;
  private final Optional<AgentDoor> agents;
  private final String host;

  private WebServer(
      Server server,
      ServerConnector connector,
      Matches matches,
      Optional<RemoteBus> bus,
      Runs runs,
      Vitals vitals,
      Optional<AgentDoor> agents,
      String host) {
    this.server = server;
    this.connector = connector;
    this.matches = matches;
    this.bus = bus;
    this.runs = runs;
    this.vitals = vitals;
    this.agents = agents;
    this.host = host;
  }

  public static WebServer start(
      Place place,
      MatchStore store,
      Optional<RemoteBus> bus,
      Optional<Path> recordings,
      OwnPolicies policies,
      Limits limits)
      throws Exception {
    return start(
        place,
        store,
        bus,
        recordings,
        policies,
        limits,
        Optional.empty(),
        new Bans(Set.of()),
        AgentsMay.NOTHING);
  }

  /** {@code operator} is the token of whoever may look after it while it runs. */
  public static WebServer start(
      Place place,
      MatchStore store,
      Optional<RemoteBus> bus,
      Optional<Path> recordings,
      OwnPolicies policies,
      Limits limits,
      Optional<String> operator,
      Bans bans,
      AgentsMay agentsMay)
      throws Exception {
    // Beside all else, which takes as long. Not what the games bring: the classes of games are made
    // ready by one thread, so that two can never wait for each other over them.
    CompletableFuture<Map<String, byte[]>> own =
        CompletableFuture.supplyAsync(StaticFiles::own, Thread.ofPlatform().daemon()::start);
    // Jetty's own queue asks by way of all managed beans how wide a line of the memory is, which
    // takes longer than all else that Jetty does before it listens.
    QueuedThreadPool threads =
        new QueuedThreadPool(
            PLATFORM_THREADS_MAX, PLATFORM_THREADS_KEPT, new LinkedBlockingQueue<>());
    threads.setName("web");
    threads.setVirtualThreadsExecutor(VirtualThreads.getNamedVirtualThreadsExecutor("web-"));
    Server server = new Server(threads);
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(HEADER_BYTES_MAX);
    http.setUriCompliance(UriCompliance.DEFAULT);
    ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
    connector.setHost(place.address().getHostAddress());
    connector.setPort(place.port());
    connector.setIdleTimeout(IDLE_MILLIS_MAX);
    connector.setAcceptQueueSize(BACKLOG);
    connector.addBean(new SlowConnections(server.getScheduler(), limits.patience().request()));
    server.addConnector(connector);
    Vitals vitals = new Vitals();
    Matches matches = new Matches(new TimedStore(store, vitals), bus, limits, Machine.HERE);
    Runs runs = new Runs(matches, new Recordings(recordings));
    ClientAddress addresses = new ClientAddress(place.origin().isPresent(), place.userHeader());
    RequestRules rules = new RequestRules(place, connector::getLocalPort, addresses, limits, bans);
    Sockets sockets = new Sockets(matches, limits, vitals, Machine.HERE);
    Operator serving = new Operator(operator, matches, sockets, bans);
    Api api = new Api(matches, policies, new InspectApi(runs), limits, vitals, serving);
    Optional<AgentDoor> agents =
        agents(
            agentsMay,
            new AgentHall(
                matches,
                policies,
                limits,
                agentsMay == AgentsMay.STUDY,
                bans::has,
                api::requireMayMake));
    Map<String, byte[]> brought = GameFiles.all();
    StaticFiles files = StaticFiles.of(own.join(), brought);
    server.setHandler(
        new RequestHandler(
            rules,
            addresses,
            api,
            files,
            new Upgrades(server, sockets, addresses, limits),
            agents,
            vitals,
            new Signs(vitals, matches.stored()::reach),
            limits.patience().request()));
    vitals.watch("astragal.matches.open", "Matches in memory", matches::opened);
    vitals.watch("astragal.seats", "People's seats in matches in memory", matches::seats);
    vitals.watch("astragal.matches.stored", "Matches in the store", matches.stored()::size);
    vitals.watch(
        "astragal.outbox",
        "Events that no broker has confirmed",
        () -> bus.map(RemoteBus::unconfirmed).orElse(0L));
    vitals.watch("astragal.sockets", "People and programs connected", sockets::connected);
    agents.ifPresent(door -> vitals.watch("astragal.agents", "Agents here", door::present));
    try {
      server.start();
    } catch (IOException e) {
      agents.ifPresent(AgentDoor::close);
      matches.close();
      bus.ifPresent(RemoteBus::close);
      throw new BadInputException(
          "cannot listen on " + place.host() + ":" + place.port() + ": " + e.getMessage());
    }
    if (limits.keeping().unchanged().isPresent())
      server.getScheduler().schedule(() -> forgetOld(server, matches), 0, TimeUnit.SECONDS);
    return new WebServer(server, connector, matches, bus, runs, vitals, agents, place.host());
  }

  private static Optional<AgentDoor> agents(AgentsMay may, AgentHall hall) {
    return may == AgentsMay.NOTHING
        ? Optional.empty()
        : ServiceLoader.load(AgentProvider.class).findFirst().map(found -> found.open(hall));
  }

  /** On a thread of its own, and again after a while. */
  private static void forgetOld(Server server, Matches matches) {
    Thread.ofVirtual()
        .start(
            () -> {
              matches.forgetOld();
              server
                  .getScheduler()
                  .schedule(() -> forgetOld(server, matches), FORGET_HOURS, TimeUnit.HOURS);
            });
  }

  public String address() {
    String shown = host.indexOf(':') >= 0 ? "[" + host + "]" : host;
    return "http://" + shown + ":" + connector.getLocalPort() + "/";
  }

  public int port() {
    return connector.getLocalPort();
  }

  public Matches matches() {
    return matches;
  }

  public Runs runs() {
    return runs;
  }

  public Vitals vitals() {
    return vitals;
  }

  public void join() throws InterruptedException {
    server.join();
  }

  /**
   * Says that it is not ready any more, lets proxies notice for {@code notice}, and then ends what
   * {@link #join} waits for.
   */
  public void leave(Duration notice) {
    vitals.leave();
    try {
      Thread.sleep(notice);
      server.stop();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (Exception e) {
      throw new IllegalStateException("the server does not stop", e);
    }
  }

  /** Ends every connection; whatever was acknowledged is on disk. */
  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("the server does not stop", e);
    } finally {
      agents.ifPresent(AgentDoor::close);
      matches.close();
      bus.ifPresent(RemoteBus::close);
    }
  }
}
