package dev.astragal.runtime.audit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Run;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What an event keeps from a seat must be dealt anew for that seat: a game that hides its deal in
 * the log and forgets {@code redeal} lets every bot see all hands. Judged over a whole game, since
 * a single secret may have been told by the time one looks.
 */
public final class HiddenEvents {
  /** As often as a kind of event is looked into; enough to tell forgotten from told. */
  private static final int LOOKED_AT = 12;

  private final Map<String, Integer> kept = new TreeMap<>();
  private final Map<String, String> never = new TreeMap<>();
  private final Set<String> dealtAnew = new HashSet<>();

  /** Looks at one step. */
  public <S, C extends Choice, E extends Event> void look(
      Run<S, C, E> before, Run<S, C, E> after, Rng rng) {
    int seats = after.kernel().setup().seats();
    if (seats < 2) return;
    for (E event : after.events()) {
      if (kept.getOrDefault(event.kind(), 0) >= LOOKED_AT) continue;
      for (Seat viewer : keptFrom(event, seats)) {
        kept.merge(event.kind(), 1, Integer::sum);
        Set<String> changed = SecretChoice.paths(before.view(), after.view());
        Set<String> dealt = SecretChoice.redealt(after, viewer, rng);
        if (changed.stream().anyMatch(path -> SecretChoice.touches(dealt, path)))
          dealtAnew.add(event.kind());
        else
          never.putIfAbsent(
              event.kind(),
              "what " + event.kind() + " keeps from " + viewer + " is never dealt anew by redeal");
      }
    }
  }

  /** What no position of the game dealt anew. */
  public Optional<String> leak() {
    return never.entrySet().stream()
        .filter(entry -> !dealtAnew.contains(entry.getKey()))
        .filter(entry -> kept.getOrDefault(entry.getKey(), 0) > 1)
        .map(Map.Entry::getValue)
        .findFirst();
  }

  /** Those who play and learn less of it than it says, while others learn something else. */
  private static List<Seat> keptFrom(Event event, int seats) {
    Set<Optional<Event>> seen = new HashSet<>();
    List<Seat> less = new ArrayList<>();
    for (int i = 0; i < seats; i++) {
      Optional<Event> told = event.seenBy(Seat.of(i));
      seen.add(told);
      if (!told.equals(Optional.of(event))) less.add(Seat.of(i));
    }
    return seen.size() > 1 ? less : List.of();
  }
}
