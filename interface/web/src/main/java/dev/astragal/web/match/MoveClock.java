package dev.astragal.web.match;

import dev.astragal.kernel.game.Seat;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Table;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * How long people may think about one question, where a match has such a limit. It runs only while
 * a person is asked and no seat is free. Whoever calls holds the lock of the match.
 */
final class MoveClock {
  /** Whoever comes back to a match whose time ran out while nobody had it open has so long. */
  private static final Duration GRACE = Duration.ofMinutes(1);

  private static final Duration AGAIN = Duration.ofSeconds(1);

  private final Optional<Duration> most;
  private final Machine machine;
  private final Runnable check;
  private Instant since;
  private long inputs = -1;
  private List<Seat> hurried = List.of();
  private boolean scheduled;

  /**
   * {@code check} is called from elsewhere when time may be over; {@code begun} is the last move.
   */
  MoveClock(Optional<Duration> most, Instant begun, Machine machine, Runnable check) {
    this.most = most;
    this.machine = machine;
    this.check = check;
    Instant earliest = machine.now().minus(most.orElse(Duration.ZERO)).plus(GRACE);
    this.since = begun.isBefore(earliest) ? earliest : begun;
  }

  /** Looks who is asked now; a new question starts the clock again. */
  void look(Table table, Company company) {
    if (most.isEmpty()) return;
    Instant now = machine.now();
    Moment moment = table.now();
    List<Seat> asked =
        company.about().awaitsSomebody()
            ? List.of()
            : moment.situation().asked().stream().filter(company::isPerson).toList();
    boolean first = inputs < 0;
    if (!first && (moment.inputs() != inputs || !asked.equals(hurried))) since = now;
    inputs = moment.inputs();
    hurried = asked;
    left().ifPresent(this::schedule);
  }

  /** Looks again soon: who is late could not be noted now. */
  void again() {
    schedule(AGAIN);
  }

  private void schedule(Duration left) {
    if (scheduled) return;
    scheduled = true;
    machine.after(left.compareTo(Duration.ZERO) > 0 ? left : Duration.ofMillis(1), check);
  }

  /** Who has no time left; where it is not over yet, looks again later. */
  List<Seat> late() {
    scheduled = false;
    Optional<Duration> left = left();
    if (left.isEmpty()) return List.of();
    if (left.get().compareTo(Duration.ZERO) <= 0) return hurried;
    schedule(left.get());
    return List.of();
  }

  /** How long whoever is asked still has; nothing where nobody hurries. */
  Optional<Duration> left() {
    return most.filter(_ -> !hurried.isEmpty())
        .map(time -> Duration.between(machine.now(), since.plus(time)));
  }
}
