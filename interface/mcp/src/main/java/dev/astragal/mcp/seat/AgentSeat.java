package dev.astragal.mcp.seat;

import dev.astragal.kernel.game.Seat;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Reply;
import dev.astragal.runtime.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A seat at a table that an agent has. Whatever it looks at, it looks at in {@link #held}. */
abstract class AgentSeat {
  private static final int NOTES_MAX = 64;

  abstract String id();

  abstract Table table();

  abstract SeatTerms terms();

  /** How it reads there. */
  abstract Messages messages();

  /** Nobody else changes anything meanwhile. */
  abstract <T> T held(Function<SeatView, T> work);

  /** Takes an offer; in {@link #held}. */
  abstract Reply take(long prompt, Offer offer);

  /** Lets the others and time go on, until this seat is asked or has waited long enough. */
  abstract void goOn();

  /** What this seat was told since it last listened. */
  abstract List<String> news();

  /** Keeps notes instead of those there were. */
  abstract void write(List<String> notes);

  final Seat seat() {
    return terms().seat();
  }

  final Vocabulary words() {
    return terms().vocabulary(id());
  }

  final Optional<Question> question() {
    return table().question(seat());
  }

  /** What may be taken by number: answers first, then what may be ordered beside. */
  final List<Offer> offers() {
    List<Offer> offers = new ArrayList<>();
    question()
        .ifPresent(
            asked -> {
              offers.addAll(asked.answers());
              offers.addAll(asked.commands());
            });
    return offers;
  }

  final void note(String text) {
    if (terms().notes().size() >= NOTES_MAX)
      throw new BadInputException("there are " + NOTES_MAX + " notes already; clear them first");
    List<String> notes = new ArrayList<>(terms().notes());
    notes.add(text);
    write(notes);
  }
}
