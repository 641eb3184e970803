package dev.astragal.runtime.player;

import java.util.Comparator;
import java.util.List;

/**
 * What a search came to.
 *
 * @param choice what to do
 * @param considered all that was tried, what was tried most first
 */
public record Findings<C>(C choice, List<Considered<C>> considered) {
  public Findings {
    considered = List.copyOf(considered);
  }

  /**
   * One choice that was tried.
   *
   * @param visits how often
   * @param value what it brought on average, from 0 for a certain loss to 1 for a certain win
   */
  public record Considered<C>(C choice, int visits, double value) {}

  static <C> Findings<C> of(Node<C> root) {
    return most(
        root.branches.entrySet().stream()
            .filter(entry -> entry.getValue().visits > 0)
            .map(
                entry ->
                    new Considered<>(
                        entry.getKey(), entry.getValue().visits, entry.getValue().mean()))
            .toList());
  }

  /** What was tried most is best. */
  static <C> Findings<C> most(List<Considered<C>> considered) {
    return of(considered.stream().sorted(Comparator.comparingInt(one -> -one.visits)).toList());
  }

  /** The first is best. */
  static <C> Findings<C> of(List<Considered<C>> considered) {
    return new Findings<>(considered.getFirst().choice, considered);
  }

  /** What a choice that was tried brought on average. */
  public double value(C of) {
    for (Considered<C> one : considered) if (one.choice.equals(of)) return one.value;
    return 0;
  }

  /** How often a choice was tried. */
  public int visits(C of) {
    for (Considered<C> one : considered) if (one.choice.equals(of)) return one.visits;
    return 0;
  }

  /** What to do where only some will do. */
  C choice(List<C> among) {
    for (Considered<C> one : considered) if (among.contains(one.choice)) return one.choice;
    return among.getFirst();
  }

  Findings<C> deciding(C other) {
    return new Findings<>(other, considered);
  }
}
