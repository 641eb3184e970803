package dev.astragal.kernel.rng;

import java.util.List;

/**
 * One entry of an explained weighted pick: its base weight, what multiplied it, and the weight it
 * went in with.
 */
public record Candidate(String id, long base, List<Factor> factors, long weight) {
  /** One whose weight nothing has changed. */
  public static Candidate plain(String id, long weight) {
    return new Candidate(id, weight, List.of(), weight);
  }

  /** A named multiplier. */
  public record Factor(String label, Ratio value) {}

  /** As {@code 3000 x season_winter 7/5 = 4200}. */
  public String arithmetic() {
    StringBuilder text = new StringBuilder().append(base);
    for (Factor factor : factors)
      text.append(" x ").append(factor.label()).append(' ').append(factor.value());
    return text.append(" = ").append(weight).toString();
  }
}
