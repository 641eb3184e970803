package dev.astragal.web.match;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.outbox.LiveRun;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.web.Limits;
import dev.astragal.web.json.Refusal;
import java.util.Optional;

/** From the store back to the table. */
final class Reopening {
  private Reopening() {}

  static LiveMatch<?, ?, ?> open(
      MatchStore store, Optional<RemoteBus> bus, String id, Limits limits) {
    HeldMatch held;
    try {
      held = store.open(id);
    } catch (JournalException e) {
      throw refusal(e);
    }
    try {
      Kernel<?, ?, ?> kernel = GameLibrary.kernel(held.past().header().spec());
      Replay.requireSameMakers(kernel, held.past().header());
      return resumed(kernel, held, bus, limits);
    } catch (JournalException e) {
      held.close();
      throw refusal(e);
    } catch (RuntimeException e) {
      held.close();
      throw e;
    }
  }

  private static <S, C extends Choice, E extends Event> LiveMatch<S, C, E> resumed(
      Kernel<S, C, E> kernel, HeldMatch held, Optional<RemoteBus> bus, Limits limits) {
    About about =
        About.of(held.id(), held.about())
            .orElseThrow(
                () -> new Refusal(409, "UNREADABLE", "nothing is known of who sits where"));
    try {
      return new LiveMatch<>(LiveRun.resume(kernel, held, bus), held, about, limits);
    } catch (BadInputException e) {
      throw new Refusal(409, "UNREADABLE", String.valueOf(e.getMessage()));
    }
  }

  private static Refusal refusal(JournalException e) {
    return switch (e.reason()) {
      case HELD -> new Refusal(409, "HELD", "another server plays this match");
      case FOREIGN ->
          new Refusal(
              409, "FOREIGN", "another version of the game made this match; it can be inspected");
      default -> new Refusal(409, "UNREADABLE", "the match cannot be read; it is damaged");
    };
  }
}
