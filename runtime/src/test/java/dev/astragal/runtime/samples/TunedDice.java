package dev.astragal.runtime.samples;

import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;

/** Dice whose goal is a number of the policy, with an overlay for a short game. */
public final class TunedDice extends Dice {
  @Override
  public Manifest manifest() {
    Manifest plain = super.manifest();
    return Manifest.of("tuned", "Sample dice with a policy")
        .seats(plain.seatsMin(), plain.seatsMax())
        .streams(DICE)
        .options(plain.options().getFirst())
        .policies("tuned.yaml", "short.yaml")
        .limits(2_000, 0)
        .bots("cautious");
  }

  @Override
  public Table begin(Setup setup) {
    Table table = super.begin(setup);
    int goal =
        TreePath.parse("goal")
            .find(setup.policy())
            .map(Tree::text)
            .map(Integer::parseInt)
            .orElseThrow();
    return new Table(
        table.scores(), table.atRisk(), table.mover(), goal, table.grudge(), table.scolded());
  }
}
