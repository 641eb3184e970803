package dev.astragal.runtime.session;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.tree.Tree;
import java.util.Arrays;

/** Outcomes as trees. */
public final class Outcomes {
  private Outcomes() {}

  public static Tree tree(Outcome outcome) {
    return Tree.emptyTable()
        .with("code", Tree.of(outcome.code()))
        .with(
            "winners",
            Tree.of(outcome.winners().stream().map(seat -> Tree.of(seat.index())).toList()))
        .with(
            "scores",
            Tree.of(Arrays.stream(outcome.scores().toArray()).mapToObj(Tree::of).toList()));
  }
}
