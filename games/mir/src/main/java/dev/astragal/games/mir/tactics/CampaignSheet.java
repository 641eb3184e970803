package dev.astragal.games.mir.tactics;

import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import java.util.List;

/** Fights one after another, as their author lists them. */
public record CampaignSheet(String name, List<Stage> fights) {
  private static final Shape<CampaignSheet> SHAPE = Shape.of(CampaignSheet.class);

  /**
   * One of the fights.
   *
   * @param enemyHp hundredths of the hit points the enemies have when it is fought alone
   */
  public record Stage(String fight, int enemyHp) {}

  public static CampaignSheet read(Tree tree) {
    return SHAPE.read(tree);
  }
}
