package dev.astragal.web.match;

import dev.astragal.kernel.game.Seat;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import dev.astragal.web.Limits;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.message.ServerMessage.ChatLine;
import java.util.List;
import java.util.Optional;

/**
 * The people of a match: who sits where, who is connected, what they say. Whatever changes is in
 * the store before anybody sees it. Whoever calls holds the lock of the match.
 */
final class Company {
  private final Table table;
  private final HeldMatch held;
  private final Viewers viewers;
  private final Machine machine;
  private volatile About about;

  Company(Table table, HeldMatch held, About about, Limits limits, Machine machine) {
    this.machine = machine;
    this.table = table;
    this.held = held;
    this.about = about;
    this.viewers = new Viewers(limits, machine);
  }

  About about() {
    return about;
  }

  Viewers viewers() {
    return viewers;
  }

  /** Whether time may pass. */
  boolean attended() {
    return viewers.attended(about);
  }

  /** Puts somebody on an open seat, the first one if none is wanted; gives the seat. */
  int join(Optional<Integer> wanted, MatchSeat person) {
    for (int seat = 0; seat < about.seats().size(); seat++) {
      boolean meant = wanted.isEmpty() || wanted.get() == seat;
      if (!meant || !(about.seats().get(seat) instanceof MatchSeat.Open)) continue;
      reseat(about.with(seat, person));
      return seat;
    }
    throw new Refusal(409, "NO_OPEN_SEAT", "no such seat is open");
  }

  /** Whoever has that seat is an agent from now on; whether that is news. */
  boolean markAgent(Seat seat) {
    About marked = about.withAgent(Optional.of(seat.index()));
    if (marked.equals(about)) return false;
    reseat(marked);
    return true;
  }

  /** Puts bots on all open seats; the game's usual ones where none is named. */
  void fill(Optional<String> bot) {
    About filled = about.filled(bot.orElseGet(this::usualBot));
    try {
      filled.seating().checked(table.spec());
    } catch (BadInputException e) {
      throw new Refusal(400, "BAD_SETUP", String.valueOf(e.getMessage()));
    }
    reseat(filled);
  }

  /** Lets a bot take a seat, or anybody, whose player gave it up or has been away too long. */
  void replace(Seat by, Seat seat, boolean open) {
    if (!isPerson(seat)) throw Refusal.badField("seat", "nobody sits there");
    if (!by.equals(seat) && !viewers.left(seat))
      throw new Refusal(409, "STILL_HERE", "whoever sits there may still come back");
    giveUp(seat, open ? new MatchSeat.Open() : MatchSeat.bot(usualBot()));
  }

  /** A bot goes on for somebody whose time is over. */
  void outOfTime(Seat seat) {
    giveUp(seat, MatchSeat.bot(usualBot()));
  }

  boolean isPerson(Seat seat) {
    return seat.index() < about.seats().size()
        && about.seats().get(seat.index()) instanceof MatchSeat.Person;
  }

  boolean isBot(Seat seat) {
    return seat.index() < about.seats().size()
        && about.seats().get(seat.index()) instanceof MatchSeat.Bot;
  }

  private void giveUp(Seat seat, MatchSeat to) {
    reseat(about.with(seat.index(), to));
    viewers.expel(seat);
  }

  private String usualBot() {
    return Seating.usual(GameLibrary.game(table.spec().game()));
  }

  private void reseat(About changed) {
    describe(changed);
    table.seat(changed.seating());
  }

  private void describe(About changed) {
    Saving.saved(
        held.id(),
        () -> {
          held.describe(changed.kept());
          return changed;
        });
    about = changed;
  }

  void say(Seat seat, String text) {
    String line = text.strip().replaceAll("\\p{Cntrl}", " ");
    if (line.isEmpty()) throw Refusal.badField("text", "there is nothing in it");
    describe(about.saying(seat, line, machine.now()));
  }

  /** What was said after line {@code since}. */
  List<ChatLine> said(long since) {
    return about.chat().stream().filter(line -> line.number() > since).toList();
  }

  /** Notes what follows this match. */
  void followedBy(String id) {
    describe(about.followedBy(id));
  }
}
