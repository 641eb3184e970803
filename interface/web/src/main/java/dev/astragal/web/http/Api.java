package dev.astragal.web.http;

import dev.astragal.cli.Seating;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.player.Players;
import dev.astragal.web.json.Fields;
import dev.astragal.web.json.Form;
import dev.astragal.web.json.Refusal;
import dev.astragal.web.match.LiveMatch;
import dev.astragal.web.match.Matches;
import dev.astragal.web.match.Proposal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

/** The HTTP interface. */
public final class Api {
  private static final int BODY_BYTES_MAX = 64 << 10;
  private static final int LISTED_MAX = 200;
  private static final int PROTOCOL = 1;

  private final Matches matches;

  public Api(Matches matches) {
    this.matches = matches;
  }

  record Reply(int status, Tree body) {
    static Reply ok(Tree body) {
      return new Reply(200, body);
    }
  }

  Reply handle(Request request, String path) {
    List<String> parts = List.of(path.split("/", -1));
    boolean post = request.getMethod().equals("POST");
    if (!post && !request.getMethod().equals("GET"))
      throw new Refusal(405, "WRONG_METHOD", "there is only GET and POST");
    if (parts.equals(List.of("games")) && !post) return Reply.ok(games());
    if (parts.equals(List.of("matches"))) return post ? create(body(request)) : Reply.ok(listed());
    if (parts.size() == 2 && parts.getFirst().equals("matches") && !post)
      return Reply.ok(matches.match(parts.get(1)).summary());
    if (parts.size() == 3
        && parts.getFirst().equals("matches")
        && parts.get(2).equals("join")
        && post) return join(parts.get(1), body(request));
    throw new Refusal(404, "NOT_FOUND", "there is nothing here");
  }

  private static Form body(Request request) {
    try (InputStream in = Content.Source.asInputStream(request)) {
      byte[] bytes = in.readNBytes(BODY_BYTES_MAX + 1);
      if (bytes.length > BODY_BYTES_MAX)
        throw new Refusal(413, "TOO_LARGE", "the body is larger than " + BODY_BYTES_MAX);
      return Form.of(new String(bytes, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new Refusal(400, "NOT_JSON", "the body cannot be read");
    }
  }

  private static Tree games() {
    List<Tree> games = GameLibrary.games().stream().map(Api::game).toList();
    return Fields.of().put("protocol", PROTOCOL).put("games", games).tree();
  }

  private static Tree game(Game<?, ?, ?> game) {
    Manifest manifest = game.manifest();
    List<String> overlays =
        manifest.policies().stream().skip(1).map(name -> name.replace(".yaml", "")).toList();
    return Fields.of()
        .put("id", manifest.id())
        .put("title", manifest.title())
        .put("seatsMin", manifest.seatsMin())
        .put("seatsMax", manifest.seatsMax())
        .put("undo", manifest.undo())
        .put("options", manifest.options().stream().map(Api::option).toList())
        .texts("bots", Players.names(game))
        .put("usualBot", Seating.usual(game))
        .texts("overlays", overlays)
        .texts("usualOverlays", Proposal.usualOverlays(manifest))
        .texts("voices", List.of(""))
        .tree();
  }

  private static Tree option(Option option) {
    return Fields.of()
        .put("name", option.name())
        .put("fallback", option.fallback())
        .texts("values", option.values())
        .tree();
  }

  private Tree listed() {
    List<Tree.Table> all = matches.listed(LISTED_MAX).stream().map(LiveMatch::summary).toList();
    return Fields.of().put("matches", all).tree();
  }

  private Reply create(Form form) {
    Matches.Created created = matches.create(Proposal.read(form));
    Fields fields = Fields.of().put("match", created.match().summary());
    created.seat().ifPresent(seat -> fields.put("seat", seat));
    created
        .token()
        .ifPresent(
            token -> fields.put("token", token).put("link", link(created.match().id(), token)));
    fields.put("owner", created.owner()).put("join", "/play#match=" + created.match().id());
    return new Reply(201, fields.tree());
  }

  private Reply join(String id, Form form) {
    Optional<Integer> seat = form.optionalWhole("seat", 0, Seat.MAX - 1).map(Long::intValue);
    form.end();
    Matches.Joined joined = matches.join(id, seat);
    return Reply.ok(
        Fields.of()
            .put("seat", joined.seat())
            .put("token", joined.token())
            .put("link", link(joined.match().id(), joined.token()))
            .put("match", joined.match().summary())
            .tree());
  }

  private static String link(String match, String token) {
    return "/play#match=" + match + "&token=" + token;
  }
}
