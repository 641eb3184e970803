// snippet: head
package dev.astragal.guide.orchard;

import dev.astragal.kernel.game.*;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.state.*;

/** One autumn: pick what is ripe, or wait for more and hope that the frost waits too. */
public final class Orchard implements Game<Orchard.Autumn, Orchard.Order, Orchard.Happening> {
  static final Stream WEATHER = Stream.of("weather");
  static final Stream WASPS = Stream.of("wasps");

  public record Autumn(int day, int ripe, int picked, boolean evening) {}

  public enum Order implements Choice {
    PICK,
    WAIT
  }

  public sealed interface Happening extends Event {}

  public record Ripened(int apples) implements Happening {}

  public record Eaten(int apples) implements Happening {}

  public record Froze(int apples) implements Happening {}

  public record Evening(int day) implements Happening {}

  public record Ordered(Order order, int apples) implements Happening {}

  /** How a day ended. */
  enum Sky {
    CLEAR,
    FROST
  }

  // end
  // snippet: policy
  /** Every number a designer may want to move. */
  public record Policy(
      @AtLeast(1) int days,
      @AtLeast(1) int ripening,
      @AtLeast(0) @AtMost(100) int frostPercent,
      @AtLeast(0) @AtMost(100) int waspPercent) {}

  public Manifest manifest() {
    return Manifest.of("orchard", "Orchard")
        .streams(WEATHER, WASPS)
        .policies("policy.yaml", "harsh.yaml")
        .limits(1_000, 1_000)
        .bots("patient");
  }

  public OrchardRules rules(Setup setup) {
    return new OrchardRules(Shape.of(Policy.class).read(setup.policy()));
  }
}
// end
