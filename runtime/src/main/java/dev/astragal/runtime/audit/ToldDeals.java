package dev.astragal.runtime.audit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.Tree;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What luck brings and everybody is told in full is no secret: a deal whose event says all cards to
 * everybody leaks them, though screens and {@code redeal} keep them. What only some are told may be
 * something that {@code redeal} lets them forget, and only what was no secret before is judged, for
 * what is known may well be shuffled into what is not.
 */
public final class ToldDeals {
  /** As often as steps with the same events are looked into. */
  private static final int LOOKED_AT = 6;

  private static final int DREAMS = 6;

  private final Map<String, Integer> looked = new TreeMap<>();

  /** What a step told everybody, as {@code after} has its events, and must not. */
  public <S, C extends Choice, E extends Event> Optional<String> leak(
      Run<S, C, E> before, Run<S, C, E> after, Rng rng) {
    int seats = after.kernel().setup().seats();
    if (seats < 2 || after.events().isEmpty() || !Secrecy.drewLuck(before, after))
      return Optional.empty();
    String kinds =
        after.events().stream().map(Event::kind).distinct().collect(Collectors.joining(", "));
    if (looked.merge(kinds, 1, Integer::sum) > LOOKED_AT) return Optional.empty();
    for (int viewer = 0; viewer < seats; viewer++)
      if (!Secrecy.told(after.events(), Seat.of(viewer)).equals(after.events()))
        return Optional.empty();
    for (int viewer = 0; viewer < seats; viewer++) {
      Seat seat = Seat.of(viewer);
      Optional<String> known = known(before, after, seat, rng);
      if (known.isPresent())
        return Optional.of(
            "everybody is told all of "
                + kinds
                + ", while redeal deals "
                + known.get()
                + " anew for "
                + seat);
    }
    return Optional.empty();
  }

  /** A field that has become a secret and follows from what a seat was told. */
  private static <S, C extends Choice, E extends Event> Optional<String> known(
      Run<S, C, E> before, Run<S, C, E> after, Seat seat, Rng rng) {
    Set<String> secret = SecretChoice.redealt(after, seat, rng);
    Set<String> already = lists(SecretChoice.redealt(before, seat, rng));
    secret.removeIf(path -> already.contains(list(path)));
    if (secret.isEmpty()) return Optional.empty();
    Tree real = after.view();
    for (int dream = 0; dream < DREAMS && !secret.isEmpty(); dream++) {
      Optional<Tree> followed = followed(before, after.events(), seat, rng);
      if (followed.isEmpty()) return Optional.empty();
      Set<String> open = SecretChoice.paths(real, followed.get());
      secret.removeIf(path -> SecretChoice.touches(open, path));
    }
    return secret.stream().findFirst();
  }

  /** What the events make of another world the seat could be in; nothing where they do not fit. */
  private static <S, C extends Choice, E extends Event> Optional<Tree> followed(
      Run<S, C, E> before, List<E> events, Seat seat, Rng rng) {
    Rules<S, C, E> rules = before.kernel().rules();
    S state = before.fork(new Fork.Dream(seat, rng.nextLong())).state();
    try {
      for (E event : events) state = rules.evolve(state, event);
      return Optional.of(before.kernel().viewOf(state));
    } catch (RuntimeException _) {
      return Optional.empty();
    }
  }

  private static Set<String> lists(Set<String> paths) {
    return paths.stream().map(ToldDeals::list).collect(Collectors.toCollection(TreeSet::new));
  }

  /** A path without its last position: the list that something lies in. */
  private static String list(String path) {
    return path.replaceAll("\\[\\d+][^\\[]*$", "");
  }
}
