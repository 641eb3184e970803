package dev.astragal.web;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Signals;
import dev.astragal.runtime.bus.Buses;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.SavedRuns;
import dev.astragal.runtime.store.Stores;
import dev.astragal.web.agent.AgentsMay;
import dev.astragal.web.match.OwnPolicies;
import dev.astragal.web.message.Failures;
import dev.astragal.web.operator.Bans;
import dev.astragal.web.vitals.ServerLog;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Serves every game to browsers. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = "Serves a lobby, every game and the inspector to browsers.",
    footer = {
      "",
      "Examples:",
      "  astragal serve",
      "  astragal serve --port 8080 --dir matches",
      "  astragal serve --store jdbc:postgresql://db/games?user=me --bus amqp://guest:guest@broker",
      "  astragal serve --host 192.168.1.20 --expose    for others on the network, unencrypted",
      "  astragal serve --public https://games.example.org    behind a proxy with TLS"
    })
final class ServeCommand implements Callable<Integer> {
  private static final int NOTICE_MAX = 600;
  private static final int TOKEN_MIN = 16;
  private static final int TOKEN_MAX = 63;

  @Spec private CommandSpec command = CommandSpec.create();

  @Option(names = "--port", paramLabel = "N", description = "where to listen (default: 8250)")
  private int port = 8250;

  @Option(
      names = {"--dir", "--store"},
      paramLabel = "D",
      description =
          "where matches are kept: a directory, or the URL of a store (default: in the data directory)")
  private String store = SavedRuns.directory().resolveSibling("matches").toString();

  @Option(
      names = "--bus",
      paramLabel = "URL",
      description = "publish what happens: amqp://USER:PASSWORD@HOST:PORT")
  private String bus = "";

  @Option(names = "--host", paramLabel = "H", description = "the address (default: 127.0.0.1)")
  private String host = "127.0.0.1";

  @Option(
      names = "--public",
      paramLabel = "URL",
      description = "how others reach it through a proxy, as https://games.example.org")
  private Optional<URI> publicly = Optional.empty();

  @Option(
      names = "--user-header",
      paramLabel = "NAME",
      description = "in which the proxy says who was signed in: they play under that name")
  private Optional<String> userHeader = Optional.empty();

  @Option(names = "--expose", description = "allow an address that others on the network can reach")
  private boolean expose;

  @Option(
      names = "--recordings",
      paramLabel = "D",
      description = "journals to inspect (default: the saved runs; with --expose none)")
  private Optional<Path> recordings = Optional.empty();

  @Option(
      names = "--policies",
      paramLabel = "D",
      description =
          "house rules to choose from: policies and rule packs of your own, as D/GAME/NAME.yaml")
  private Optional<Path> policies = Optional.empty();

  @Option(
      names = "--keep",
      paramLabel = "DAYS",
      description = "delete matches nobody touched for so many days (default: keep all)")
  private Optional<Integer> keep = Optional.empty();

  @Option(
      names = "--limits",
      paramLabel = "FILE",
      description = "how much it takes on, as docs/reference/limits.yaml says it")
  private Optional<Path> limits = Optional.empty();

  @Option(
      names = "--operator",
      paramLabel = "FILE",
      description = "a file with the token of whoever may look after it with 'operator'")
  private Optional<Path> operator = Optional.empty();

  @Option(
      names = "--agents",
      paramLabel = "MAY",
      description =
          "what agents may do at /mcp: nothing, play, or study for sweeps and searches too (default: play)")
  private AgentsMay agents = AgentsMay.PLAY;

  @Option(
      names = "--notice",
      paramLabel = "SECONDS",
      description = "when told to end, say so at /ready for so long before it does (default: 0)")
  private int notice;

  @Option(
      names = "--log",
      paramLabel = "FORM",
      description = "text for people or json for programs, on standard error (default: text)")
  private ServerLog.Form log = ServerLog.Form.TEXT;

