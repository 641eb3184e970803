package dev.astragal.web.inspect;

import dev.astragal.kernel.tree.TreeDiff;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.message.StepInfo;
import dev.astragal.web.message.StepInfo.Compared;
import java.util.Optional;

/** Two futures side by side. */
record Comparison(Inspected a, Inspected b) {
  /** {@code at} compares the states at that step, else those at the two ends. */
  Compared compared(Optional<Long> at) {
    if (!a.origin().spec().game().equals(b.origin().spec().game()))
      throw new Refusal(409, "OTHER_GAME", "only runs of one game can be compared");
    long common = common();
    return new Compared(
        common,
        new Compared.First(common + 1, a.brief(common + 1), b.brief(common + 1)),
        StepInfo.Changes.of(
            TreeDiff.between(
                a.state(at.orElseGet(a::lastStep)), b.state(at.orElseGet(b::lastStep)))),
        a.side(),
        b.side());
  }

  /**
   * The last step up to which the same happened; -1 where they differ from the beginning. A hash
   * covers clocks and luck, so equal ones are found by halving; with new luck it differs at once,
   * but the futures part only where that luck is first drawn.
   */
  private long common() {
    long low = -1;
    long last = Math.min(a.lastStep(), b.lastStep());
    for (long high = last; low < high; ) {
      long middle = (low + high + 1) >>> 1;
      if (a.hash(middle) == b.hash(middle)) low = middle;
      else high = middle - 1;
    }
    if (low < 0) return low;
    while (low < last && a.brief(low + 1).equals(b.brief(low + 1))) low++;
    return low;
  }
}
