package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.Loadout;
import dev.astragal.games.delve.content.DangerTag;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import java.util.TreeSet;

/**
 * Static facts about an encounter, never a forecast.
 *
 * @param dangerTags sorted, each once
 * @param nearestDistance of any enemy in view, or -1
 * @param retreatEligible health is at or below the retreat threshold
 * @param opening what the hero could do about its weapon before the fight
 */
public record ThreatSummary(
    List<DangerTag> dangerTags,
    int visibleEnemies,
    int nearestDistance,
    String primaryKind,
    boolean retreatEligible,
    OpeningPreview opening) {

  /** The first move on offer and its price in ticks. */
  public record OpeningPreview(OpeningAction action, int tickCost) {}

  /** What the first move is. */
  public enum OpeningAction {
    SWAP_TO_PRIMARY,
    SWAP_TO_RESERVE,
    HOLD_CURRENT_LOADOUT
  }

  /** The facts about the enemies of an encounter, the first being the primary one. */
  public static ThreatSummary of(DelveState state, Ints enemies) {
    TreeSet<DangerTag> tags = new TreeSet<>();
    for (int i = 0; i < enemies.size(); i++)
      tags.addAll(Combat.enemyKind(state, enemies.get(i)).tags());
    Ints near = Encounters.nearestFirst(state);
    return new ThreatSummary(
        List.copyOf(tags),
        near.size(),
        near.size() == 0 ? -1 : Encounters.distance(state, near.get(0)),
        Combat.enemyKind(state, enemies.get(0)).id(),
        state.heroHpPercent() <= state.orders().retreatHpThreshold(),
        opening(state));
  }

  private static OpeningPreview opening(DelveState state) {
    Loadout loadout = state.loadout();
    int slot = loadout.activeSlot();
    int other = slot == Loadout.PRIMARY ? Loadout.RESERVE : Loadout.PRIMARY;
    if (attack(state, loadout.weapon(other)) <= attack(state, loadout.weapon(slot)))
      return new OpeningPreview(OpeningAction.HOLD_CURRENT_LOADOUT, 0);
    OpeningAction swap =
        other == Loadout.PRIMARY ? OpeningAction.SWAP_TO_PRIMARY : OpeningAction.SWAP_TO_RESERVE;
    return new OpeningPreview(swap, state.policy().time().swap());
  }

  private static int attack(DelveState state, int weapon) {
    return weapon == Loadout.NONE ? 0 : state.content().items().get(weapon).amount();
  }
}
