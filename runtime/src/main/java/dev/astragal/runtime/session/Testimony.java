package dev.astragal.runtime.session;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import java.util.ArrayList;
import java.util.List;

/** Holds back events until they are certain, for a live session and a replay alike. */
public final class Testimony<E extends Event> {
  private final List<Witness<E>> witnesses = new ArrayList<>();
  private final List<Seen<E>> uncertain = new ArrayList<>();

  private record Seen<E>(long tick, E event) {}

  public void add(Witness<E> witness) {
    witnesses.add(witness);
  }

  public void seen(long tick, List<E> events) {
    if (witnesses.isEmpty()) return;
    for (E event : events) uncertain.add(new Seen<>(tick, event));
  }

  public void certain(long line) {
    for (Seen<E> seen : uncertain)
      for (Witness<E> witness : witnesses) witness.happened(line, seen.tick(), seen.event());
    uncertain.clear();
  }

  public void takenBack(long line, long to) {
    uncertain.clear();
    for (Witness<E> witness : witnesses) witness.takenBack(line, to);
  }

  public void ended(long line, Outcome outcome, long hash) {
    certain(line);
    for (Witness<E> witness : witnesses) witness.ended(line, outcome, hash);
  }
}
