package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.solve.KeepsSecrets;
import java.lang.ref.SoftReference;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Whether a game is one in which everybody sees everything, as far as has been seen of it, and what
 * a player knows of its positions, each thread for itself. Who searches for a time has them tell
 * each other, and gives them up where memory is short; who counts iterations must come to the same
 * answer every time.
 */
final class OpenGame<C extends Choice> {
  private final int threads;
  private final boolean timed;
  private List<Positions<C>> counted = List.of();
  private SoftReference<@Nullable List<Positions<C>>> kept = new SoftReference<>(null);
  private boolean open = true;

  OpenGame(int threads, Budget budget) {
    this.threads = threads;
    this.timed = budget instanceof Budget.Time;
  }

  /** Whether it may be searched as such; to look at what is hidden would be peeking. */
  boolean is(Run<?, C, ?> run, Prompt<C> prompt) {
    open =
        open
            && run.kernel().setup().seats() > 1
            && !run.kernel().manifest().commanded()
            && !KeepsSecrets.now(run);
    return open && !prompt.together() && prompt.seats().size() == 1;
  }

  /** It has turned out to be another kind of game. */
  void not() {
    open = false;
    counted = List.of();
    kept.clear();
  }

  /** What each thread of another search knows and will know. */
  List<Positions<C>> begin() {
    List<Positions<C>> known = known();
    known.forEach(Positions::begin);
    return known;
  }

  private List<Positions<C>> known() {
    List<Positions<C>> known = timed ? kept.get() : counted;
    if (known == null || known.isEmpty()) {
      known = Stream.generate(Positions<C>::new).limit(threads).toList();
      if (timed) kept = new SoftReference<>(known);
      else counted = known;
    }
    return known;
  }

  /** How those tell each other who search beside each other. */
  List<Exchange<C>> exchanges() {
    return timed ? Exchange.between(threads) : Collections.nCopies(threads, Exchange.none());
  }

  /** What all of them found, known losses last; one that is certain needs no others. */
  <S, E extends Event> Findings<C> found(List<OpenSearch<S, C, E>> searches) {
    for (OpenSearch<S, C, E> search : searches)
      if (search.certain()) return Findings.of(search.considered());
    Map<C, Findings.Considered<C>> all = new LinkedHashMap<>();
    for (OpenSearch<S, C, E> search : searches)
      for (Findings.Considered<C> one : search.considered())
        all.merge(one.choice(), one, Findings.Considered::with);
    Set<C> lost = new HashSet<>();
    for (OpenSearch<S, C, E> search : searches) lost.addAll(search.lost());
    return Findings.of(
        all.values().stream()
            .sorted(
                Comparator.<Findings.Considered<C>, Boolean>comparing(
                        one -> lost.contains(one.choice()))
                    .thenComparingInt(one -> -one.visits()))
            .toList());
  }
}
