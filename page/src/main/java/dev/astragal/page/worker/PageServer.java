package dev.astragal.page.worker;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.web.Limits;
import dev.astragal.web.http.Api;
import dev.astragal.web.http.Asked;
import dev.astragal.web.inspect.InspectApi;
import dev.astragal.web.inspect.Recordings;
import dev.astragal.web.inspect.Runs;
import dev.astragal.web.match.Matches;
import dev.astragal.web.match.OwnPolicies;
import dev.astragal.web.message.ErrorInfo;
import dev.astragal.web.message.Failures;
import dev.astragal.web.message.Json;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.operator.Bans;
import dev.astragal.web.operator.Operator;
import dev.astragal.web.socket.Connection;
import dev.astragal.web.socket.Line;
import dev.astragal.web.socket.Sockets;
import dev.astragal.web.vitals.Vitals;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The server's own interface and matches, asked by messages instead of over a network. A page's
 * worker holds one; texts go in and out.
 */
public final class PageServer {
  private static final String HERE = "loopback";

  /** Whoever asks a page too much keeps nobody else waiting. */
  private static final Limits.Rate UNHURRIED = new Limits.Rate(1_000, 10_000);

  private final Outside outside;
  private final PageStore store;
  private final Api api;
  private final Sockets sockets;
  private final Map<Integer, Connection> connections = new HashMap<>();

  /** What the page does for its server. */
  public interface Outside {
    /** A text for one line. */
    void send(int line, String text);

    void closed(int line, int code, String reason);

    /** Keeps a match, all that is written of it; or forgets it, where nothing is. */
    void keep(String id, String match);
  }

  /** {@code kept} is what the page was given to keep before, a text each. */
  public PageServer(Outside outside, List<String> kept) {
    this.outside = outside;
    this.store = new PageStore(this::save, id -> outside.keep(id, ""));
    for (String match : kept) restore(match);
    Vitals vitals = new Vitals();
    Limits limits =
        new Limits(
            Limits.USUAL.crowd(), UNHURRIED, Limits.USUAL.messages(), Limits.USUAL.patience());
    Matches matches = new Matches(store, Optional.empty(), limits, Machine.HERE);
    Runs runs = new Runs(matches, new Recordings(Optional.empty()));
    this.sockets = new Sockets(matches, limits, vitals, Machine.HERE);
    Operator nobody = new Operator(Optional.empty(), matches, sockets, new Bans(Set.of()));
    this.api = new Api(matches, OwnPolicies.NONE, new InspectApi(runs), limits, vitals, nobody);
  }

  private void save(PageStore.Saved saved) {
    Map<String, Tree> fields = new LinkedHashMap<>();
    fields.put("id", Tree.of(saved.id()));
    fields.put("journal", Tree.of(saved.journal()));
    fields.put("about", saved.about());
    fields.put("changed", Tree.of(saved.changed()));
    outside.keep(saved.id(), JsonTrees.write(new Tree.Table(fields, Mark.NONE)));
  }

  private void restore(String match) {
    if (!(JsonTrees.read(match, "a match") instanceof Tree.Table table)) return;
    if (!(table.get("about").orElseThrow() instanceof Tree.Table about)) return;
    store.restore(
        new PageStore.Saved(
            text(table, "id"), text(table, "journal"), about, text(table, "changed")));
  }

  private static String text(Tree.Table table, String name) {
    return table.get(name).orElseThrow().text();
  }

  /** Answers a request of the interface: the status on the first line, then the body. */
  public String request(String method, String path, String languages, String bearer, String body) {
    try {
      int mark = path.indexOf('?');
      String place = mark < 0 ? path : path.substring(0, mark);
      Api.Reply reply =
          api.handle(
              new Asked(
                  method,
                  parts(place, '/'),
                  query(mark < 0 ? "" : path.substring(mark + 1)),
                  languages,
                  Optional.of(bearer).filter(token -> !token.isEmpty()),
                  HERE,
                  Optional.empty(),
                  _ -> body));
      return reply.status() + "\n" + JsonTrees.write(Json.tree(reply.body()));
    } catch (Refusal refusal) {
      return refused(refusal);
    } catch (RuntimeException fault) {
      return refused(Failures.refusal("a request failed", fault));
    }
  }

  private static String refused(Refusal refusal) {
    ErrorInfo.Body body = new ErrorInfo.Body(ErrorInfo.of(refusal.reason()));
    return refusal.status() + "\n" + JsonTrees.write(Json.tree(body));
  }

  private static Map<String, String> query(String text) {
    Map<String, String> query = new LinkedHashMap<>();
    for (String field : parts(text, '&')) {
      int equals = field.indexOf('=');
      if (equals > 0)
        query.put(decoded(field.substring(0, equals)), decoded(field.substring(equals + 1)));
    }
    return query;
  }

  /** Without a regular expression, which a first visit would wait for. */
  private static List<String> parts(String text, char between) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int at = text.indexOf(between); at >= 0; at = text.indexOf(between, from)) {
      parts.add(text.substring(from, at));
      from = at + 1;
    }
    parts.add(text.substring(from));
    return parts;
  }

  private static String decoded(String text) {
    return java.net.URLDecoder.decode(text, java.nio.charset.StandardCharsets.UTF_8);
  }

  /** Opens a line, as a WebSocket would be. */
  public void open(int line) {
    Connection connection = sockets.connection(HERE);
    connections.put(line, connection);
    connection.opened(new PageLine(line));
  }

  public void heard(int line, String text) {
    Connection connection = connections.get(line);
    if (connection != null) connection.heard(text);
  }

  public void closed(int line) {
    Connection connection = connections.remove(line);
    if (connection != null) connection.closed();
  }

  private final class PageLine implements Line {
    private final int number;

    private PageLine(int number) {
      this.number = number;
    }

    @Override
    public boolean open() {
      return connections.containsKey(number);
    }

    @Override
    public void send(String text, Runnable sent) {
      outside.send(number, text);
      sent.run();
    }

    @Override
    public void close(int code, String reason) {
      outside.closed(number, code, reason);
      closed(number);
    }

    @Override
    public void cut() {
      close(1001, "");
    }
  }
}
