package dev.astragal.runtime.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Holm's correction: who looks at many differences finds some by accident. After it, the chance of
 * calling even one difference real that is not stays below the level asked for.
 */
public final class Holm {
  private Holm() {}

  /** The corrected probabilities, in the order of those given. */
  public static List<Double> corrected(List<Double> probabilities) {
    int count = probabilities.size();
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < count; i++) order.add(i);
    order.sort(Comparator.comparing(probabilities::get));
    Double[] corrected = new Double[count];
    double least = 0;
    for (int rank = 0; rank < count; rank++) {
      int index = order.get(rank);
      least = Math.max(least, Math.min(1, (count - rank) * probabilities.get(index)));
      corrected[index] = least;
    }
    return List.of(corrected);
  }
}
