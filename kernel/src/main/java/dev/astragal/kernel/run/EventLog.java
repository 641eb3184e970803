package dev.astragal.kernel.run;

import dev.astragal.kernel.game.Event;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * The events of one step, for everybody else a list that cannot be changed. Millions of steps a
 * second write it: it is emptied by forgetting how many there are.
 */
final class EventLog<E extends Event> extends AbstractList<E> implements RandomAccess {
  private static final int EVENTS_AT_FIRST = 4;
  private static final Object[] NONE = {};

  private Object[] events = NONE;
  private int count;

  void record(E event) {
    if (count == events.length) grow();
    events[count++] = event;
  }

  private void grow() {
    events = Arrays.copyOf(events, Math.max(EVENTS_AT_FIRST, 2 * count));
  }

  void forget() {
    count = 0;
  }

  @Override
  @SuppressWarnings("unchecked") // only an E is ever recorded
  public E get(int index) {
    return (E) events[Objects.checkIndex(index, count)];
  }

  @Override
  public int size() {
    return count;
  }
}
