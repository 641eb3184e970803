package dev.astragal.mcp.seat;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.table.Next;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Reply;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A match with an agent on one of its seats. Each call holds the match for itself. */
final class AgentMatch implements AutoCloseable {
  private static final int TICKS_AT_ONCE = 500;
  private static final int NOTES_MAX = 64;

  private final HeldMatch held;
  private final Table table;
  private final SeatView view;
  private SeatTerms terms;
  private long heard;

  AgentMatch(HeldMatch held, Table table) {
    this.held = held;
    this.table = table;
    this.terms = SeatTerms.of(held.about());
    this.view = new SeatView(this);
    goOn();
  }

  String id() {
    return held.id();
  }

  Table table() {
    return table;
  }

  SeatView view() {
    return view;
  }

  Seat seat() {
    return terms.seat();
  }

  SeatTerms terms() {
    return terms;
  }

  Vocabulary words() {
    return terms.vocabulary(id());
  }

  Optional<Question> question() {
    return table.question(seat());
  }

  /** What may be taken by number: answers first, then what may be ordered beside. */
  List<Offer> offers() {
    List<Offer> offers = new ArrayList<>();
    question()
        .ifPresent(
            asked -> {
              offers.addAll(asked.answers());
              offers.addAll(asked.commands());
            });
    return offers;
  }

  /** Takes an offer, and lets the others go on until this seat is asked again. */
  Reply take(long prompt, Offer offer) {
    stopTime();
    return gone(table.take(seat(), prompt, offer));
  }

  Reply answer(long prompt, Tree choice) {
    stopTime();
    return gone(table.answer(seat(), prompt, choice));
  }

  private Reply gone(Reply reply) {
    if (reply.accepted()) goOn();
    return reply;
  }

  /** Lets time go on where it was stopped for orders. */
  void goOn() {
    table.tempo().running(true);
    long passed = 0;
    while (true) {
      switch (table.next()) {
        case Next.Nothing _ -> {
          return;
        }
        case Next.Thinking(var thought) -> table.answer(thought.think());
        case Next.Time _ -> {
          long ticks = Math.min(TICKS_AT_ONCE, terms.pause().orElse(TICKS_AT_ONCE));
          table.pass((int) ticks);
          passed += ticks;
          if (passed >= terms.pause().orElse(Long.MAX_VALUE)) stopTime();
        }
      }
    }
  }

  private void stopTime() {
    if (table.situation() instanceof Situation.Running(boolean commands) && commands)
      table.tempo().running(false);
  }

  /** What this seat was told since it last listened. */
  List<Told> news() {
    List<Told> told = table.log(seat(), heard).orElseGet(() -> table.log(seat()));
    heard = table.told();
    return told.stream().filter(Told::spoken).toList();
  }

  void note(String text) {
    if (terms.notes().size() >= NOTES_MAX)
      throw new BadInputException("there are " + NOTES_MAX + " notes already; clear them first");
    List<String> notes = new ArrayList<>(terms.notes());
    notes.add(text);
    write(notes);
  }

  void write(List<String> notes) {
    terms = terms.noting(notes);
    held.describe(terms.about());
  }

  @Override
  public synchronized void close() {
    table.close();
    held.close();
  }
}
