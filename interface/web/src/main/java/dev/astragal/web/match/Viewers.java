package dev.astragal.web.match;

import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.web.Limits;
import dev.astragal.web.message.Refusal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who is connected to a match, and as whom. */
final class Viewers {
  private static final Rejection GIVEN =
      Rejection.of("SEAT_GIVEN", "the seat is somebody else's now");
  static final Rejection ENDED =
      Rejection.of("NO_SUCH_MATCH", "whoever runs the server has ended this match");

  private static final Rejection CROWDED =
      Rejection.of(
          "OPENED_ELSEWHERE", "the seat was opened too often; it goes on where it was last");

  private final Limits limits;
  private final Limits.Crowd most;
  private final Map<Viewer, Seat> connected = new LinkedHashMap<>();
  private final Map<Seat, Long> lastSeen = new LinkedHashMap<>();
  private final Machine machine;
  private final long begun;

  Viewers(Limits limits, Machine machine) {
    this.limits = limits;
    this.machine = machine;
    this.begun = machine.nanos();
    this.most = limits.crowd();
  }

  /** Lets somebody in: to the seat of the token, or without one to watch. */
  Seat admit(About about, Optional<String> token, Viewer viewer) {
    Seat seat = token.isPresent() ? seatOf(about, token.get()) : Seat.SPECTATOR;
    if (!seat.plays() && !about.watchable())
      throw new Refusal(403, "NO_SPECTATORS", "this match is not to be watched");
    long there = connected.values().stream().filter(seat::equals).count();
    if (!seat.plays() && there >= most.spectators())
      throw new Refusal(429, "TOO_MANY_SPECTATORS", "too many watch this match");
    if (seat.plays() && there >= most.perSeat()) expelOldest(seat);
    connected.put(viewer, seat);
    return seat;
  }

  /** Looks at every seat, so that time tells nothing. */
  static Seat seatOf(About about, String token) {
    Optional<Seat> found = Optional.empty();
    for (int seat = 0; seat < about.seats().size(); seat++)
      if (about.seats().get(seat) instanceof MatchSeat.Person(_, String hash, _)
          && Secrets.matches(token, hash)) found = Optional.of(Seat.of(seat));
    return found.orElseThrow(
        () -> new Refusal(401, "WRONG_TOKEN", "the token is of no seat of this match"));
  }

  void leave(Viewer viewer) {
    Seat seat = connected.remove(viewer);
    if (seat != null) lastSeen.put(seat, machine.nanos());
  }

  /** Whether whoever sits there has been away for longer than it takes to come back. */
  boolean left(Seat seat) {
    long since = machine.nanos() - lastSeen.getOrDefault(seat, begun);
    return !has(seat) && since > limits.patience().grace().toNanos();
  }

  /** Ends the connections of a seat that is somebody else's now. */
  void expel(Seat seat) {
    for (Map.Entry<Viewer, Seat> entry : List.copyOf(connected.entrySet()))
      if (entry.getValue().equals(seat)) {
        connected.remove(entry.getKey());
        entry.getKey().expelled(GIVEN);
      }
  }

  /**
   * Whoever lost a few connections in a row comes back although the server still takes them for
   * open: all of a seat are one person's, and the newest is where that person is.
   */
  private void expelOldest(Seat seat) {
    for (Map.Entry<Viewer, Seat> entry : connected.entrySet())
      if (entry.getValue().equals(seat)) {
        connected.remove(entry.getKey());
        entry.getKey().expelled(CROWDED);
        return;
      }
  }

  /** Ends every connection. */
  void expelAll(Rejection why) {
    for (Viewer viewer : List.copyOf(connected.keySet())) viewer.expelled(why);
    connected.clear();
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
