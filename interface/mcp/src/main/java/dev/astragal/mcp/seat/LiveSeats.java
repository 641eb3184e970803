package dev.astragal.mcp.seat;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.runtime.store.MatchId;
import dev.astragal.web.agent.AgentHall;
import dev.astragal.web.match.LiveMatch;
import dev.astragal.web.match.Matches;
import dev.astragal.web.match.Proposal;
import dev.astragal.web.match.StoredMatches;
import dev.astragal.web.message.NewMatch;
import dev.astragal.web.message.RateLimiter;
import dev.astragal.web.message.Refusal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The seats that one agent has at the tables of a server. */
public final class LiveSeats implements Seats, AutoCloseable {
  /** More tables than anybody plays at once. */
  private static final int OPEN_MAX = 16;

  private static final int CHAT_AT_ONCE = 5;

  private final AgentHall hall;
  private final String address;
  private final Optional<String> user;
  private final Terms terms;
  private final RateLimiter chatter = new RateLimiter(1, CHAT_AT_ONCE, System.nanoTime());
  private final Map<String, LiveSeat> open = new LinkedHashMap<>();

  /** {@code user} is whom a proxy has signed in: the agent plays under that name. */
  public LiveSeats(AgentHall hall, String address, Optional<String> user) {
    this.hall = hall;
    this.address = address;
    this.user = user;
    this.terms = new Terms(List.of(), false, false, hall.study());
  }

  @Override
  public Terms terms() {
    return terms;
  }

  Matches matches() {
    return hall.matches();
  }

  /** A new match with this agent on one of its seats. */
  LiveSeat begin(NewMatch wanted, String language, SeatTerms seat) {
    requireRoom();
    hall.making().accept(address);
    Proposal asked = Proposal.of(wanted, hall.policies(), Machine.HERE);
    Matches.Created made = hall.matches().create(user.map(asked::by).orElse(asked), true);
    return seated(made.match(), made.token().orElseThrow(), language, seat);
  }

  /** A free seat of a match. */
  LiveSeat join(String id, Optional<Integer> wanted, String language, SeatTerms seat) {
    requireRoom();
    String name = Proposal.name(Optional.of(user.orElse(seat.name())));
    Matches.Joined joined = hall.matches().join(id, wanted, name, true);
    return seated(joined.match(), joined.token(), language, seat);
  }

  /** The seat of whoever has that token. */
  LiveSeat resume(String id, String token, String language, SeatTerms seat) {
    requireRoom();
    return seated(hall.matches().match(id), token, language, seat);
  }

  private synchronized LiveSeat seated(
      LiveMatch match, String token, String language, SeatTerms terms) {
    LiveSeat before = open.remove(match.id());
    if (before != null) before.getUp();
    LiveSeat seat = new LiveSeat(match, token, language, terms);
    open.put(match.id(), seat);
    return seat;
  }

  private synchronized void requireRoom() {
    if (open.size() >= OPEN_MAX)
      throw new BadInputException("you sit at " + OPEN_MAX + " tables already; leave one first");
  }

  /** One the agent sits at; a match that was put away meanwhile is opened again. */
  @Override
  public synchronized LiveSeat at(String id) {
    LiveSeat seat = open.get(id);
    if (seat == null)
      throw new BadInputException("you do not sit at '" + id + "'; 'matches' lists yours");
    try {
      seat.requireHere();
    } catch (BadInputException gone) {
      open.remove(id);
      throw gone;
    }
    return seat;
  }

  synchronized List<LiveSeat> all() {
    return List.copyOf(open.values());
  }

  synchronized LiveSeat gone(String id) {
    LiveSeat seat = at(id);
    open.remove(id);
    return seat;
  }

  void say(String id, String text) {
    LiveSeat seat = at(id);
    if (!chatter.take(System.nanoTime()))
      throw new Refusal(429, "TOO_MUCH_CHAT", "wait a moment before you say more");
    seat.match().say(seat.seat(), text);
  }

  @Override
  public JournalFile finished(String id) {
    StoredMatches.Entry found =
        hall.matches().stored().find(id).orElseThrow(() -> MatchId.unknown(id));
    if (!hall.matches().over(found))
      throw new BadInputException("the match '" + id + "' is not over yet");
    return hall.matches().stored().store().read(found.id());
  }

  @Override
  public synchronized void close() {
    open.values().forEach(LiveSeat::getUp);
    open.clear();
  }
}