  @Override
  public Integer call() throws Exception {
    if (port < 0 || port > 65_535)
      throw new BadInputException("--port must be from 0 to 65535, not " + port);
    if (notice < 0 || notice > NOTICE_MAX)
      throw new BadInputException("--notice must be from 0 to " + NOTICE_MAX + ", not " + notice);
    ServerLog.form(log);
    InetAddress address = address();
    if (!address.isLoopbackAddress() && !expose)
      throw new BadInputException(
          host + " can be reached by others; say --expose if that is what you want");
    requireApart();
    if (userHeader.isPresent() && publicly.isEmpty())
      throw new BadInputException("--user-header is believed only behind a proxy: say --public");
    Optional<ServerFile> file = limits.map(ServerFile::read);
    Place place = new Place(address, host, port, publicly.map(ServeCommand::origin), userHeader);
    try (MatchStore matches = Stores.open(store);
        WebServer server =
            WebServer.start(
                place,
                matches,
                bus(),
                recordings(),
                policies.map(OwnPolicies::in).orElse(OwnPolicies.NONE),
                limits(file),
                operator.map(ServeCommand::token),
                new Bans(file.map(said -> Set.copyOf(said.banned())).orElse(Set.of())),
                agents)) {
      for (String problem : matches.unreadable()) Failures.report("set aside", problem);
      PrintWriter out = command.commandLine().getOut();
      out.println("serving on " + server.address() + ", matches in " + Stores.shown(store));
      out.flush();
      Signals.handle("TERM", () -> server.leave(Duration.ofSeconds(notice)));
      server.join();
      ServerLog.note("stopped", "everything that was acknowledged is kept");
    }
    return ExitCodes.OK;
  }

  private Limits limits(Optional<ServerFile> file) {
    Limits usual = file.map(said -> said.over(Limits.USUAL)).orElse(Limits.USUAL);
    if (keep.isPresent() && keep.get() < 1)
      throw new BadInputException("--keep must be at least 1 day, not " + keep.get());
    return keep.isPresent() ? usual.keeping(keep.map(Duration::ofDays)) : usual;
  }

  private static String token(Path file) {
    String token = Documents.text(file).strip();
    if (token.length() < TOKEN_MIN || token.length() > TOKEN_MAX || !token.matches("[!-~]+"))
      throw new BadInputException(
          file + " must hold one word of " + TOKEN_MIN + " to " + TOKEN_MAX + " characters");
    return token;
  }

  /** Whoever may look at recordings would see the seeds of matches that are being played. */
  private void requireApart() {
    if (recordings().filter(shown -> same(shown, Path.of(store))).isPresent())
      throw new BadInputException(
          "--recordings must not be where matches are kept: everybody could look into them");
  }

  private static boolean same(Path one, Path other) {
    try {
      return (Files.exists(one) && Files.exists(other))
          ? Files.isSameFile(one, other)
          : one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    } catch (IOException e) {
      return false;
    }
  }

  private static String origin(URI url) {
    boolean web = "https".equals(url.getScheme()) || "http".equals(url.getScheme());
    if (!web || url.getHost() == null || !String.valueOf(url.getPath()).matches("/?"))
      throw new BadInputException(
          "--public must be like https://games.example.org, not '" + url + "'");
    return url.getScheme() + "://" + url.getAuthority().toLowerCase(Locale.ROOT);
  }

  private Optional<RemoteBus> bus() {
    return bus.isEmpty() ? Optional.empty() : Optional.of(Buses.connect(bus));
  }

  /** Those of this machine are shown to others only if somebody says so. */
  private Optional<Path> recordings() {
    return recordings.isPresent() || expose ? recordings : Optional.of(SavedRuns.directory());
  }

  private InetAddress address() {
    try {
      return InetAddress.getByName(host);
    } catch (UnknownHostException e) {
      throw new BadInputException("there is no address '" + host + "'");
    }
  }
}
