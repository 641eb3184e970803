package dev.astragal.web.match;

import dev.astragal.kernel.game.Seat;
import dev.astragal.web.Limits;
import dev.astragal.web.message.Refusal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Who is connected to a match, and as whom. */
final class Viewers {
  private final Limits.Crowd most;
  private final Map<Viewer, Seat> connected = new LinkedHashMap<>();

  Viewers(Limits.Crowd most) {
    this.most = most;
  }

  /** Lets somebody in: to the seat of the token, or without one to watch. */
  Seat admit(About about, Optional<String> token, Viewer viewer) {
    Seat seat = token.isPresent() ? seatOf(about, token.get()) : Seat.SPECTATOR;
    if (!seat.plays() && !about.watchable())
      throw new Refusal(403, "NO_SPECTATORS", "this match is not to be watched");
    long there = connected.values().stream().filter(seat::equals).count();
    if (!seat.plays() && there >= most.spectators())
      throw new Refusal(429, "TOO_MANY_SPECTATORS", "too many watch this match");
    if (seat.plays() && there >= most.perSeat())
      throw new Refusal(429, "TOO_MANY_CONNECTIONS", "too many connections of this seat");
    connected.put(viewer, seat);
    return seat;
  }

  /** Looks at every seat, so that time tells nothing. */
  static Seat seatOf(About about, String token) {
    Optional<Seat> found = Optional.empty();
    for (int seat = 0; seat < about.seats().size(); seat++)
      if (about.seats().get(seat) instanceof MatchSeat.Person(_, String hash)
          && Secrets.matches(token, hash)) found = Optional.of(Seat.of(seat));
    return found.orElseThrow(
        () -> new Refusal(401, "WRONG_TOKEN", "the token is of no seat of this match"));
  }

  void leave(Viewer viewer) {
    connected.remove(viewer);
  }

  boolean isEmpty() {
    return connected.isEmpty();
  }

  boolean has(Seat seat) {
    return connected.containsValue(seat);
  }

  long watching() {
    return connected.values().stream().filter(seat -> !seat.plays()).count();
  }

  /** Whether time may pass: somebody sits there, or nobody ever will. */
  boolean attended(About about) {
    return about.people() == 0 || connected.values().stream().anyMatch(Seat::plays);
  }

  void tell() {
    for (Viewer viewer : connected.keySet()) viewer.changed();
  }
}
