package dev.astragal.kernel.game;

import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * What a game knows about playing itself well without thinking long. The search that plays any game
 * borrows it: to try the likely first, to play a dream on, and to judge one it need not play to its
 * end. Like a {@link Bot}, it is handed whole states and must decide by what {@code seat} may know.
 */
public interface Heuristic<S, C> {
  /** A legal answer to {@code prompt}, found at once: dreams ask for it by the thousand. */
  C choose(S state, Seat seat, Prompt<C> prompt, Rng rng);

  /**
   * Listed choices of {@code seat}, the most promising first; may leave out what is never worth
   * trying, but not everything. By default what it would choose comes before the others.
   */
  default List<C> promising(S state, Seat seat, Prompt<C> prompt, Rng rng) {
    C first = choose(state, seat, prompt, rng);
    List<C> all = new ArrayList<>();
    all.add(first);
    for (C choice : prompt.choices(seat).list()) if (!choice.equals(first)) all.add(choice);
    return all;
  }

  /**
   * How often a choice is tried before the search looks for better than {@link #choose} behind it.
   * More where luck has much to say: a search that tries everything everywhere learns nothing.
   */
  default int tries() {
    return 1;
  }

  /**
   * Whether a dream that began at {@code start} has come far enough to be judged by {@link
   * #standing}. By default every dream is played to its end.
   */
  default boolean settled(S start, S now) {
    return false;
  }

  /** The score {@code seat} may expect in the end, in the unit of {@link Outcome#scores}. */
  default int standing(S state, Seat seat) {
    return 0;
  }

  /** Plays dreams as {@code bot} does and knows no more. */
  static <S, C> Heuristic<S, C> of(Bot<S, C> bot) {
    return bot::choose;
  }
}
