package dev.astragal.runtime.learn;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Who learns in an environment, and what for.
 *
 * @param bots who plays each seat; empty for a learner, and no names at all for learners only
 * @param reward what a finished game is worth
 * @param shaping what a unit more of a game's measure is worth on the way, by the measure's name
 * @param recall whether all that a seat has seen and done is kept for it
 */
public record EnvironmentTerms(
    List<String> bots, Reward reward, Map<String, Double> shaping, boolean recall) {
  /** Learners only, and a game is won or lost. */
  public static final EnvironmentTerms USUAL =
      new EnvironmentTerms(List.of(), Reward.OUTCOME, Map.of(), false);

  /** What a finished game is worth to a seat. */
  public enum Reward {
    /** 1 for a win, -1 for a loss, 0 where nobody has won among several; winners share. */
    OUTCOME,
    /** The points of the seat. */
    SCORE
  }

  public EnvironmentTerms {
    bots = List.copyOf(bots);
    shaping = Collections.unmodifiableMap(new LinkedHashMap<>(shaping));
  }

  boolean learns(int seat) {
    return bots.isEmpty() || bots.get(seat).isEmpty();
  }
}
