package dev.astragal.runtime.player;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** What one choice brought more than another under the same luck. */
final class Gain {
  /** How many times its scatter, squared, a gain must be: two standard errors. */
  private static final int DOUBT = 4;

  /** Fewer dreams that both had say nothing. */
  private static final int DREAMS_MIN = 8;

  private final ToDoubleFunction<Rewards.End> worth;
  private int count;
  private double sum;
  private double squares;

  /** Ends are weighed only now, all by the same measure. */
  Gain(ToDoubleFunction<Rewards.End> worth) {
    this.worth = worth;
  }

  void add(List<Rewards.End> brought, List<Rewards.End> usual) {
    for (int i = 0; i < Math.min(brought.size(), usual.size()); i++) {
      double better = worth.applyAsDouble(brought.get(i)) - worth.applyAsDouble(usual.get(i));
      count++;
      sum += better;
      squares += better * better;
    }
  }

  double mean() {
    return count == 0 ? 0 : sum / count;
  }

  /** Whether it is little to doubt that there is a gain. */
  boolean certain() {
    return sum > 0 && clear(DOUBT);
  }

  /** Whether it is little to doubt that there is a loss. */
  boolean lost() {
    return sum < 0 && clear(DOUBT);
  }

  private boolean clear(int doubt) {
    return count >= DREAMS_MIN && sum * sum * count > doubt * (count * squares - sum * sum);
  }
}
