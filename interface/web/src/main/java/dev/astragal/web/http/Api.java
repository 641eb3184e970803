package dev.astragal.web.http;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.table.Seating;
import dev.astragal.web.Limits;
import dev.astragal.web.game.Bundles;
import dev.astragal.web.game.GameFiles;
import dev.astragal.web.inspect.InspectApi;
import dev.astragal.web.match.Matches;
import dev.astragal.web.match.OwnPolicies;
import dev.astragal.web.match.Proposal;
import dev.astragal.web.message.GameInfo;
import dev.astragal.web.message.GameWords;
import dev.astragal.web.message.Json;
import dev.astragal.web.message.MatchInfo;
import dev.astragal.web.message.NewMatch;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.message.WaysInfo;
import dev.astragal.web.operator.Operator;
import dev.astragal.web.vitals.Vitals;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The HTTP interface. */
public final class Api {
  private static final int BODY_BYTES_MAX = 64 << 10;
  private static final int JOURNAL_BYTES_MAX = 12 << 20;
  private static final int LISTED_MAX = 200;
  private static final int PROTOCOL = 1;
  private static final Pattern LANGUAGE = Pattern.compile("([a-z]{2})\\b");

  private final Matches matches;
  private final InspectApi inspector;
  private final RequestRates made;
  private final Vitals vitals;
  private final OwnPolicies policies;
  private final Operator operator;

  public Api(
      Matches matches,
      OwnPolicies policies,
      InspectApi inspector,
      Limits limits,
      Vitals vitals,
      Operator operator) {
    this.operator = operator;
    this.vitals = vitals;
    this.matches = matches;
    this.policies = policies;
    this.inspector = inspector;
    this.made = new RequestRates(limits.keeping().made());
  }

  /** {@code body} is a record with a shape. */
  public record Reply(int status, Object body) {
    static Reply ok(Object body) {
      return new Reply(200, body);
    }
  }

  /** A refusal is thrown. */
  public Reply handle(Asked asked) {
    boolean post = asked.method().equals("POST");
    if (!post && !asked.method().equals("GET"))
      throw new Refusal(405, "WRONG_METHOD", "there is only GET and POST");
    List<String> rest = asked.path().subList(1, asked.path().size());
    Optional<String> language = language(asked);
    return switch (asked.path().getFirst()) {
      case "games" -> {
        if (post) throw nothing();
        yield Reply.ok(rest.isEmpty() ? games(language) : game(rest, asked.query(), language));
      }
      case "matches" -> post ? postMatch(asked, rest) : Reply.ok(match(rest, language));
      case "operator" ->
          Reply.ok(
              operator.answer(
                  rest.equals(List.of("")) ? List.of() : rest,
                  asked.bearer(),
                  post ? Optional.of(body(asked)) : Optional.empty()));
      case "runs" ->
          post
              ? new Reply(201, inspector.post(rest, run(asked, rest), asked.bearer(), language))
              : Reply.ok(inspector.get(rest, asked.query(), asked.bearer(), language));
      default -> throw nothing();
    };
  }

  private Object match(List<String> rest, Optional<String> language) {
    return switch (rest.size()) {
      case 0 -> new MatchInfo.Listed(matches.listed(LISTED_MAX, language));
      case 1 -> matches.summary(rest.getFirst(), language);
      case 2 -> {
        if (!rest.get(1).equals("ways")) throw nothing();
        yield matches.ways(rest.getFirst(), language);
      }
      default -> throw nothing();
    };
  }

  private Reply postMatch(Asked asked, List<String> rest) {
    String body = body(asked);
    Optional<String> language = language(asked);
    if (rest.isEmpty()) {
      requireMayMake(asked.address());
      return create(Json.read(NewMatch.class, body), asked.user(), language);
    }
    if (rest.size() != 2) throw nothing();
    return switch (rest.get(1)) {
      case "join" -> {
        NewMatch.Join wanted = Json.read(NewMatch.Join.class, body);
        Optional<String> name = asked.user().or(wanted::name);
        yield join(rest.getFirst(), wanted.seat(), Proposal.name(name), language);
      }
      case "fill" -> {
        Optional<String> bot = Json.read(NewMatch.Fill.class, body).bot();
        String owner = asked.bearer().orElse("");
        yield Reply.ok(
            matches.fill(rest.getFirst(), owner, bot.filter(b -> !b.isEmpty())).summary(language));
      }
      case "ways" -> {
        String way = Json.read(WaysInfo.Chosen.class, body).way();
        yield Reply.ok(matches.goOn(rest.getFirst(), asked.bearer().orElse(""), way, language));
      }
      default -> throw nothing();
    };
  }

