package dev.astragal.runtime.replay;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.Hashes;

/**
 * Where a replay first differs from what was recorded.
 *
 * @param input the number of the input
 * @param tick when
 * @param what the first event or field that differs, in words
 * @param field the path of the first state field that differs, or empty where that cannot be told
 */
public record Divergence(
    long input, long tick, String what, String field, long recorded, long replayed) {
  /** Where and what, as somebody reads it who does not compare hashes. */
  public String words() {
    return "input "
        + input
        + ", tick "
        + tick
        + ": "
        + what
        + (field.isEmpty() ? "" : "; first field: " + field);
  }

  @Override
  public String toString() {
    return words()
        + (recorded == replayed
            ? ""
            : " (recorded " + Hashes.text(recorded) + ", replayed " + Hashes.text(replayed) + ")");
  }

  public Tree tree() {
    return Tree.emptyTable()
        .with("input", Tree.of(input))
        .with("tick", Tree.of(tick))
        .with("what", Tree.of(what))
        .with("field", Tree.of(field))
        .with("recorded", Tree.of(Hashes.text(recorded)))
        .with("replayed", Tree.of(Hashes.text(replayed)));
  }
}
