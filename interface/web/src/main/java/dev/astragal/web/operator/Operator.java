package dev.astragal.web.operator;

import dev.astragal.web.match.Matches;
import dev.astragal.web.match.Secrets;
import dev.astragal.web.match.StoredMatches;
import dev.astragal.web.message.Json;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.socket.Sockets;
import dev.astragal.web.vitals.ServerLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Shows an operator the server, ends matches and bans addresses, for whoever has the token. */
public final class Operator {
  private static final int LISTED_MAX = 1_000;

  private final Optional<String> tokenHash;
  private final Matches matches;
  private final Sockets sockets;
  private final Bans bans;

  /** Without a token there is nothing here. */
  public Operator(Optional<String> token, Matches matches, Sockets sockets, Bans bans) {
    this.tokenHash = token.map(Secrets::hash);
    this.matches = matches;
    this.sockets = sockets;
    this.bans = bans;
  }

  /** {@code body} of a POST; a GET has none. */
  public Object answer(List<String> path, Optional<String> token, Optional<String> body) {
    if (tokenHash.isEmpty()) throw nothing();
    if (!Secrets.matches(token.orElse(""), tokenHash.get()))
      throw new Refusal(401, "WRONG_TOKEN", "that is not the operator's token");
    if (body.isEmpty()) {
      if (!path.isEmpty()) throw nothing();
      return server();
    }
    if (path.size() == 1 && path.getFirst().equals("bans"))
      return ban(Json.read(OperatorInfo.Ban.class, body.get()));
    if (path.size() == 3 && path.getFirst().equals("matches") && path.getLast().equals("end"))
      return end(path.get(1));
    throw nothing();
  }

  private static Refusal nothing() {
    return new Refusal(404, "NOT_FOUND", "there is nothing here");
  }

  private OperatorInfo.Server server() {
    List<OperatorInfo.Match> shown = new ArrayList<>();
    for (StoredMatches.Entry entry : matches.stored().newest().stream().limit(LISTED_MAX).toList())
      shown.add(
          new OperatorInfo.Match(
              entry.id(),
              entry.stored().spec().game(),
              entry.about().created(),
              matches.open(entry.id()).isPresent(),
              matches.attended(entry.id()),
              matches.over(entry),
              entry.about().seating().chairs().stream()
                  .map(chair -> chair.name())
                  .filter(name -> !name.isEmpty())
                  .toList()));
    return new OperatorInfo.Server(shown, sockets.visitors(), bans.all());
  }

  private OperatorInfo.Done end(String id) {
    matches.delete(id);
    ServerLog.note("operator", "ended match " + id);
    return OperatorInfo.Done.DONE;
  }

  private OperatorInfo.Done ban(OperatorInfo.Ban ban) {
    if (ban.lift()) {
      bans.lift(ban.address());
    } else {
      bans.add(ban.address());
      sockets.sendAway(ban.address());
    }
    ServerLog.note("operator", (ban.lift() ? "let in " : "banned ") + ban.address());
    return OperatorInfo.Done.DONE;
  }
}
