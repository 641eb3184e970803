package dev.astragal.web;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.store.DirectoryStore;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.table.Recording;
import dev.astragal.web.agent.AgentsMay;
import dev.astragal.web.match.LiveMatch;
import dev.astragal.web.match.Matches;
import dev.astragal.web.match.OwnPolicies;
import dev.astragal.web.operator.Bans;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** A server on a free port whose matches lie in a directory. */
final class TestServer implements AutoCloseable {
  /** Tests are faster than people. */
  static final Limits.Rate OFTEN = new Limits.Rate(10_000, 10_000);

  static final Limits GENEROUS = limits(new Limits.Crowd(100, 500, 500, 500, 4, 50));

  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final WebServer server;

  static Limits limits(Limits.Crowd crowd) {
    return new Limits(crowd, OFTEN, OFTEN, Limits.USUAL.patience());
  }

  static Limits limits(Limits.Patience patience) {
    return new Limits(GENEROUS.crowd(), OFTEN, OFTEN, patience);
  }

  private TestServer(WebServer server) {
    this.server = server;
  }

  static TestServer over(Path directory) throws Exception {
    return over(directory, GENEROUS);
  }

  static TestServer over(Path directory, Limits limits) throws Exception {
    return at(InetAddress.getLoopbackAddress(), directory, limits);
  }

  static TestServer at(InetAddress address, Path directory, Limits limits) throws Exception {
    return at(new Place(address, address.getHostAddress(), 0), directory, limits);
  }

  /** One that believes a proxy of this machine. */
  static TestServer behindProxy(Path directory) throws Exception {
    Optional<String> origin = Optional.of("https://games.example.org");
    return at(
        new Place(InetAddress.getLoopbackAddress(), "127.0.0.1", 0, origin), directory, GENEROUS);
  }

  /** One behind a proxy that somebody looks after while it runs. */
  static TestServer operated(Path directory, String token) throws Exception {
    Optional<String> origin = Optional.of("https://games.example.org");
    Place place = new Place(InetAddress.getLoopbackAddress(), "127.0.0.1", 0, origin);
    return at(place, directory, GENEROUS, Optional.of(token));
  }

  /** One whose proxy says in {@code header} who was signed in. */
  static TestServer signedIn(Path directory, String header) throws Exception {
    Optional<String> origin = Optional.of("https://games.example.org");
    InetAddress here = InetAddress.getLoopbackAddress();
    return at(new Place(here, "127.0.0.1", 0, origin, Optional.of(header)), directory, GENEROUS);
  }

  private static TestServer at(Place place, Path directory, Limits limits) throws Exception {
    return at(place, directory, limits, Optional.empty());
  }

  private static TestServer at(
      Place place, Path directory, Limits limits, Optional<String> operator) throws Exception {
    MatchStore store = new DirectoryStore(directory.resolve("matches"));
    return at(place, store, Optional.of(directory.resolve("recordings")), limits, operator);
  }

  /** One whose matches are kept somewhere else. */
  static TestServer over(MatchStore store, Limits limits) throws Exception {
    Place place = new Place(InetAddress.getLoopbackAddress(), "127.0.0.1", 0);
    return at(place, store, Optional.empty(), limits, Optional.empty());
  }

  private static TestServer at(
      Place place,
      MatchStore store,
      Optional<Path> recordings,
      Limits limits,
      Optional<String> operator)
      throws Exception {
    return new TestServer(
        WebServer.start(
            place,
            store,
            Optional.empty(),
            recordings,
            OwnPolicies.NONE,
            limits,
            operator,
            new Bans(Set.of()),
            AgentsMay.NOTHING));
  }

  int port() {
    return server.port();
  }

  Client connect() {
    return Client.connected(port());
  }

  /** A connection that has said hello and knows the first state. */
  Client seated(String match, String token) {
    Client client = connect().hello(match, token);
    client.expect("welcome");
    return client;
  }

  Matches matches() {
    return server.matches();
  }

  LiveMatch match(String id) {
    return server.matches().match(id);
  }

  /** Of the state a match is in. */
  long hash(String id) {
    Recording past = match(id).recording();
    return past.at(past.lastStep()).hash();
  }

  String url(String path) {
    return "http://127.0.0.1:" + port() + path;
  }

  /** A new match as the server describes it. */
  Tree create(String body) {
    return create("/api/matches", body);
  }

  Tree create(String path, String body) {
    HttpResponse<String> response = post(path, body);
    if (response.statusCode() != 201) throw new AssertionError(response.body());
    return JsonTrees.read(response.body(), "created");
  }

  Tree get(String path) {
    HttpResponse<String> response = send(HttpRequest.newBuilder(URI.create(url(path))));
    if (response.statusCode() != 200) throw new AssertionError(response.body());
    return JsonTrees.read(response.body(), path);
  }

  /** What whoever has a token is answered. */
  HttpResponse<String> response(String path, String bearer) {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url(path)));
    return send(bearer.isEmpty() ? request : request.header("Authorization", "Bearer " + bearer));
  }

  /** The same where it is refused: its status and code. */
  String refusal(String path, String bearer) {
    HttpResponse<String> response = response(path, bearer);
    return response.statusCode()
        + " "
        + Client.text(JsonTrees.read(response.body(), "refusal"), "error.code");
  }

  HttpResponse<String> post(String path, String body) {
    return send(
        HttpRequest.newBuilder(URI.create(url(path)))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  static HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    server.close();
  }
}
