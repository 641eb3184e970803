package dev.astragal.kernel.game;

import dev.astragal.kernel.state.Ints;
import java.util.List;

/**
 * How a run ended.
 *
 * @param code stable and mechanical: {@code won}, {@code drawn}, {@code starved}
 * @param winners nobody, one seat, or those who share the win
 * @param scores one per seat, or none where a game keeps no score
 */
public record Outcome(String code, List<Seat> winners, Ints scores) {
  /** A run the kernel ended because nothing could happen any more. */
  public static final String STALLED = "stalled";

  /** A run the kernel ended because it went beyond its declared limits. */
  public static final String LIMIT = "limit";

  public Outcome {
    winners = List.copyOf(winners);
  }

  public static Outcome won(Seat seat) {
    return new Outcome("won", List.of(seat), Ints.zeros(0));
  }

  public static Outcome won(Seat seat, Ints scores) {
    return new Outcome("won", List.of(seat), scores);
  }

  public static Outcome drawn() {
    return new Outcome("drawn", List.of(), Ints.zeros(0));
  }

  /** An end without a winner. */
  public static Outcome ended(String code) {
    return new Outcome(code, List.of(), Ints.zeros(0));
  }

  public static Outcome ended(String code, Ints scores) {
    return new Outcome(code, List.of(), scores);
  }

  /** True when the kernel and not the game ended the run. */
  public boolean aborted() {
    return code.equals(STALLED) || code.equals(LIMIT);
  }
}
