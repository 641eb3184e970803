package dev.astragal.runtime.sweep;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.RunSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What to play: every arm plays the same games under the same luck, so that arms differ by their
 * rules alone.
 *
 * @param bots one for all seats, or one for each
 * @param runs games per arm; game {@code i} is seeded by the {@code i}-th child of the seed
 */
public record SweepPlan(List<Arm> arms, List<String> bots, Seed seed, long runs) {
  /** More arms than anybody can compare. */
  public static final int ARMS_MAX = 1_000;

  public SweepPlan {
    arms = List.copyOf(arms);
    bots = List.copyOf(bots);
    if (arms.isEmpty()) throw new BadInputException("a sweep needs at least one arm");
    if (runs < 1) throw new BadInputException("a sweep needs at least one run");
  }

  /** One set-up among those compared. */
  public record Arm(String label, RunSpec spec) {}

  /**
   * Every combination of the grid's values over {@code base}; each grid entry is {@code
   * path=a,b,c}.
   */
  public static SweepPlan grid(RunSpec base, List<String> grid, List<String> bots, long runs) {
    List<Arm> arms = List.of(new Arm("", base));
    for (String axis : grid) {
      int equals = axis.indexOf('=');
      if (equals <= 0 || equals == axis.length() - 1) {
        throw new BadInputException("a grid is written path=a,b,c, not '" + axis + "'");
      }
      String path = axis.substring(0, equals);
      List<Arm> finer = new ArrayList<>();
      for (Arm arm : arms) {
        for (String value : axis.substring(equals + 1).split(",", -1)) {
          if (value.isBlank())
            throw new BadInputException("the grid '" + axis + "' has an empty value");
          Map<String, String> sets = new LinkedHashMap<>(arm.spec().sets());
          sets.put(path, value);
          RunSpec spec = arm.spec();
          finer.add(
              new Arm(
                  (arm.label().isEmpty() ? "" : arm.label() + " ") + path + "=" + value,
                  new RunSpec(
                      spec.game(),
                      spec.seed(),
                      spec.seats(),
                      spec.options(),
                      spec.overlays(),
                      sets)));
        }
      }
      if (finer.size() > ARMS_MAX)
        throw new BadInputException("the grid has more than " + ARMS_MAX + " arms");
      arms = finer;
    }
    return new SweepPlan(arms, bots, base.seed(), runs);
  }
}
