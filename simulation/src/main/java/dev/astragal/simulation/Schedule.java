package dev.astragal.simulation;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Everything that is still to happen by itself, and the time, which passes only here. */
final class Schedule {
  private final PriorityQueue<Due> due =
      new PriorityQueue<>(Comparator.comparingLong(Due::at).thenComparingLong(Due::number));
  private long now;
  private long numbered;

  private record Due(long at, long number, Program program, Runnable work) {}

  /** Nanoseconds since the beginning. */
  long now() {
    return now;
  }

  /** {@code program} does something after so many nanoseconds, if it still lives. */
  void after(long nanos, Program program, Runnable work) {
    due.add(new Due(now + nanos, numbered++, program, work));
  }

  /** Lets so much time pass; whatever is due by then is done, by everybody but {@code waits}. */
  void pass(long nanos, Program... waits) {
    long end = now + nanos;
    PriorityQueue<Due> later = new PriorityQueue<>(due.comparator());
    while (!due.isEmpty() && due.peek().at() <= end) {
      Due next = due.remove();
      if (List.of(waits).contains(next.program())) {
        later.add(next);
        continue;
      }
      now = Math.max(now, next.at());
      next.program().run(next.work());
    }
    due.addAll(later);
    now = Math.max(now, end);
  }
}
