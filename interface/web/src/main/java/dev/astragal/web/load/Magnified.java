package dev.astragal.web.load;

import dev.astragal.runtime.flight.BotThought;
import dev.astragal.runtime.flight.InputTaken;
import dev.astragal.runtime.flight.LineWritten;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.web.vitals.Vitals;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.function.UnaryOperator;

/**
 * A store in which everything that measures a move is done so many times more with every line: what
 * is too little to be told from chance is told when there is more of it.
 */
public final class Magnified {
  private final Vitals vitals = new Vitals();
  private volatile int times;
  private volatile boolean events;

  /**
   * {@code events}: those of a flight recording, too; they cost next to nothing while none runs.
   */
  void more(int wanted, boolean withEvents) {
    events = withEvents;
    times = wanted;
  }

  /** As many clocks as a move has, one around it and one around its line, and as many events. */
  private void measure() {
    for (int i = 0; i < times; i++) {
      vitals.moved(() -> vitals.moved(() -> times));
      if (events) record();
    }
  }

  private static void record() {
    InputTaken input = new InputTaken();
    input.begin();
    BotThought thought = new BotThought();
    thought.begin();
    thought.done(0);
    LineWritten line = new LineWritten();
    line.begin();
    line.done(String.class);
    input.done("load", 0, true);
  }

  public MatchStore around(MatchStore store) {
    return around(
        MatchStore.class,
        store,
        result ->
            result instanceof HeldMatch held
                ? around(HeldMatch.class, held, UnaryOperator.identity())
                : result);
  }

  private <T> T around(Class<T> type, T inner, UnaryOperator<Object> wrapped) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, arguments) -> {
              try {
                Object result = method.invoke(inner, arguments);
                if (method.getName().equals("append")) measure();
                return result == null ? null : wrapped.apply(result);
              } catch (InvocationTargetException e) {
                throw e.getTargetException();
              }
            }));
  }
}
