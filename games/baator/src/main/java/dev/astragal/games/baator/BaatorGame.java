package dev.astragal.games.baator;

import dev.astragal.games.baator.rules.Packs;
import dev.astragal.games.baator.rules.Templates;
import dev.astragal.kernel.game.EarlierShapes;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.tree.Tree;
import java.util.List;
import java.util.stream.Stream;

/** A game master's session as a game: its inputs are commands, its dice one stream. */
public final class BaatorGame implements Game<BaatorState, BaatorChoice, BaatorEvent> {
  /** A game master and five players. */
  private static final int SEATS_MAX = 6;

  @Override
  public Manifest manifest() {
    return Manifest.of("baator", "Baator")
        .seats(1, SEATS_MAX)
        .ledByTheFirst()
        .streams(Streams.DICE)
        .changes(
            "Nobody is healed above the stat hp_max, and conditions end by themselves.",
            "Players have seats of their own, and what the game master hides stays hidden.")
        .limits(1_000_000, 0)
        .policies("policy.yaml", "pulp.yaml", "horror.yaml")
        .content(
            Stream.of(Packs.SHIPPED, Packs.CHOSEN, List.of(Templates.FILE))
                .flatMap(List::stream)
                .toArray(String[]::new));
  }

  /** Until version 2 a session knew neither players nor secrets, and kept no notes at hand. */
  @Override
  public EarlierShapes<BaatorChoice, BaatorEvent> earlier() {
    return EarlierShapes.<BaatorChoice, BaatorEvent>none()
        .state(
            2,
            tree ->
                ((Tree.Table) tree)
                    .with("players", Tree.of(List.of()))
                    .with("hidden", Tree.of(List.of()))
                    .with("notes", Tree.of(List.of())));
  }

  @Override
  public BaatorRules rules(Setup setup) {
    return new BaatorRules(setup);
  }
}
