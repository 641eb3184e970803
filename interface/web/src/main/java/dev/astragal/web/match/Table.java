package dev.astragal.web.match;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.web.json.Refusal;
import java.util.Optional;

/** Who sits where at a match, as it is kept in the store. */
final class Table<S, C extends Choice, E extends Event> {
  private final HeldMatch held;
  private final BotSeats<S, C, E> bots;
  private About about;

  Table(Session<S, C, E> session, HeldMatch held, About about) {
    this.held = held;
    this.about = about;
    this.bots = new BotSeats<>(session.kernel(), session.spec().seed());
  }

  About about() {
    return about;
  }

  /** Puts somebody on an open seat, the first one if none is wanted; gives the seat. */
  int join(Optional<Integer> wanted, Chair.Person person) {
    for (int seat = 0; seat < about.chairs().size(); seat++) {
      boolean meant = wanted.isEmpty() || wanted.get() == seat;
      if (!meant || !(about.chairs().get(seat) instanceof Chair.Open)) continue;
      reseat(about.with(seat, person));
      return seat;
    }
    throw new Refusal(409, "NO_OPEN_SEAT", "no such seat is open");
  }

  /** Puts bots on all open seats. */
  void fill(Optional<String> bot) {
    reseat(bots.filled(about, bot));
  }

  private void reseat(About changed) {
    Saving.saved(
        about.id(),
        () -> {
          held.describe(changed.kept());
          return changed;
        });
    about = changed;
  }

  /** The first seat with a bot that {@code prompt} asks. */
  Optional<Seat> botAsked(Prompt<C> prompt) {
    return BotSeats.asked(about, prompt);
  }

  Player<S, C, E> bot(Seat seat) {
    return bots.player(about, seat);
  }
}
