package dev.astragal.web.inspect;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeDiff;
import dev.astragal.web.json.Fields;
import dev.astragal.web.json.Refusal;
import java.util.Optional;

/** Two futures side by side. */
record Comparison(Inspected a, Inspected b) {
  /** {@code at} compares the states at that step, else those at the two ends. */
  Tree.Table tree(Optional<Long> at) {
    if (!a.origin().spec().game().equals(b.origin().spec().game()))
      throw new Refusal(409, "OTHER_GAME", "only runs of one game can be compared");
    long common = common();
    Tree before = at.isPresent() ? a.state(at.get()) : a.state(a.lastStep());
    Tree after = at.isPresent() ? b.state(at.get()) : b.state(b.lastStep());
    return Fields.of()
        .put("common", common)
        .put(
            "first",
            Fields.of()
                .put("step", common + 1)
                .put("a", a.brief(common + 1))
                .put("b", b.brief(common + 1))
                .tree())
        .putAll(StepJson.changes(TreeDiff.between(before, after)))
        .put("a", a.summary())
        .put("b", b.summary())
        .tree();
  }

  /**
   * The last step both have in common, by halving: a hash covers clocks and luck, so runs that have
   * parted do not meet again but where neither dice nor choices left a trace. -1 where they differ
   * from the beginning.
   */
  private long common() {
    long low = -1;
    long high = Math.min(a.lastStep(), b.lastStep());
    while (low < high) {
      long middle = (low + high + 1) >>> 1;
      if (a.hash(middle) == b.hash(middle)) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
