package dev.astragal.web.match;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.session.Session;
import dev.astragal.web.json.Refusal;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** All matches of a server. */
public final class Matches implements AutoCloseable {
  /** More are refused. */
  public static final int MATCHES_MAX = 5_000;

  private final Map<String, LiveMatch<?, ?, ?>> matches = new ConcurrentHashMap<>();
  private final Path directory;

  public Matches(Path directory) {
    this.directory = directory;
  }

  /** A new match and the tokens that go with it, which nobody will ever tell again. */
  public record Created(
      LiveMatch<?, ?, ?> match, String owner, Optional<Integer> seat, Optional<String> token) {}

  /** A seat somebody took. */
  public record Joined(LiveMatch<?, ?, ?> match, int seat, String token) {}

  public Created create(Proposal proposal) {
    if (matches.size() >= MATCHES_MAX)
      throw new Refusal(503, "TOO_MANY_MATCHES", "the server has no room for another match");
    String owner = Secrets.token();
    About about =
        new About(
            Secrets.id(),
            Instant.now(),
            Secrets.hash(owner),
            proposal.voice(),
            proposal.listed(),
            proposal.watchable(),
            proposal.botPaceMillis(),
            proposal.chairs());
    Optional<String> token = proposal.you().map(_ -> Secrets.token());
    if (token.isPresent())
      about = about.with(proposal.you().get(), new Chair.Person(Secrets.hash(token.get())));
    LiveMatch<?, ?, ?> match;
    try {
      match = begun(GameLibrary.kernel(proposal.spec()), proposal, about);
    } catch (BadInputException | TreeException | IllegalArgumentException e) {
      throw new Refusal(400, "BAD_SETUP", String.valueOf(e.getMessage()));
    }
    matches.put(match.id(), match);
    match.wake();
    return new Created(match, owner, proposal.you(), token);
  }

  private <S, C extends Choice, E extends Event> LiveMatch<S, C, E> begun(
      Kernel<S, C, E> kernel, Proposal proposal, About about) {
    Messages.of(kernel.game(), proposal.voice(), "");
    for (int seat = 0; seat < about.chairs().size(); seat++)
      if (about.chairs().get(seat) instanceof Chair.Bot(String name))
        Players.named(kernel, name, proposal.spec().seed(), seat);
    Path file = directory.resolve(about.id() + ".jsonl");
    return new LiveMatch<>(Session.begin(kernel, proposal.spec(), Optional.of(file)), about);
  }

  public LiveMatch<?, ?, ?> match(String id) {
    LiveMatch<?, ?, ?> match = matches.get(id);
    if (match == null) throw new Refusal(404, "NO_SUCH_MATCH", "there is no such match");
    return match;
  }

  /** Those the lobby shows, the newest first. */
  public List<LiveMatch<?, ?, ?>> listed(int max) {
    Collection<LiveMatch<?, ?, ?>> all = matches.values();
    return all.stream()
        .filter(match -> match.about().listed())
        .sorted(
            Comparator.<LiveMatch<?, ?, ?>, Instant>comparing(match -> match.about().created())
                .reversed())
        .limit(max)
        .toList();
  }

  public synchronized Joined join(String id, Optional<Integer> wanted) {
    LiveMatch<?, ?, ?> match = match(id);
    List<Chair> chairs = match.about().chairs();
    for (int seat = 0; seat < chairs.size(); seat++) {
      if (wanted.isPresent() && wanted.get() != seat) continue;
      if (!(chairs.get(seat) instanceof Chair.Open)) continue;
      String token = Secrets.token();
      match.seat(seat, new Chair.Person(Secrets.hash(token)));
      return new Joined(match, seat, token);
    }
    throw new Refusal(409, "NO_OPEN_SEAT", "no such seat is open");
  }

  /** The seat a token belongs to. Looks at every seat, so that time tells nothing. */
  public static Optional<Integer> seatOf(About about, String token) {
    Optional<Integer> found = Optional.empty();
    for (int seat = 0; seat < about.chairs().size(); seat++)
      if (about.chairs().get(seat) instanceof Chair.Person(String hash)
          && Secrets.matches(token, hash)) found = Optional.of(seat);
    return found;
  }

  @Override
  public void close() {
    matches.values().forEach(LiveMatch::close);
  }
}
