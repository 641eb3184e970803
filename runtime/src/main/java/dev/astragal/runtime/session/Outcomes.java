package dev.astragal.runtime.session;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;

/** Outcomes as trees. */
public final class Outcomes {
  private static final Shape<Outcome> SHAPE = Shape.of(Outcome.class);

  private Outcomes() {}

  public static Tree tree(Outcome outcome) {
    return SHAPE.tree(outcome);
  }
}
