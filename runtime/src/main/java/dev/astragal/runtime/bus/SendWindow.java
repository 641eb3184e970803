package dev.astragal.runtime.bus;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Events on their way to a broker that confirms them, in order. When a channel breaks or the broker
 * refuses one, everything from the first unconfirmed event on is sent again, in order: a consumer
 * sees repeats, never a loss. Whoever uses it holds a lock.
 *
 * <p>Events are numbered from 0 as they are given; all before {@code head} are confirmed, all
 * before {@code next} are sent.
 */
public final class SendWindow {
  /** More unconfirmed events than this wait for the broker. */
  public static final int SIZE = 8_192;

  private final @Nullable Given[] events = new Given[SIZE];
  private final boolean[] acknowledged = new boolean[SIZE];
  private long head;
  private long next;
  private long tail;

  /** The number of the first event sent on the present channel; its delivery tag is 1. */
  private long base;

  /** Which channel is the present one; what an earlier one says is old news. */
  private long generation;

  /** How many may be unconfirmed: few after a refusal, so that a full queue is not flooded. */
  private int allowed = SIZE;

  private boolean broken = true;

  /** An event and who hears that it was confirmed. */
  public record Given(BusEvent event, Consumer<BusEvent> confirmed) {
    boolean firstOfItsRun() {
      return event.place().isPresent() && event.place().get().position() == 1;
    }

    public void confirm() {
      confirmed.accept(event);
    }
  }

  public boolean full() {
    return tail - head >= SIZE;
  }

  /** How many are not confirmed. */
  public long unconfirmed() {
    return tail - head;
  }

  /** Only where it is not {@link #full}. */
  public void give(BusEvent event, Consumer<BusEvent> confirmed) {
    int slot = slot(tail++);
    events[slot] = new Given(event, confirmed);
    acknowledged[slot] = false;
  }

  /** Whether a new channel is needed. */
  public boolean broken() {
    return broken;
  }

  /** A new channel is there; gives its number, by which what it says is told from old news. */
  public long opened() {
    base = head;
    next = head;
    for (long number = head; number < tail; number++) acknowledged[slot(number)] = false;
    broken = false;
    return ++generation;
  }

  /** The next event to send on the present channel, if one may be sent now. */
  public Optional<BusEvent> next() {
    if (broken || !maySend()) return Optional.empty();
    return Optional.ofNullable(events[slot(next++)]).map(Given::event);
  }

  /**
   * The first event of a run goes alone: were it refused and the second not, a consumer would take
   * the second for the first.
   */
  private boolean maySend() {
    if (next >= tail) return false;
    long sent = next - head;
    if (sent == 0) return true;
    return sent < allowed && !first(head) && !first(next);
  }

  private boolean first(long number) {
    Given given = events[slot(number)];
    return given != null && given.firstOfItsRun();
  }

  /**
   * The broker has an event, or all up to it; those that are certain by that, in order, whose
   * givers are to be told.
   */
  public List<Given> confirmed(long channel, long tag, boolean multiple) {
    List<Given> certain = new ArrayList<>();
    if (channel != generation || broken) return certain;
    long number = base + tag - 1;
    for (long i = multiple ? head : number; i <= number; i++) acknowledged[slot(i)] = true;
    while (head < next && acknowledged[slot(head)]) {
      Given given = events[slot(head)];
      if (given != null) certain.add(given);
      events[slot(head++)] = null;
    }
    if (!certain.isEmpty()) allowed = (int) Math.min(SIZE, allowed * 2L);
    return certain;
  }

  /** A full queue refuses: try again, first with one event at a time. */
  public void refused(long channel) {
    if (channel != generation) return;
    allowed = 1;
    broken = true;
  }

  /** The channel of that number is no more. */
  public void lost(long channel) {
    if (channel == generation) broken = true;
  }

  /** The present channel is no more, whichever it is. */
  public void lost() {
    broken = true;
  }

  private static int slot(long number) {
    return (int) (number & (SIZE - 1));
  }
}
