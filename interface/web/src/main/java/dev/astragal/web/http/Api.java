package dev.astragal.web.http;

import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.table.Seating;
import dev.astragal.web.game.Bundles;
import dev.astragal.web.game.GameFiles;
import dev.astragal.web.inspect.InspectApi;
import dev.astragal.web.json.Fields;
import dev.astragal.web.json.Form;
import dev.astragal.web.json.Refusal;
import dev.astragal.web.match.Matches;
import dev.astragal.web.match.Proposal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

/** The HTTP interface. */
public final class Api {
  private static final int BODY_BYTES_MAX = 64 << 10;
  private static final int LISTED_MAX = 200;
  private static final int PROTOCOL = 1;

  private static final int NAME_LENGTH_MAX = 64;
  private static final String BEARER = "Bearer ";

  private final Matches matches;
  private final InspectApi inspector;

  public Api(Matches matches, InspectApi inspector) {
    this.matches = matches;
    this.inspector = inspector;
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
    List<String> rest = parts.subList(1, parts.size());
    return switch (parts.getFirst()) {
      case "games" -> {
        if (post || !rest.isEmpty()) throw nothing();
        yield Reply.ok(games());
      }
      case "matches" -> post ? postMatch(request, rest) : Reply.ok(match(rest));
      case "runs" ->
          post
              ? new Reply(201, inspector.post(rest, body(request), bearer(request)))
              : Reply.ok(inspector.get(rest, query(request), bearer(request)));
      default -> throw nothing();
    };
  }

  private Tree match(List<String> rest) {
    return switch (rest.size()) {
      case 0 -> Fields.of().put("matches", matches.listed(LISTED_MAX)).tree();
      case 1 -> matches.summary(rest.getFirst());
      default -> throw nothing();
    };
  }

  private Reply postMatch(Request request, List<String> rest) {
    if (rest.isEmpty()) return create(body(request));
    if (rest.size() != 2) throw nothing();
    return switch (rest.get(1)) {
      case "join" -> join(rest.getFirst(), body(request));
      case "fill" -> fill(rest.getFirst(), body(request), bearer(request));
      default -> throw nothing();
    };
  }

  private Reply fill(String id, Form form, Optional<String> owner) {
    Optional<String> bot = form.optionalText("bot", NAME_LENGTH_MAX).filter(b -> !b.isEmpty());
    form.end();
    return Reply.ok(matches.fill(id, owner.orElse(""), bot).summary());
  }

  private static Refusal nothing() {
    return new Refusal(404, "NOT_FOUND", "there is nothing here");
  }

  private static Optional<String> bearer(Request request) {
    return Optional.ofNullable(request.getHeaders().get("Authorization"))
        .filter(
            text -> text.startsWith(BEARER) && text.length() < BEARER.length() + NAME_LENGTH_MAX)
        .map(text -> text.substring(BEARER.length()));
  }

  private static Map<String, String> query(Request request) {
    try {
      Map<String, String> query = new LinkedHashMap<>();
      for (org.eclipse.jetty.util.Fields.Field field : Request.extractQueryParameters(request))
        query.put(field.getName(), field.getValue());
      return query;
    } catch (RuntimeException e) {
      throw Refusal.badField("query", "cannot be read");
    }
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
    List<Tree> games = new ArrayList<>();
    for (var game : GameLibrary.games())
      games.add(
          game(game.manifest(), Bundles.of(game.getClass()))
              .texts("bots", Players.names(game))
              .put("usualBot", Seating.usual(game))
              .put("tagline", tagline(Messages.of(game)))
              .tree());
    return Fields.of().put("protocol", PROTOCOL).put("games", games).tree();
  }

  private static String tagline(Messages messages) {
    return messages.knows("tagline") ? messages.text(Msg.of("tagline")) : "";
  }

  private static Fields game(Manifest manifest, Bundles bundles) {
    List<String> overlays =
        manifest.policies().stream().skip(1).map(name -> name.replace(".yaml", "")).toList();
    Fields fields =
        Fields.of()
            .put("id", manifest.id())
            .put("title", manifest.title())
            .put("seatsMin", manifest.seatsMin())
            .put("seatsMax", manifest.seatsMax())
            .put("undo", manifest.undo())
            .put("options", manifest.options().stream().map(Api::option).toList())
            .texts("overlays", overlays)
            .texts("usualOverlays", Proposal.usualOverlays(manifest))
            .texts("voices", bundles.voices())
            .texts("languages", bundles.languages());
    GameFiles.art(manifest.id()).ifPresent(art -> fields.put("art", art));
    GameFiles.cover(manifest.id()).ifPresent(cover -> fields.put("cover", cover));
    return fields;
  }

  private static Tree option(Option option) {
    return Fields.of()
        .put("name", option.name())
        .put("fallback", option.fallback())
        .texts("values", option.values())
        .tree();
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
    String name = Proposal.name(form);
    form.end();
    Matches.Joined joined = matches.join(id, seat, name);
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
