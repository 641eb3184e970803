package dev.astragal.mcp.seat;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.MatchId;
import dev.astragal.runtime.store.MatchQuery;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.MatchSummary;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The matches of an agent: those it sits at now, and all that the store keeps. */
public final class AgentMatches implements Seats, AutoCloseable {
  /** More tables than anybody plays at once. */
  private static final int OPEN_MAX = 64;

  private static final String LETTERS = "bcdfghjkmnpqrstvwxyz23456789";
  private static final int ID_LENGTH = 10;

  private final MatchStore store;
  private final Terms terms;
  private final Map<String, AgentMatch> open = new LinkedHashMap<>();

  public AgentMatches(MatchStore store, Terms terms) {
    this.store = store;
    this.terms = terms;
  }

  @Override
  public Terms terms() {
    return terms;
  }

  /** A new match; its name says nothing about its game or its luck. */
  synchronized AgentMatch begin(RunSpec spec, Seating seating, SeatTerms seat) {
    requireRoom();
    String id = "m-" + random();
    Seating named = seat.seated(seating);
    HeldMatch held = store.create(id, Table.header(spec, named), seat.about());
    return opened(held, () -> Table.begin(spec, named, Optional.of(held), Optional.empty()));
  }

  /** Goes on with a match that was left, or that a program which is gone held. */
  synchronized AgentMatch resume(String id) {
    AgentMatch here = open.get(id);
    if (here != null) return here;
    requireRoom();
    HeldMatch held = store.open(MatchId.require(id));
    return opened(
        held,
        () -> {
          SeatTerms seat = SeatTerms.of(held.about());
          Seating seating = seat.seated(Seating.recorded(held.past().header()));
          return Table.resume(held, seating, Optional.empty());
        });
  }

  private AgentMatch opened(HeldMatch held, Supplier<Table> table) {
    try {
      AgentMatch match = new AgentMatch(held, table.get());
      open.put(held.id(), match);
      return match;
    } catch (RuntimeException e) {
      held.close();
      throw e;
    }
  }

  private void requireRoom() {
    if (open.size() >= OPEN_MAX)
      throw new BadInputException("you sit at " + OPEN_MAX + " tables already; leave one first");
  }

  /** One the agent sits at. */
  @Override
  public synchronized AgentMatch at(String id) {
    AgentMatch match = open.get(id);
    if (match == null)
      throw new BadInputException("you do not sit at '" + id + "'; 'matches' lists yours");
    return match;
  }

  synchronized void leave(String id) {
    at(id).close();
    open.remove(id);
  }

  /** All that agents have begun here, the last changed first. */
  List<MatchSummary> list(int most) {
    List<MatchSummary> own = new ArrayList<>();
    for (MatchSummary match : store.search(MatchQuery.all().page(0, most)))
      if (SeatTerms.known(match.about())) own.add(match);
    return own;
  }

  /** The journal of a match that is over; before that it would tell too much. */
  @Override
  public JournalFile finished(String id) {
    MatchSummary found = store.find(MatchId.require(id)).orElseThrow(() -> MatchId.unknown(id));
    if (!SeatTerms.known(found.about())) throw MatchId.unknown(id);
    if (found.outcome().isEmpty())
      throw new BadInputException("the match '" + id + "' is not over yet");
    return store.read(id);
  }

  private static String random() {
    SecureRandom chance = new SecureRandom();
    StringBuilder id = new StringBuilder();
    for (int i = 0; i < ID_LENGTH; i++) id.append(LETTERS.charAt(chance.nextInt(LETTERS.length())));
    return id.toString();
  }

  @Override
  public synchronized void close() {
    open.values().forEach(AgentMatch::close);
    open.clear();
    store.close();
  }
}