  /** Refuses whoever may not make another match now. */
  public void requireMayMake(String address) {
    if (vitals.leaving())
      throw new Refusal(503, "LEAVING", "this server is about to stop; try again in a moment");
    made.require(address);
  }

  private static Refusal nothing() {
    return new Refusal(404, "NOT_FOUND", "there is nothing here");
  }

  /** The first language that is asked for, as games name it; English has no name there. */
  private static Optional<String> language(Asked asked) {
    return Optional.of(LANGUAGE.matcher(asked.languages()))
        .filter(Matcher::lookingAt)
        .map(found -> found.group(1).equals("en") ? "" : found.group(1));
  }

  /** A journal is larger than anything else, and is not sent as often. */
  private String run(Asked asked, List<String> rest) {
    boolean makesAny = rest.size() < 2 || rest.get(1).equals("play");
    if (makesAny) made.require(asked.address());
    if (rest.size() > 1) return body(asked);
    return rest.isEmpty() ? asked.body().read(JOURNAL_BYTES_MAX) : body(asked);
  }

  private static String body(Asked asked) {
    return asked.body().read(BODY_BYTES_MAX);
  }

  private GameInfo.Games games(Optional<String> wanted) {
    List<GameInfo> games = new ArrayList<>();
    for (var game : GameLibrary.offered()) {
      Manifest manifest = game.manifest();
      Bundles bundles = Bundles.of(game.getClass());
      games.add(
          new GameInfo(
              manifest.id(),
              manifest.title(),
              manifest.seatsMin(),
              manifest.seatsMax(),
              manifest.undo(),
              manifest.led(),
              manifest.options(),
              Stream.concat(
                      manifest.policies().stream().skip(1).map(n -> n.replace(".yaml", "")),
                      policies.words(manifest.id()).stream().map(GameWords.Words::name))
                  .toList(),
              Proposal.usualOverlays(manifest),
              bundles.voices(),
              bundles.languages(),
              Players.names(game),
              Seating.usual(game),
              tagline(Messages.of(game, "", wanted.flatMap(bundles::language).orElse(""))),
              GameFiles.art(manifest.id()),
              GameFiles.cover(manifest.id())));
    }
    return new GameInfo.Games(PROTOCOL, games);
  }

  private Object game(List<String> rest, Map<String, String> query, Optional<String> spoken) {
    Game<?, ?, ?> game = Proposal.known(rest.getFirst());
    Bundles bundles = Bundles.of(game.getClass());
    String named = query.get("language");
    String language =
        named == null
            ? spoken.flatMap(bundles::language).orElse("")
            : bundles
                .language(named)
                .orElseThrow(() -> Refusal.badField("language", "the game has no such language"));
    if (rest.size() == 1) return GameWords.of(game, language, policies.words(game.manifest().id()));
    if (rest.size() != 2 || !rest.get(1).equals("fame")) throw nothing();
    return matches.fame().of(game, language);
  }

  private static String tagline(Messages messages) {
    return messages.knows("tagline") ? messages.text(Msg.of("tagline")) : "";
  }

  private Reply create(NewMatch wanted, Optional<String> user, Optional<String> language) {
    Proposal proposal = Proposal.of(wanted, policies, Machine.HERE);
    return new Reply(201, matches.create(user.map(proposal::by).orElse(proposal)).told(language));
  }

  private Reply join(String id, Optional<Integer> seat, String name, Optional<String> language) {
    Matches.Joined joined = matches.join(id, seat, name);
    return Reply.ok(
        new NewMatch.Joined(
            joined.seat(),
            joined.token(),
            Matches.link(joined.match().id(), joined.token()),
            joined.match().summary(language)));
  }
}
