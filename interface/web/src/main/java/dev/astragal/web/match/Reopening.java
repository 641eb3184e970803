package dev.astragal.web.match;

import dev.astragal.runtime.bus.Publisher;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalException;
import dev.astragal.runtime.journal.JournalLine.WayOn;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.runtime.replay.RulesChanged;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.MatchSummary;
import dev.astragal.runtime.table.Table;
import dev.astragal.web.Limits;
import dev.astragal.web.message.Failures;
import dev.astragal.web.message.Refusal;
import java.time.Instant;
import java.util.Optional;

/** From the store back to the table: whether a match can go on is for its replay to say. */
final class Reopening {
  private Reopening() {}

  static LiveMatch open(
      MatchStore store,
      Optional<? extends Publisher> bus,
      String id,
      Thinking thinking,
      Limits limits,
      Machine machine,
      Optional<WayOn> way) {
    HeldMatch held;
    try {
      held = store.open(id);
    } catch (JournalException e) {
      throw switch (e.reason()) {
        case HELD -> new Refusal(409, "HELD", "another server plays this match");
        case UNREACHABLE -> Failures.unreachable();
        case UNKNOWN -> new Refusal(404, "NO_SUCH_MATCH", "there is no such match any more");
        default -> new Refusal(409, "UNREADABLE", "the match cannot be read; it is damaged");
      };
    } catch (BadInputException e) {
      Failures.report("match " + id + " cannot be opened", e);
      throw Failures.unreachable();
    }
    try {
      About about =
          About.of(held.about())
              .orElseThrow(
                  () -> new Refusal(409, "UNREADABLE", "nothing is known of who sits where"));
      Instant moved = store.find(id).map(MatchSummary::changed).orElse(Instant.EPOCH);
      return new LiveMatch(
          Table.resume(held, about.seating(), bus, way),
          held,
          about,
          moved,
          thinking,
          limits,
          machine);
    } catch (RulesChanged e) {
      held.close();
      throw new Refusal(409, "RULES_CHANGED", String.valueOf(e.getMessage()));
    } catch (BadInputException e) {
      held.close();
      throw new Refusal(409, "UNREADABLE", String.valueOf(e.getMessage()));
    } catch (RuntimeException e) {
      held.close();
      throw e;
    }
  }
}
